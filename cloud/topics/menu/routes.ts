import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { forMember } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { FindPermissions } from '../../services.ts'
import type { Member } from '../identity/index.ts'
import { openableMenus } from './openable-menus.ts'
import { permittedMenu } from './permitted-menu.ts'
import { menuNodesFinder } from './sql/menu.ts'
import { findMenuVisits, putMenuVisit } from './sql/menu-history.ts'

type Services = { database: Database; now: Clock; permissionsOf: FindPermissions }

export const menuRoutes = ({ database, now, permissionsOf }: Services) => {
  const findMenuNodes = menuNodesFinder(database)
  const menuOf = async (member: Member) => {
    const [nodes, perms] = await Promise.all([findMenuNodes(), permissionsOf(member)])
    return permittedMenu(nodes, new Set(perms))
  }

  return {
    menuTree: forMember(calls.menuTree, (_request, member) => menuOf(member)),

    menuHistory: forMember(calls.menuHistory, async ({ query: { size } }, member) => {
      const menus = openableMenus(await menuOf(member))
      return (await findMenuVisits(database, member.userId))
        .flatMap(({ menuId, visitTime }) => {
          const menu = menus.get(menuId)
          return menu === undefined ? [] : [{ ...menu, visitTime }]
        })
        .slice(0, size)
    }),

    recordMenuVisit: forMember(calls.recordMenuVisit, async ({ body: { menuId } }, member) => {
      // An entry that this user does not have is answered like one that is not there.
      if (!openableMenus(await menuOf(member)).has(menuId)) throw new Refusal(codes.recordNotFound)
      await database.transaction(transaction =>
        putMenuVisit(transaction, { userId: member.userId, menuId, visitTime: now() }, limits.menuHistoryMax)
      )
      return null
    })
  }
}
