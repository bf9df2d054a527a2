import { isDeepStrictEqual } from 'node:util'
import type { MappingFeatures } from '#contract/calls/deploy/mapping-features.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { findRobotModels } from '../robots/index.ts'
import { isStoreWithin } from '../stores/index.ts'
import { addMapping, changeMapping, findMappingOf } from './sql/mapping-features.ts'

type By = { scope: Scope; userId: number; now: number }
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
  { version, features, ...place }: Written,
  { scope, userId, now }: By
): Promise<{ mappingId: number; version: number }> => {
  await refuseOthers(database, scope, place.storeId)
  if (version === 0) await refuseUnknownModel(database, scope, place.model)
  const written = { features, userId, changeTime: now }
  const saved =
    version === 0
      ? await addMapping(database, { ...place, ...written })
      : await changeMapping(database, { ...place, version }, written)
  if (saved !== undefined) return saved
  const found = await findMappingOf(database, place)
  const isOwn = found?.version === version + 1 && found.userId === userId && isDeepStrictEqual(found.features, features)
  if (isOwn) return { mappingId: found.mappingId, version: found.version }
  throw new Refusal(codes.updateFailed, { data: [{ field: 'version', reason: 'saved meanwhile' }] })
}
