import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { editOf } from '../../../database/rows/save-edit.ts'
import { forMember, forReporter } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { type Member, scopeOf } from '../../identity/index.ts'
import { countChange } from '../../rates/index.ts'
import { hearFrom } from '../../robots/index.ts'
import { findStores } from '../../stores/index.ts'
import { saveMapping } from '../save-mapping.ts'
import {
  deleteOverride,
  findMapping,
  findMappingRobots,
  findMappings,
  markFailedRobots,
  refusalOfOldMapping
} from '../sql/mapping-features.ts'
import { syncMappings } from '../sync-mappings.ts'

/** The features that robots may use while they build maps. */
export const mappingRoutes = (services: CloudServices) => {
  const { database, now, announce } = services
  /** @throws Refusal 610603 */
  const mappingFor = async (member: Member, mappingId: number) => {
    const found = await findMapping(database, scopeOf(member), mappingId)
    if (found === undefined) throw new Refusal(codes.recordNotFound)
    return found
  }
  return {
    mappingList: forMember(calls.mappingList, ({ query }, member) => findMappings(database, scopeOf(member), query)),

    mappingDetail: forMember(calls.mappingDetail, ({ query: { mappingId } }, member) => mappingFor(member, mappingId)),

    mappingStoreList: forMember(calls.mappingStoreList, async ({ query: { text, ...page } }, member) => {
      const { list, total } = await findStores(database, scopeOf(member), { text }, page)
      return { list: list.map(({ storeId, name }) => ({ storeId, name })), total }
    }),

    saveMapping: forMember(calls.saveMapping, async ({ body }, member) => {
      await countChange(services, 'deploy', member.userId)
      return saveMapping(database, body, scopeOf(member), editOf(member, body, now()))
    }),

    removeMapping: forMember(calls.removeMapping, async ({ body }, member) => {
      await countChange(services, 'deploy', member.userId)
      if (await deleteOverride(database, scopeOf(member), body)) return null
      const { storeId } = await mappingFor(member, body.mappingId)
      if (storeId === null) throw new Refusal(codes.recordNotFound)
      throw await refusalOfOldMapping(database, body.mappingId, editOf(member, body, now()))
    }),

    retryMapping: forMember(calls.retryMapping, async ({ body: { mappingId } }, member) => {
      await countChange(services, 'deploy', member.userId)
      const tenantIds = await markFailedRobots(database, scopeOf(member), await mappingFor(member, mappingId))
      if (tenantIds.length === 0) throw new Refusal(codes.updateFailed)
      announce.ofRobots([...new Set(tenantIds)], 'requests_changed')
      return { robots: tenantIds.length }
    }),

    mappingRobots: forMember(calls.mappingRobots, async ({ query: { mappingId, ...page } }, member) =>
      findMappingRobots(database, scopeOf(member), await mappingFor(member, mappingId), page)
    ),

    syncMappings: forReporter(calls.syncMappings, async ({ body: { robots } }, { robots: scope }) => {
      const { list, tenantIds } = await syncMappings(database, scope, robots, now())
      announce.ofRobots(tenantIds, 'requests_changed')
      await hearFrom(services, scope, { serials: robots.map(({ serial }) => serial) })
      return { list }
    })
  }
}
