import { adapter } from '../adapter.ts'
import { storedInTab } from '../storage/stored-in-tab.pure.ts'
import { paths } from './paths.pure.ts'
import { pathOnThisOrigin } from './redirect.pure.ts'
import { $route, navigate } from './route.ts'

/**
 * Leads from a page that the person may not open to /401, which leads back when the permission comes (docs/requirements.md §6).
 * @param pathname the closed page; nothing happens where the person has left it by now
 */
export const leaveClosedPage = (pathname: string): void => {
  const route = $route.get()
  if (route.pathname !== pathname || pathname === paths.unauthorized) return
  adapter().tabStorage.write(storedInTab.closedPage, route.pathname + route.search + route.hash)
  navigate(paths.unauthorized, 'replace')
}

/** The address in whose place /401 is shown. Any script may have written it. */
export const closedPage = (): string | undefined =>
  pathOnThisOrigin(adapter().tabStorage.read(storedInTab.closedPage) ?? '')

export const forgetClosedPage = (): void => adapter().tabStorage.remove(storedInTab.closedPage)
