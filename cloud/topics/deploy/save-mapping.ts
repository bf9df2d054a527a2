import type { MappingFeatures } from '#contract/calls/deploy/mapping-features.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Edit } from '../../database/rows/save-edit.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { findRobotModels } from '../robots/index.ts'
import { isStoreWithin } from '../stores/index.ts'
import { findMappingOf, saveMappingOf } from './sql/mapping-features.ts'

type Written = { model: string; storeId: number | null; version: number; features: MappingFeatures }

/** @throws Refusal 610403 for a default of a person who does not see every tenant, 610702 for a store of others */
const refuseOthers = async (database: Database, scope: Scope, storeId: number | null): Promise<void> => {
  if (storeId === null) {
    if (scope.of !== 'everyTenant') throw new Refusal(codes.permissionMissing)
    return
  }
  if (!(await isStoreWithin(database, scope, storeId))) throw new Refusal(codes.storeNotFound)
}

/** @throws Refusal 610604 for a model of which the scope has no robot, so that nobody fills the list with made-up names */
const refuseUnknownModel = async (database: Database, scope: Scope, model: string): Promise<void> => {
  const models = await findRobotModels(database, scope)
  if (models.some(it => it.model === model)) return
  throw new Refusal(codes.parameterIllegal, { data: [{ field: 'model', reason: 'no robot has it' }] })
}

/**
 * Saves a configuration over the version that somebody saw. Of two saves at once one is refused. A save whose answer was
 * lost comes again and finds its own changes.
 * @throws Refusal 610403, 610702, 610604, 610606
 */
export const saveMapping = async (
  database: Database,
  { version, features, model, storeId }: Written,
  scope: Scope,
  edit: Edit
): Promise<{ mappingId: number; version: number }> => {
  await refuseOthers(database, scope, storeId)
  if (version === 0) await refuseUnknownModel(database, scope, model)
  const place = { model, storeId }
  return database.transaction(async transaction => {
    const saved = await saveMappingOf(transaction, place, features, edit)
    const found = await findMappingOf(transaction, place)
    if (found === undefined) throw new Error('a configuration that was saved is gone')
    return { mappingId: found.mappingId, version: saved.version }
  })
}
