import { createRouter } from '#kit/router.pure.ts'
import { elevatorRoutes } from './elevator/routes.pure.ts'
import { iotRoutes } from './iot/routes.pure.ts'
import { openRoutes } from './open/routes.pure.ts'
import { phoneRoutes } from './phone/routes.pure.ts'
import { watchRoutes } from './watch/routes.pure.ts'

/**
 * The pages of the sections in the order of the menu; each section has a folder of its own. A new section has one row here, and
 * one in `pages` of platform-app.tsx.
 */
const routes = [...iotRoutes, ...elevatorRoutes, ...phoneRoutes, ...watchRoutes, ...openRoutes] as const
export type Kind = (typeof routes)[number]['page']['kind']

/** The page of an address; see `createRouter`. */
export const pageOf = createRouter(routes)
