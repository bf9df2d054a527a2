import { calls } from '#contract/index.ts'
import { findRobotKinds } from '../../../database/rows/robot-kinds.ts'
import { editOf } from '../../../database/rows/save-edit.ts'
import { forEverybody, forMember } from '../../../http/served.ts'
import type { CloudServices } from '../../../services.ts'
import { refuseTenants } from '../../identity/index.ts'
import { countChange } from '../../rates/index.ts'
import { findKinds } from '../sql/kinds.ts'
import { createKind, removeKind, updateKind } from './change-kinds.ts'

/** The kinds of robots. */
export const robotKindRoutes = (services: CloudServices) => {
  const { database, now, announce } = services
  /** Open portals ask for the names again, which are texts, and for the kinds. */
  const tellPortals = () => announce.toEveryone('language_changed')
  return {
    robotKindList: forEverybody(calls.robotKindList, () => findRobotKinds(database)),

    robotKindDefinitions: forMember(calls.robotKindDefinitions, async (_request, member) => {
      refuseTenants(member)
      return findKinds(database)
    }),

    createRobotKind: forMember(calls.createRobotKind, async ({ body }, member) => {
      refuseTenants(member)
      await countChange(services, 'robots', member.userId)
      await createKind(database, body)
      tellPortals()
      return null
    }),

    updateRobotKind: forMember(calls.updateRobotKind, async ({ body }, member) => {
      refuseTenants(member)
      await countChange(services, 'robots', member.userId)
      await updateKind(database, body, editOf(member, body, now()))
      tellPortals()
      return null
    }),

    deleteRobotKind: forMember(calls.deleteRobotKind, async ({ body: { robotKind } }, member) => {
      refuseTenants(member)
      await countChange(services, 'robots', member.userId)
      await removeKind(database, robotKind)
      tellPortals()
      return null
    })
  }
}
