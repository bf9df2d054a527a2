import { isShipped } from '#contract/calls/robots/capabilities.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { codes } from '#contract/codes.ts'
import { fallbackLanguage } from '#contract/languages.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import type { Edit } from '../../../database/rows/save-edit.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { addKind, changeKind, deleteKind, isKindInUse, type KindRow, lockKind, lockKinds } from '../sql/kinds.ts'

/** Every reader sees a name: a kind that the portal has no text for needs one in the language that others fall back to. */
const refuseNameless = ({ robotKind, names }: KindRow): void => {
  if (isShipped(robotKind) || names[fallbackLanguage] !== undefined) return
  throw new Refusal(codes.parameterIllegal, {
    data: [{ field: `names.${fallbackLanguage}`, reason: 'a name' }]
  })
}

/** @throws Refusal 610604 without a name, 610602 for a kind that is there, 610605 where there are too many */
export const createKind = (database: Database, row: KindRow): Promise<void> => {
  refuseNameless(row)
  return database.transaction(async transaction => {
    const count = await lockKinds(transaction)
    if (count >= limits.robotKindsMax) throw new Refusal(codes.createFailed)
    if (!(await addKind(transaction, row))) throw new Refusal(codes.recordExists)
  })
}

/** @throws Refusal 610604 without a name, 610603 for a kind that is not there, 610606 for a version that is not the newest */
export const updateKind = async (database: Database, row: KindRow, edit: Edit): Promise<void> => {
  refuseNameless(row)
  if ((await changeKind(database, row, edit)) === undefined) throw new Refusal(codes.recordNotFound)
}

/** @throws Refusal 610603 for a kind that is not there, 610607 while something is of it */
export const removeKind = (database: Database, robotKind: RobotKind): Promise<void> =>
  database.transaction(async transaction => {
    if (!(await lockKind(transaction, robotKind))) throw new Refusal(codes.recordNotFound)
    if (await isKindInUse(transaction, robotKind)) throw new Refusal(codes.deleteFailed)
    await deleteKind(transaction, robotKind)
  })
