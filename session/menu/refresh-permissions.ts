import { readUserAnew } from '../identity/refresh-user.ts'
import { $menu, reloadMenu } from './menu.ts'

/**
 * Loads menu and permissions again: menu, guard and buttons follow the stores. The menu of a person who has none yet is
 * loaded when a page needs it. The menu is loaded before the permissions. With an old menu and new permissions, the guard
 * would send the person to /401. With the new menu, the person stays, and the application says that its page is closed.
 */
export const refreshPermissions = async (): Promise<void> => {
  if ($menu.get().state !== 'unknown') await reloadMenu()
  await readUserAnew()
}
