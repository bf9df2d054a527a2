import { afterSalesPermissions, dispatchPermissions, operationPermissions } from '#contract/permissions.ts'
import { pathBelow } from '#kit/path-below.pure.ts'

/** The pages of this application. Addresses of the menu that have no page yet get `missing`. */
export const appointmentPages = ['records', 'week', 'hours'] as const
export const pages = [...appointmentPages, 'dispatch', 'dashboard'] as const
export type Page = (typeof pages)[number] | 'missing' | 'closed'

const root = '/config-manage/appointment-record'

/** The path of each page below the application's own address. The records have the address of the menu's entry. */
export const below: Record<(typeof pages)[number], string> = {
  records: root,
  week: `${root}/week`,
  hours: `${root}/hours`,
  dispatch: '/hospital-dispatch',
  dashboard: '/dashboard'
}

/** The permission for each page. */
const permissionOf: Record<(typeof pages)[number], string> = {
  records: afterSalesPermissions.records,
  week: afterSalesPermissions.records,
  hours: afterSalesPermissions.records,
  dispatch: dispatchPermissions.watch,
  dashboard: operationPermissions.dashboard
}

/**
 * The page of an address; undefined for an address of another application. A page without its permission is closed: the
 * guard does not ask for it, since an entry above the page is open.
 */
export const pageOf = (pathname: string, basePath: string, held: readonly string[]): Page | undefined => {
  const path = pathBelow(pathname, basePath)
  if (path === undefined) return undefined
  const found = pages.find(page => below[page] === path)
  if (found === undefined) return 'missing'
  return held.includes(permissionOf[found]) ? found : 'closed'
}

/** The query that each address keeps from the one before. The portal needs `micro=true` for its frame (docs/requirements.md §2). */
export const keptQuery = (search: string): URLSearchParams => {
  const kept = new URLSearchParams()
  if (new URLSearchParams(search).get('micro') === 'true') kept.set('micro', 'true')
  return kept
}

/** A path with a query, or without one where it is empty. */
export const withQuery = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query}`
