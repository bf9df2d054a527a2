import { and, asc, eq, sql } from 'drizzle-orm'
import type { Compartment } from '#contract/calls/robot-registry/compartments.ts'
import type { RobotModelDefinition } from '#contract/calls/robot-registry/models.ts'
import type { Database } from '../../../database/open.ts'
import { isInService } from '../../../database/rows/robot-condition.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { robotModels, robots } from '../../../database/schema.ts'
import type { KnownModel } from '../decide-registration.pure.ts'

/** A model as somebody wrote it. */
export type WrittenModel = KnownModel & { lowBattery: number; compartments: Compartment[] }

const isOf = (model: string) => eq(robotModels.model, model)

/** All models, by name. There are at most `robotModelsMax`. */
export const findModels = (database: Database): Promise<RobotModelDefinition[]> =>
  database
    .select({
      model: robotModels.model,
      robotKind: robotModels.robotKind,
      serialForm: robotModels.serialForm,
      reportSeconds: robotModels.reportSeconds,
      lowBattery: robotModels.lowBattery,
      compartments: robotModels.compartments,
      robotCount: sql<number>`count(${robots.robotId})::int`,
      version: robotModels.edition
    })
    .from(robotModels)
    .leftJoin(robots, and(eq(robots.model, robotModels.model), isInService))
    .groupBy(robotModels.model)
    .orderBy(asc(robotModels.model))

/** Nobody else adds a model until the transaction ends. @returns how many there are */
export const lockModels = async (transaction: Database): Promise<number> => {
  await transaction.execute(sql`lock table ${robotModels} in share row exclusive mode`)
  return transaction.$count(robotModels)
}

/** @returns false where the model is there already */
export const addModel = async (transaction: Database, row: WrittenModel): Promise<boolean> => {
  const added = await transaction
    .insert(robotModels)
    .values(row)
    .onConflictDoNothing()
    .returning({ model: robotModels.model })
  return added.length > 0
}

/** Changes a model, and its robots. Those of the demo data that nobody reports for stay so. @returns undefined where there is no such model. @throws Refusal as `saveEdit` */
export const changeModel = async (
  transaction: Database,
  { model, ...written }: WrittenModel,
  edit: Edit
): Promise<Saved | undefined> => {
  const { robotKind, reportSeconds } = written
  const saved = await saveEdit(transaction, robotModels, isOf(model), written, edit)
  if (saved !== undefined && !saved.again)
    await transaction
      .update(robots)
      .set({
        robotKind,
        reportSeconds: sql`case when ${robots.reportSeconds} is null then null else ${reportSeconds}::smallint end`
      })
      .where(eq(robots.model, model))
  return saved
}

/** Nobody registers a robot of this model until the transaction ends. @returns whether there is such a model */
export const lockModel = async (transaction: Database, model: string): Promise<boolean> => {
  const locked = await transaction
    .select({ model: robotModels.model })
    .from(robotModels)
    .where(isOf(model))
    .for('update')
  return locked.length > 0
}

export const hasRobotsOf = async (transaction: Database, model: string): Promise<boolean> => {
  const [found] = await transaction
    .select({ robotId: robots.robotId })
    .from(robots)
    .where(and(eq(robots.model, model), isInService))
    .limit(1)
  return found !== undefined
}

export const deleteModel = async (transaction: Database, model: string): Promise<void> => {
  await transaction.delete(robotModels).where(isOf(model))
}
