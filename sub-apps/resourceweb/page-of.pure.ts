import { pathBelow } from '#kit/path-below.pure.ts'
import { type MaterialPage, materialLists, materialPageOf } from './materials/page-of.pure.ts'
import { type PackagePage, packageLists, packagePageOf } from './packages/page-of.pure.ts'
import { type ScenePage, sceneLists, scenePageOf } from './scenes/page-of.pure.ts'

/** The pages of this application, by their section of the menu, and a page for unknown addresses. */
export type Page = ScenePage | PackagePage | MaterialPage | { kind: 'missing' }

export const missingPage: Page = { kind: 'missing' }

/** Each section reads the addresses below its own path. */
const sections: readonly ((below: string) => Page | undefined)[] = [scenePageOf, packagePageOf, materialPageOf]

/** The lists of all sections, in the order of the menu. */
const lists: readonly { path: string; permission: string }[] = [...sceneLists, ...packageLists, ...materialLists]

const pageBelow = (below: string): Page => {
  for (const section of sections) {
    const page = section(below)
    if (page !== undefined) return page
  }
  return missingPage
}

/**
 * The page of an address; undefined for an address of another application. The application's own address shows the first
 * list that the person may open.
 */
export const pageOf = (pathname: string, basePath: string, held: readonly string[]): Page | undefined => {
  const below = pathBelow(pathname, basePath)
  if (below === undefined || below !== '') return below === undefined ? undefined : pageBelow(below)
  const first = lists.find(({ permission }) => held.includes(permission))
  return first === undefined ? missingPage : pageBelow(first.path)
}
