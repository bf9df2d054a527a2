import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Edit } from '../../database/rows/save-edit.ts'
import { Refusal } from '../../refusal.pure.ts'
import { type Member, scopeOf } from '../identity/index.ts'
import { mayChange } from './rights.pure.ts'
import {
  changeMaterialName,
  deleteMaterial as deleteRow,
  findMaterial,
  isMaterialUsed,
  lockMaterial
} from './sql/materials.ts'

/** @throws Refusal 614029; another tenant's material is answered like one that is not there, so that ids tell nothing */
export const materialFor = async (database: Database, member: Member, materialId: number) => {
  const found = await findMaterial(database, scopeOf(member), materialId)
  if (found === undefined) throw new Refusal(codes.materialNotFound)
  return found
}

/** @throws Refusal 614029, 614031 */
const lockOwn = async (transaction: Database, member: Member, materialId: number) => {
  const locked = await lockMaterial(transaction, scopeOf(member), member.userId, materialId)
  if (locked === undefined) throw new Refusal(codes.materialNotFound)
  if (!mayChange(member, locked)) throw new Refusal(codes.materialOfOthers)
  return locked
}

/** @throws Refusal 614029, 614031, 610606 */
export const renameMaterial = (
  database: Database,
  member: Member,
  { materialId, name }: { materialId: number; name: string },
  edit: Edit
): Promise<void> =>
  database.transaction(async transaction => {
    await lockOwn(transaction, member, materialId)
    await changeMaterialName(transaction, materialId, name, edit)
  })

/** Deletes a material, also one whose file is under way. @throws Refusal 614029, 614031, 610607 while a group uses it */
export const deleteMaterial = (database: Database, member: Member, materialId: number): Promise<void> =>
  database.transaction(async transaction => {
    await lockOwn(transaction, member, materialId)
    if (await isMaterialUsed(transaction, materialId)) throw new Refusal(codes.deleteFailed)
    await deleteRow(transaction, materialId)
  })
