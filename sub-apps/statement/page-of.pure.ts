import { statisticsPermissions } from '#contract/permissions.ts'
import { pathBelow } from '#kit/path-below.pure.ts'

/** The pages of this application. */
export const pages = ['cleaning', 'faults', 'export'] as const
export type PageName = (typeof pages)[number]

/** The path of each page below the application's own address: those of the menu. */
export const below: Record<PageName, string> = {
  cleaning: '/data/clean',
  faults: '/data/fault',
  export: '/export'
}

const permissionOf: Record<PageName, string> = {
  cleaning: statisticsPermissions.cleaning,
  faults: statisticsPermissions.faults,
  export: statisticsPermissions.exports
}

/** Whether a person with these permissions may open a page. The guard does not ask: an entry above the page is open. */
export const isOpen = (page: PageName, held: readonly string[]): boolean => held.includes(permissionOf[page])

/** The page of an address; undefined for an address of another application. */
export const pageOf = (pathname: string, basePath: string): PageName | 'missing' | undefined => {
  const path = pathBelow(pathname, basePath)
  if (path === undefined) return undefined
  return pages.find(page => below[page] === path) ?? 'missing'
}
