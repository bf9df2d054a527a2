import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { forMember, forUpload } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { scopeOf } from '../identity/index.ts'
import { countOrRefuse } from '../rates/index.ts'
import { bindRobots, unbindRobots } from './bind-robots.ts'
import { createStore } from './create-store.ts'
import { deleteStore } from './delete-store.ts'
import { importStores } from './import-stores.ts'
import { findStore, findStores, findStoreTenants } from './sql/stores.ts'
import { updateStore } from './update-store.ts'

export const storeRoutes = ({ database, now, rules }: Pick<CloudServices, 'database' | 'now' | 'rules'>) => ({
  storeList: forMember(calls.storeList, ({ query: { pageNo, size, sort, ...filter } }, member) =>
    findStores(database, scopeOf(member), filter, { pageNo, size, sort })
  ),

  storeDetail: forMember(calls.storeDetail, async ({ query: { storeId } }, member) => {
    const found = await findStore(database, scopeOf(member), storeId)
    // Another tenant's store is answered like one that is not there, so that ids tell nothing.
    if (found === undefined) throw new Refusal(codes.storeNotFound)
    return found
  }),

  storeTenantList: forMember(calls.storeTenantList, (_request, member) => findStoreTenants(database, scopeOf(member))),

  createStore: forMember(calls.createStore, ({ body: { tenantId, storeCode, ...about } }, member) =>
    createStore(database, scopeOf(member), { tenantId, storeCode, ...about }, now())
  ),

  updateStore: forMember(calls.updateStore, ({ body }, member) => updateStore(database, scopeOf(member), body)),

  deleteStore: forMember(calls.deleteStore, async ({ body: { storeId } }, member) => {
    await deleteStore(database, storeId, { scope: scopeOf(member), userId: member.userId, now: now() })
    return null
  }),

  bindRobots: forMember(calls.bindRobots, ({ body }, member) => bindRobots(database, scopeOf(member), body)),

  unbindRobots: forMember(calls.unbindRobots, ({ body }, member) => unbindRobots(database, scopeOf(member), body)),

  importStores: forUpload(calls.importStores, async ({ body }, file, member) => {
    await countOrRefuse(database, `store files of ${member.userId}`, rules.storeFiles, now())
    return importStores(database, scopeOf(member), { file, mode: body.mode, tenantId: body.tenantId, now: now() })
  })
})
