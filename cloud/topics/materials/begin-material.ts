import type { CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { Rules } from '../../rules.ts'
import { type Member, scopeOf } from '../identity/index.ts'
import { countOrRefuse } from '../rates/index.ts'
import { tenantBytesMax } from './rules.ts'
import { addMaterial, countMaterialBytes, findMaterialByKey } from './sql/material-files.ts'
import { findMaterialModels } from './sql/materials.ts'

type Announced = CallRequest<typeof calls.beginMaterial>['body']
type Given = { member: Member; now: number; rules: Rules['packages'] }

/**
 * Announces a file, once for a key. A file that is too large is refused by its announced size, before a byte of it comes.
 * @throws Refusal 610615, 610616, 614027, 610520, 610605
 */
export const beginMaterial = async (
  database: Database,
  announced: Announced,
  { member, now, rules }: Given
): Promise<{ materialId: number }> => {
  const { models, size, requestKey } = announced
  if (size === 0) throw new Refusal(codes.fileEmpty)
  if (size > limits.materialBytesMax) throw new Refusal(codes.uploadFailed)
  const ownModels = await findMaterialModels(database, scopeOf(member))
  if (!models.every(model => ownModels.includes(model))) throw new Refusal(codes.materialForbidden)
  const { tenantId, userId } = member
  const begun = await findMaterialByKey(database, userId, requestKey)
  if (begun !== undefined) return { materialId: begun }
  return database.transaction(async transaction => {
    // The count is one row for each owner. Requests of an owner at the same moment wait for each other here.
    await countOrRefuse(transaction, `materials of ${tenantId ?? 'the maker'}`, rules.uploads, now)
    const bytes = await countMaterialBytes(transaction, tenantId)
    if (bytes + size > tenantBytesMax) throw new Refusal(codes.createFailed)
    const row = { ...announced, models: [...new Set(models)], tenantId, userId, createTime: now }
    const materialId =
      (await addMaterial(transaction, row)) ?? (await findMaterialByKey(transaction, userId, requestKey))
    if (materialId === undefined) throw new Refusal(codes.createFailed)
    return { materialId }
  })
}
