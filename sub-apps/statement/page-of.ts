import { pathBelow } from '#kit/path-below.ts'

/** The pages of this application. */
export const pages = ['cleaning', 'faults', 'export'] as const
export type PageName = (typeof pages)[number]

/** The path of each page below the application's own address: those of the menu. */
export const below: Record<PageName, string> = {
  cleaning: '/data/clean',
  faults: '/data/fault',
  export: '/export'
}

/** The page of an address; undefined for an address of another application. */
export const pageOf = (pathname: string, basePath: string): PageName | 'missing' | undefined => {
  const path = pathBelow(pathname, basePath)
  if (path === undefined) return undefined
  return pages.find(page => below[page] === path) ?? 'missing'
}
