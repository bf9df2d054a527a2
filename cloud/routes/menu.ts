import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import type { Clock } from '../clock.ts'
import { findMenuNodes } from '../database/menu.ts'
import { findMenuVisits, putMenuVisit } from '../database/menu-history.ts'
import type { Database } from '../database/open.ts'
import { forMember } from '../http/served.ts'
import { Refusal } from '../refusal.ts'
import { openableMenus } from './openable-menus.ts'
import { permittedMenu } from './permitted-menu.ts'

export const menuRoutes = ({ database, now }: { database: Database; now: Clock }) => {
  const menuOf = async (perms: readonly string[]) => permittedMenu(await findMenuNodes(database), new Set(perms))

  return {
    menuTree: forMember(calls.menuTree, (_request, { perms }) => menuOf(perms)),

    menuHistory: forMember(calls.menuHistory, async ({ query: { size } }, { userId, perms }) => {
      const menus = openableMenus(await menuOf(perms))
      return (await findMenuVisits(database, userId))
        .flatMap(({ menuId, visitTime }) => {
          const menu = menus.get(menuId)
          return menu === undefined ? [] : [{ ...menu, visitTime }]
        })
        .slice(0, size)
    }),

    recordMenuVisit: forMember(calls.recordMenuVisit, async ({ body: { menuId } }, { userId, perms }) => {
      // An entry that this user does not have is answered like one that is not there.
      if (!openableMenus(await menuOf(perms)).has(menuId)) throw new Refusal(codes.recordNotFound)
      await database.transaction(transaction =>
        putMenuVisit(transaction, { userId, menuId, visitTime: now() }, limits.menuHistoryMax)
      )
      return null
    })
  }
}
