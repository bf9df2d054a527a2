import { readUserAnew } from '../identity/refresh-user.ts'
import { $menu, reloadMenu } from './menu.ts'

/**
 * Loads what the person may do again: menu, guard and buttons follow the stores. The menu of a person who has none yet is
 * loaded when a page needs it.
 */
export const refreshPermissions = async (): Promise<void> => {
  await Promise.all([readUserAnew(), $menu.get().state === 'unknown' ? undefined : reloadMenu()])
}
