import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import type { Edit } from '../../database/rows/save-edit.ts'
import { covers, type ReadingScope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { isTagPlanned } from '../ota/index.ts'
import { countOrRefuse } from '../rates/index.ts'
import { addHistory } from '../robot-registry/index.ts'
import * as tags from '../robots/index.ts'
import { acts, type By } from './act-on-many.ts'
import { isTenantWithin } from './sql.ts'

/* Changes of a tag as a whole: at all robots of its organisation. */

type Reader = By & { reading: ReadingScope }

/**
 * Locks the tags of an organisation, and looks whether somebody may change one of them.
 * @throws Refusal 610603, 610403
 */
const lockTag = async (transaction: Database, whose: tags.TagOf, { scope, reading }: Reader): Promise<void> => {
  // A tag that nobody shows to this person is answered like one that is not there, so that ids and words tell nothing.
  if (!(await isTenantWithin(transaction, reading, whose.tenantId))) throw new Refusal(codes.recordNotFound)
  await tags.lockTagsOf(transaction, whose.tenantId)
  if (!(await tags.hasTagOf(transaction, whose))) throw new Refusal(codes.recordNotFound)
  if (!covers(scope, whose.tenantId)) throw new Refusal(codes.permissionMissing)
}

/** @throws Refusal 610607 */
const refusePlanned = async (transaction: Database, { tenantId, tag }: tags.TagOf): Promise<void> => {
  if (await isTagPlanned(transaction, tenantId, tag)) throw new Refusal(codes.deleteFailed)
}

const count = (database: Database, { userId, now }: Reader): Promise<void> =>
  countOrRefuse(database, `acts on robots of ${userId}`, acts, now)

/**
 * Gives a tag another name, and describes it.
 * @throws Refusal 610403, 610520, 610602, 610603, 610605, 610606, 610607
 */
export const saveTag = async (
  database: Database,
  whose: tags.TagOf,
  { name, description }: { name: string; description: string },
  by: Reader,
  edit: Edit
): Promise<void> => {
  await count(database, by)
  await database.transaction(async transaction => {
    const { tenantId, tag } = whose
    await lockTag(transaction, whose, by)
    const isRenamed = name !== tag
    if (isRenamed) {
      await refusePlanned(transaction, whose)
      if (await tags.hasTagOf(transaction, { tenantId, tag: name })) throw new Refusal(codes.recordExists)
    }
    const { again, version } = await tags.putDescription(transaction, whose, description, edit)
    if (again) return
    if (version === 1 && (await tags.countDescribed(transaction, tenantId)) > limits.describedTagsMax)
      throw new Refusal(codes.createFailed)
    if (!isRenamed) return
    const robotIds = await tags.lockTagged(transaction, whose)
    // Somebody may have given the new name to one of them before it was locked.
    if ((await tags.lockTagged(transaction, { tenantId, tag: name })).length > 0) throw new Refusal(codes.recordExists)
    await tags.renameTag(transaction, whose, name)
    const { now: time, userId } = by
    await addHistory(transaction, [
      ...robotIds.map(robotId => ({ robotId, time, userId, act: 'untagged' as const, note: tag })),
      ...robotIds.map(robotId => ({ robotId, time, userId, act: 'tagged' as const, note: name }))
    ])
  })
}

/**
 * Takes a tag from all robots of its organisation.
 * @throws Refusal 610403, 610520, 610603, 610607
 */
export const deleteTag = async (database: Database, whose: tags.TagOf, by: Reader): Promise<void> => {
  await count(database, by)
  await database.transaction(async transaction => {
    await lockTag(transaction, whose, by)
    await refusePlanned(transaction, whose)
    const robotIds = await tags.lockTagged(transaction, whose)
    await tags.dropTag(transaction, whose)
    const { now: time, userId } = by
    await addHistory(
      transaction,
      robotIds.map(robotId => ({ robotId, time, userId, act: 'untagged' as const, note: whose.tag }))
    )
  })
}
