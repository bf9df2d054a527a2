import type { Database } from '../database/open.ts'
import { findShippedPart, markShippedPart } from '../database/upkeep/shipped-data.ts'
import { builtInRoles } from '../topics/identity/built-in-roles.pure.ts'
import { addPermissions, shipRole } from '../topics/identity/sql/roles.ts'
import { shipLanguage } from '../topics/languages/ship.ts'
import { shippedLanguageFiles } from '../topics/languages/shipped-files.ts'
import { addMenuNode } from '../topics/menu/sql/menu.ts'
import { type MenuEntry, menu } from './menu.ts'
import { everyPermission, shippedRoles } from './roles.ts'

/**
 * Puts the shipped data into the database: menu, roles and language files. Safe to run at every start, and to be cut off
 * at any moment: each part goes in in one transaction, together with the note that it is in. Later changes and deletions
 * by people stay. Administrators get the permissions that a new release brings.
 */
export const shipData = async (database: Database, time: number): Promise<void> => {
  const once = (part: string, put: (transaction: Database) => Promise<unknown>): Promise<void> =>
    database.transaction(async transaction => {
      if ((await findShippedPart(transaction, part)) !== undefined) return
      await put(transaction)
      await markShippedPart(transaction, part, time)
    })
  await once('menu', transaction => putMenu(transaction, menu, null))
  for (const builtIn of builtInRoles)
    await once(`role ${builtIn}`, transaction => shipRole(transaction, { builtIn, ...shippedRoles[builtIn] }))
  await addPermissions(database, 'administrator', everyPermission)
  for (const file of await shippedLanguageFiles()) await shipLanguage(database, file, time)
}

const putMenu = async (
  database: Database,
  entries: readonly (MenuEntry & { icon?: string; micro?: boolean })[],
  parentId: number | null
): Promise<void> => {
  for (const [position, { children, icon = null, micro = true, ...entry }] of entries.entries()) {
    const type = parentId === null || children.length > 0 ? 1 : 2
    const menuId = await addMenuNode(database, { ...entry, parentId, position, type, icon, micro, url: null })
    await putMenu(database, children, menuId)
  }
}
