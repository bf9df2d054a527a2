import { paths, trailTo } from '@portal/session'
import type { MenuItem } from '#contract/calls/menu/menu.ts'
import { clicks } from '#contract/page/clicks.ts'
import { type NamedSubApps, subAppOf } from '#contract/page/sub-apps/sub-apps.ts'

const ownPages: Readonly<Record<string, string>> = {
  [paths.login]: clicks.login.name,
  [paths.olderLogin]: 'Older login',
  [paths.dashboard]: clicks.dashboard.name,
  [paths.account]: clicks.account.name,
  [paths.reserve]: clicks.reserve.name,
  [paths.secure]: clicks.secure.name,
  [paths.languages]: clicks.languages.name,
  [paths.releases]: clicks.releases.name,
  [paths.cleaningCentre]: clicks.cleaningCentre.name,
  [paths.unauthorized]: 'No access',
  [paths.notFound]: 'Not found'
}

/**
 * The name of a page in usage events, independent of the language: the portal's own name, or the names of the menu
 * entries that lead to the page.
 */
export const pageName = (pathname: string, menu: readonly MenuItem[], named?: NamedSubApps): string => {
  if (Object.hasOwn(ownPages, pathname)) return ownPages[pathname] ?? ''
  const names = trailTo(menu, pathname).map(({ name }) => name)
  return names.length > 0 ? names.join(' › ') : (subAppOf(pathname, named) ?? '')
}
