import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { ReadingScope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { isStoreWithin } from './sql/stores.ts'

/** @throws Refusal 610702 for a store that does not exist or is not for this member: nobody learns which */
export const refuseForeignStore = async (database: Database, scope: ReadingScope, storeId: number | undefined) => {
  if (storeId !== undefined && !(await isStoreWithin(database, scope, storeId))) throw new Refusal(codes.storeNotFound)
}
