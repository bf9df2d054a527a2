import type { MaterialModel } from '#contract/calls/materials/material-packs.ts'
import { materialReasons } from '#contract/calls/materials/reasons.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import { editOf } from '../../database/rows/save-edit.ts'
import { takenAs } from '../../database/rows/taken-as.ts'
import { Refusal } from '../../refusal.pure.ts'
import { type Member, scopeOf } from '../identity/index.ts'
import { mayChange } from './rights.pure.ts'
import { countGroupRobots } from './sql/group-robots.ts'
import {
  addGroup,
  changeGroup,
  countGroups,
  deleteGroup as deleteRow,
  findGroup,
  findGroupByKey,
  keepMaterials,
  lockGroup,
  putItems
} from './sql/groups.ts'
import { findMaterialModels } from './sql/materials.ts'
import { itemProblems, misfits, spanProblems, type WrittenGroup } from './validate-group.pure.ts'

type By = { member: Member; now: number }

/** @throws Refusal 614030; another tenant's group is answered like one that is not there, so that ids tell nothing */
export const groupFor = async (database: Database, member: Member, groupId: number) => {
  const found = await findGroup(database, scopeOf(member), groupId)
  if (found === undefined) throw new Refusal(codes.materialGroupNotFound)
  return found
}

/** Locks a group for a member who has a robot of its model. @throws Refusal 614030, 614028 */
export const lockUsableGroup = async (transaction: Database, member: Member, groupId: number) => {
  const locked = await lockGroup(transaction, scopeOf(member), groupId)
  if (locked === undefined) throw new Refusal(codes.materialGroupNotFound)
  await refuseModel(transaction, member, locked.model)
  return locked
}

/** @throws Refusal 614028 for a model of which the member has no robot */
const refuseModel = async (database: Database, member: Member, model: MaterialModel): Promise<void> => {
  const ownModels = await findMaterialModels(database, scopeOf(member))
  if (!ownModels.includes(model)) throw new Refusal(codes.materialGroupForbidden)
}

/** @throws Refusal 610604, 614029, 614027 */
const refuseItems = async (
  transaction: Database,
  member: Member,
  model: MaterialModel,
  written: WrittenGroup
): Promise<void> => {
  const materialIds = [...new Set(written.items.map(({ materialId }) => materialId))]
  const known = await keepMaterials(transaction, scopeOf(member), materialIds)
  const { missing, forbidden } = misfits(written, model, known)
  if (missing.length > 0) throw new Refusal(codes.materialNotFound)
  if (forbidden.length > 0) throw new Refusal(codes.materialForbidden)
  const data = [...spanProblems(written), ...itemProblems(written, known)]
  if (data.length > 0) throw new Refusal(codes.parameterIllegal, { data })
}

/** Makes a group, once for a key. @throws Refusal 614026, 614027, 614028, 614029, 610604, 610605 */
export const createGroup = (
  database: Database,
  { model, requestKey, ...written }: WrittenGroup & { model: MaterialModel; requestKey?: string | undefined },
  { member, now }: By
): Promise<{ groupId: number }> =>
  database.transaction(async transaction => {
    const { tenantId, userId } = member
    const made = await findGroupByKey(transaction, userId, requestKey)
    if (made !== undefined) return { groupId: made }
    await refuseModel(transaction, member, model)
    await refuseItems(transaction, member, model, written)
    if ((await countGroups(transaction, tenantId)) >= limits.materialGroupsMax)
      throw new Refusal(codes.createFailed, { data: [{ field: 'name', reason: materialReasons.groupsFull }] })
    const { items, ...row } = written
    const groupId = await addGroup(transaction, { ...row, requestKey, model, tenantId, userId, changeTime: now })
    if (groupId === undefined) {
      const madeNow = await findGroupByKey(transaction, userId, requestKey)
      if (madeNow === undefined) throw new Refusal(codes.materialGroupNameExists)
      return { groupId: madeNow }
    }
    await putItems(transaction, groupId, items)
    return { groupId }
  })

/**
 * Saves a group. Of two people who saw the same version, the second one is refused; the same save again is not.
 * @throws Refusal 614026 to 614030, 614032, 610604, 610606
 */
export const saveGroup = async (
  database: Database,
  { groupId, version, ...written }: WrittenGroup & { groupId: number; version: number },
  { member, now }: By
): Promise<{ version: number }> => {
  const save = async (transaction: Database): Promise<{ version: number }> => {
    const found = await lockUsableGroup(transaction, member, groupId)
    if (!mayChange(member, found)) throw new Refusal(codes.materialGroupOfOthers)
    const { items, ...change } = written
    const edit = editOf(member, { version, ...written }, now)
    const saved = await changeGroup(transaction, groupId, { ...change, changeTime: now }, edit)
    if (saved === undefined) throw new Error('a locked group is gone')
    if (saved.again) return { version: saved.version }
    await refuseItems(transaction, member, found.model, written)
    await putItems(transaction, groupId, items)
    return { version: saved.version }
  }
  return takenAs(
    () => new Refusal(codes.materialGroupNameExists),
    () => database.transaction(save)
  )
}

/** @throws Refusal 614030, 614032, 610607 while robots are assigned to it */
export const deleteGroup = (database: Database, groupId: number, { member }: By): Promise<void> =>
  database.transaction(async transaction => {
    const found = await lockGroup(transaction, scopeOf(member), groupId)
    if (found === undefined) throw new Refusal(codes.materialGroupNotFound)
    if (!mayChange(member, found)) throw new Refusal(codes.materialGroupOfOthers)
    if ((await countGroupRobots(transaction, groupId)) > 0) throw new Refusal(codes.deleteFailed)
    await deleteRow(transaction, groupId)
  })
