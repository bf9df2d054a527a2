import { readUserAnew } from '../identity/refresh-user.ts'
import { $menu, reloadMenu } from './menu.ts'

/**
 * Loads what the person may do again: menu, guard and buttons follow the stores. The menu of a person who has none yet is
 * loaded when a page needs it. The menu comes first: the guard would send a person to /401 for an old entry whose
 * permission is gone, and leave the person on the page where the new menu came first.
 */
export const refreshPermissions = async (): Promise<void> => {
  if ($menu.get().state !== 'unknown') await reloadMenu()
  await readUserAnew()
}
