import { calls } from '#contract/index.ts'
import { forMember } from '../../../http/served.ts'
import type { CloudServices } from '../../../services.ts'
import { type Member, scopeOf } from '../../identity/index.ts'
import { countChange } from '../../rates/index.ts'
import { codeOfEnd } from '../../robot-requests/index.ts'
import { type AssignOutcome, assignGroup, removeGroup } from '../assign-group.ts'
import { createGroup, deleteGroup, groupFor, saveGroup } from '../change-groups.ts'
import { isUsable, mayChange } from '../rights.pure.ts'
import { findGroupRobots, findStoresWithModel } from '../sql/group-robots.ts'
import { findGroups, findItems } from '../sql/groups.ts'
import { findMaterialModels } from '../sql/materials.ts'

/** Groups of materials, and the robots that show them. */
export const materialGroupRoutes = (services: CloudServices) => {
  const { database, now, announce } = services

  /** Counts the change, and gives the person for whom it is made. */
  const by = async (member: Member) => {
    await countChange(services, 'resources', member.userId)
    return { member, now: now() }
  }

  /** Adds to each group the rights of a member. */
  const withRights = async (member: Member) => {
    const ownModels = await findMaterialModels(database, scopeOf(member))
    return <Found extends { userId: number | null; model: Parameters<typeof isUsable>[0][number] }>(found: Found) => {
      const { userId, ...group } = found
      return { ...group, own: mayChange(member, { userId }), usable: isUsable([found.model], ownModels) }
    }
  }

  const told = ({ tenantIds, ...counts }: AssignOutcome) => {
    announce.ofRobots(tenantIds, 'requests_changed')
    return counts
  }

  return {
    materialGroupList: forMember(calls.materialGroupList, async ({ query }, member) => {
      const { list, total } = await findGroups(database, scopeOf(member), query)
      return { list: list.map(await withRights(member)), total }
    }),

    materialGroupDetail: forMember(calls.materialGroupDetail, async ({ query: { groupId } }, member) => {
      const found = await groupFor(database, member, groupId)
      return { ...(await withRights(member))(found), items: await findItems(database, groupId) }
    }),

    createMaterialGroup: forMember(calls.createMaterialGroup, async ({ body }, member) =>
      createGroup(database, body, await by(member))
    ),

    saveMaterialGroup: forMember(calls.saveMaterialGroup, async ({ body }, member) =>
      saveGroup(database, body, await by(member))
    ),

    deleteMaterialGroup: forMember(calls.deleteMaterialGroup, async ({ body: { groupId } }, member) => {
      await deleteGroup(database, groupId, await by(member))
      return null
    }),

    groupRobotList: forMember(calls.groupRobotList, async ({ query }, member) => {
      const { model } = await groupFor(database, member, query.groupId)
      const { list, total } = await findGroupRobots(database, scopeOf(member), { ...query, model })
      return {
        list: list.map(({ requestState, ...robot }) => ({
          ...robot,
          code: robot.code ?? (requestState === null ? null : codeOfEnd(requestState, robot.failure))
        })),
        total
      }
    }),

    groupStoreList: forMember(calls.groupStoreList, async ({ query: { groupId } }, member) => {
      const { model } = await groupFor(database, member, groupId)
      return { list: await findStoresWithModel(database, scopeOf(member), model) }
    }),

    assignMaterialGroup: forMember(calls.assignMaterialGroup, async ({ body }, member) =>
      told(await assignGroup(database, body, await by(member)))
    ),

    removeMaterialGroup: forMember(calls.removeMaterialGroup, async ({ body }, member) =>
      told(await removeGroup(database, body, await by(member)))
    )
  }
}
