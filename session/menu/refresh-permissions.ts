import { readUserAnew } from '../identity/refresh-user.ts'
import { $user } from '../identity/session.ts'
import { atMostEvery, newsEveryMs } from '../live/at-most-every.ts'
import { $change } from '../live/change.ts'
import { $menu, reloadMenu } from './menu.ts'

/**
 * Loads menu and permissions again: menu, guard and buttons follow the stores. The menu of a person who has none yet is
 * loaded when a page needs it. Both are asked for at once, and the menu is shown before the permissions. With an old menu and
 * new permissions, the guard would send the person to /401. With the new menu, the person stays, and the application says that
 * its page is closed.
 */
const refreshPermissions = (): Promise<void> => readUserAnew($menu.get().state === 'unknown' ? undefined : reloadMenu())

/** Follows the news of the person's permissions, on every page. */
export const followPermissions = (): void => {
  const refresh = atMostEvery(newsEveryMs, refreshPermissions)
  $change.listen(change => {
    // A cloud with stamps says by itself when the page knows other permissions than the person has now.
    const isUnsure = change?.action === 'reconnected' && $user.get()?.permissionStamp === undefined
    if (isUnsure || change?.action === 'permissions_changed') refresh()
  })
}
