import type { Store } from '#contract/calls/stores/stores.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import {
  addStore,
  columnsOf,
  findGreatestCode,
  findStore,
  hasStoreNamed,
  lockStoreCodes,
  type StoreChange
} from './sql/stores.ts'
import { nextStoreCode, numberOf } from './store-code.ts'
import { refuseTooMany, tenantOf } from './store-tenant.ts'

type Wish = StoreChange & { tenantId: number | undefined; storeCode: string | undefined }

/** How often to make another code, if somebody chose the same one for their store at the same moment. */
const triesMax = 3

/**
 * Creates a store. Stores of one tenant whose codes are made wait for each other, so that each gets the next code. An
 * index lets one through of several that want the same name or code.
 * @throws Refusal 610601 where an operator does not say for which tenant. 610603 for a tenant that is not the user's.
 *   610605 where the tenant has all the stores that it may have. 610706 and 610707 for a name or code that is taken.
 *   610708 and 610715 where no code could be made.
 */
export const createStore = (database: Database, scope: Scope, wish: Wish, now: number): Promise<Store> =>
  database.transaction(transaction => create(transaction, scope, wish, now))

const create = async (database: Database, scope: Scope, wish: Wish, now: number): Promise<Store> => {
  const { tenantId: wanted, storeCode: wantedCode, ...about } = wish
  const tenantId = await tenantOf(database, scope, wanted)
  await refuseTooMany(database, tenantId, 1)
  if (wantedCode === undefined) await lockStoreCodes(database, tenantId)
  for (let tries = 0; tries < triesMax; tries += 1) {
    const storeCode = wantedCode ?? (await makeCode(database, tenantId, about.country))
    const storeId = await addStore(database, { tenantId, storeCode, ...columnsOf(about), createTime: now })
    if (storeId !== undefined) {
      const added = await findStore(database, scope, storeId)
      if (added === undefined) throw new Error('a store that was added a moment ago is gone')
      return added
    }
    if (await hasStoreNamed(database, tenantId, about.name)) throw new Refusal(codes.storeNameExists)
    if (wantedCode !== undefined) throw new Refusal(codes.storeIdExists)
  }
  throw new Refusal(codes.storeIdConflict)
}

const makeCode = async (database: Database, tenantId: number, country: string): Promise<string> => {
  const greatest = await findGreatestCode(database, tenantId, country)
  const made = nextStoreCode(country, greatest === undefined ? 0 : numberOf(greatest))
  if (made === undefined) throw new Refusal(codes.storeIdNotMade)
  return made
}
