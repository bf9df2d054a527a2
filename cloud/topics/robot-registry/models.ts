import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import type { Edit } from '../../database/rows/save-edit.ts'
import { Refusal } from '../../refusal.pure.ts'
import { holdKind } from './sql/kinds.ts'
import {
  addModel,
  changeModel,
  deleteModel,
  hasRobotsOf,
  lockModel,
  lockModels,
  type WrittenModel
} from './sql/models.ts'

/** @throws Refusal 610604 for a kind that is not there */
const holdKindOf = async (transaction: Database, { robotKind }: WrittenModel): Promise<void> => {
  if (await holdKind(transaction, robotKind)) return
  throw new Refusal(codes.parameterIllegal, {
    data: [{ field: 'robotKind', reason: 'a kind of robots that is there' }]
  })
}

/** @throws Refusal 610602 for a model that is there, 610604 for a kind that is not there, 610605 where there are too many */
export const createModel = (database: Database, row: WrittenModel): Promise<void> =>
  database.transaction(async transaction => {
    await holdKindOf(transaction, row)
    const count = await lockModels(transaction)
    if (count >= limits.robotModelsMax) throw new Refusal(codes.createFailed)
    if (!(await addModel(transaction, row))) throw new Refusal(codes.recordExists)
  })

/** @throws Refusal 610603 for a model that is not there, 610604 for a kind that is not there, 610606 for a version that is not the newest */
export const updateModel = (database: Database, row: WrittenModel, edit: Edit): Promise<void> =>
  database.transaction(async transaction => {
    await holdKindOf(transaction, row)
    if ((await changeModel(transaction, row, edit)) === undefined) throw new Refusal(codes.recordNotFound)
  })

/** @throws Refusal 610603 for a model that is not there, 610607 while robots are of it */
export const removeModel = (database: Database, model: string): Promise<void> =>
  database.transaction(async transaction => {
    if (!(await lockModel(transaction, model))) throw new Refusal(codes.recordNotFound)
    if (await hasRobotsOf(transaction, model)) throw new Refusal(codes.deleteFailed)
    await deleteModel(transaction, model)
  })
