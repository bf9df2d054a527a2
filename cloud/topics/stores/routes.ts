import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { editOf } from '../../database/rows/save-edit.ts'
import { forMember, forUpload } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { type Member, readingScopeOf, scopeOf } from '../identity/index.ts'
import { countOrRefuse } from '../rates/index.ts'
import { bindRobots, unbindRobots } from './bind-robots.ts'
import { createStore } from './create-store.ts'
import { deleteStore } from './delete-store.ts'
import { importStores } from './import-stores.ts'
import { findStore, findStores, findStoreTenants } from './sql/stores.ts'
import { updateStore } from './update-store.ts'

type Services = Pick<CloudServices, 'database' | 'now' | 'rules' | 'announce'>

/** Stores. The list of robots names the store of each robot, so its readers are told of stores, too. */
export const storeRoutes = ({ database, now, rules, announce }: Services) => {
  const byOf = (member: Member) => ({ scope: scopeOf(member), userId: member.userId, now: now() })
  return {
    storeList: forMember(calls.storeList, ({ query: { own, pageNo, size, sort, ...filter } }, member) =>
      findStores(database, own === true ? scopeOf(member) : readingScopeOf(member), filter, { pageNo, size, sort })
    ),

    storeDetail: forMember(calls.storeDetail, async ({ query: { storeId } }, member) => {
      const found = await findStore(database, readingScopeOf(member), storeId)
      // Another tenant's store is answered like one that is not there, so that ids tell nothing.
      if (found === undefined) throw new Refusal(codes.storeNotFound)
      return found
    }),

    storeTenantList: forMember(calls.storeTenantList, (_request, member) =>
      findStoreTenants(database, scopeOf(member))
    ),

    createStore: forMember(calls.createStore, ({ body: { tenantId, storeCode, ...about } }, member) =>
      createStore(database, scopeOf(member), { tenantId, storeCode, ...about }, now())
    ),

    updateStore: forMember(calls.updateStore, async ({ body }, member) => {
      const store = await updateStore(database, scopeOf(member), body, editOf(member, body, now()))
      announce.ofRobots([store.tenantId], 'robots_changed')
      return store
    }),

    deleteStore: forMember(calls.deleteStore, async ({ body: { storeId } }, member) => {
      await deleteStore(database, storeId, { scope: scopeOf(member), userId: member.userId, now: now() })
      return null
    }),

    bindRobots: forMember(calls.bindRobots, async ({ body }, member) => {
      announce.ofRobots([await bindRobots(database, body, byOf(member))], 'robots_changed')
      return null
    }),

    unbindRobots: forMember(calls.unbindRobots, async ({ body }, member) => {
      announce.ofRobots([await unbindRobots(database, body, byOf(member))], 'robots_changed')
      return null
    }),

    importStores: forUpload(calls.importStores, async ({ body }, file, member) => {
      await countOrRefuse(database, `store files of ${member.userId}`, rules.storeFiles, now())
      const { tenantId, ...validated } = await importStores(database, scopeOf(member), {
        file,
        mode: body.mode,
        coding: body.coding,
        tenantId: body.tenantId,
        userId: member.userId,
        now: now()
      })
      if (validated.imported) announce.ofRobots([tenantId], 'robots_changed')
      return validated
    })
  }
}
