import { resourceReasons } from '#contract/calls/scenes/reasons.ts'
import type { WrittenFloor } from '#contract/calls/scenes/scene-floors.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import { editOf } from '../../database/rows/save-edit.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { takenAs } from '../../database/rows/taken-as.ts'
import { Refusal } from '../../refusal.pure.ts'
import { lockStore } from '../stores/index.ts'
import { countSceneRobots } from './sql/scene-robots.ts'
import { addScene, changeScene, countScenes, lockScene, putSceneFloors } from './sql/scenes.ts'
import { validateFloors } from './validate-floors.pure.ts'

type By = { scope: Scope; userId: number; tenantId: number | null; now: number }

/** @throws Refusal 612033 */
const refuseBlank = (name: string): void => {
  if (name === '') throw new Refusal(codes.nameMissing)
}

/**
 * The found scene, after a check that it is there and was not deleted.
 * @throws Refusal 612043 where there is no such scene within the scope, 612045 where it was deleted
 */
export const refuseMissing = <Found extends { deleteTime: number | null }>(found: Found | undefined): Found => {
  if (found === undefined) throw new Refusal(codes.sceneNotFound)
  if (found.deleteTime !== null) throw new Refusal(codes.deletedAlready)
  return found
}

/** @throws Refusal 612033 and 612009 for the name, 610702 for the store, 610605 where the store has too many */
export const createScene = (
  database: Database,
  { storeId, name }: { storeId: number; name: string },
  { scope, userId, now }: By
): Promise<number> => {
  refuseBlank(name)
  return database.transaction(async transaction => {
    const store = await lockStore(transaction, scope, storeId)
    if (store === undefined) throw new Refusal(codes.storeNotFound)
    if ((await countScenes(transaction, storeId)) >= limits.storeScenesMax)
      throw new Refusal(codes.createFailed, { data: [{ field: 'storeId', reason: resourceReasons.scenesFull }] })
    const { tenantId } = store
    const sceneId = await addScene(transaction, { tenantId, storeId, name, userId, createTime: now, changeTime: now })
    if (sceneId === undefined) throw new Refusal(codes.nameExists)
    return sceneId
  })
}

type Written = { sceneId: number; version: number; name: string; floors: readonly WrittenFloor[] }

/**
 * Saves a scene with all its floors. Of two people who saw the same version, the second one is refused; the same save again
 * is not.
 * @returns the new version
 * @throws Refusal as `validateFloors` and `refuseMissing` say, 612033 and 612009 for the name, 610606 for another version
 */
export const saveScene = async (
  database: Database,
  { sceneId, version, name, floors }: Written,
  { scope, now, ...by }: By
): Promise<number> => {
  refuseBlank(name)
  const validated = validateFloors(floors)
  if ('code' in validated) throw new Refusal(validated.code, { data: validated.problems })
  const save = async (transaction: Database): Promise<number> => {
    refuseMissing(await lockScene(transaction, scope, sceneId))
    const edit = editOf(by, { version, name, floors }, now)
    const saved = await changeScene(transaction, sceneId, { name }, edit)
    if (saved === undefined) throw new Error('a locked scene is gone')
    if (!saved.again) await putSceneFloors(transaction, sceneId, validated.floors)
    return saved.version
  }
  return takenAs(
    () => new Refusal(codes.nameExists),
    () => database.transaction(save)
  )
}

/** @throws Refusal as `refuseMissing` says, 612010 while robots are bound to it */
export const deleteScene = (database: Database, sceneId: number, { scope, now, ...by }: By): Promise<void> =>
  database.transaction(async transaction => {
    refuseMissing(await lockScene(transaction, scope, sceneId))
    if ((await countSceneRobots(transaction, sceneId)) > 0) throw new Refusal(codes.sceneHasRobots)
    await putSceneFloors(transaction, sceneId, [])
    await changeScene(transaction, sceneId, { deleteTime: now }, editOf(by, {}, now))
  })
