import { pathBelow } from '#kit/path-below.pure.ts'
import { elevatorRoutes } from './elevator/routes.pure.ts'
import { iotRoutes } from './iot/routes.pure.ts'
import { openRoutes } from './open/routes.pure.ts'
import { type Page as PageOf, pageOfRoute } from './parts/route.pure.ts'
import { phoneRoutes } from './phone/routes.pure.ts'
import { watchRoutes } from './watch/routes.pure.ts'

/**
 * The sections of the application in the order of the menu, each with a folder of its own. A new section has one row here,
 * and one in `pages` of platform-app.tsx.
 */
export const sections = {
  iot: iotRoutes,
  elevator: elevatorRoutes,
  phone: phoneRoutes,
  watch: watchRoutes,
  open: openRoutes
} as const

const routes = Object.values(sections).flat()
export type Kind = (typeof routes)[number]['kind']

/** The pages of this application, and a page for unknown addresses. */
export type Page = PageOf<Kind> | { kind: 'missing' }

/**
 * The page of an address; undefined for an address of another application. The base path shows the first page that the
 * person may open.
 */
export const pageOf = (pathname: string, basePath: string, held: readonly string[] = []): Page | undefined => {
  const below = pathBelow(pathname, basePath)
  if (below === undefined) return undefined
  if (below === '') {
    const first = routes.find(({ permission }) => held.includes(permission))
    return { kind: first?.kind ?? 'missing' }
  }
  for (const route of routes) {
    const page = pageOfRoute<Kind>(route, below)
    if (page !== undefined) return page
  }
  return { kind: 'missing' }
}
