import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { RobotKindDefinition } from '#contract/calls/robot-registry/kinds.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import type { Database } from '../../../database/open.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import {
  courses,
  resourcePackages,
  robotKinds,
  robotModels,
  robots,
  settingsTemplates
} from '../../../database/schema.ts'

const isOf = (robotKind: RobotKind): SQL => eq(robotKinds.robotKind, robotKind)

export type KindRow = Pick<typeof robotKinds.$inferInsert, 'robotKind' | 'names' | 'capabilities'>

/** All kinds with their names. There are at most `robotKindsMax`. */
export const findKinds = (database: Database): Promise<RobotKindDefinition[]> =>
  database
    .select({
      robotKind: robotKinds.robotKind,
      capabilities: robotKinds.capabilities,
      names: robotKinds.names,
      modelCount: sql<number>`count(${robotModels.model})::int`,
      version: robotKinds.edition
    })
    .from(robotKinds)
    .leftJoin(robotModels, eq(robotModels.robotKind, robotKinds.robotKind))
    .groupBy(robotKinds.robotKind)
    .orderBy(asc(robotKinds.place))

/** Nobody else adds a kind until the transaction ends. @returns how many there are */
export const lockKinds = async (transaction: Database): Promise<number> => {
  await transaction.execute(sql`lock table ${robotKinds} in share row exclusive mode`)
  return transaction.$count(robotKinds)
}

/** @returns false where the kind is there already */
export const addKind = async (transaction: Database, row: KindRow): Promise<boolean> => {
  const added = await transaction
    .insert(robotKinds)
    .values(row)
    .onConflictDoNothing()
    .returning({ robotKind: robotKinds.robotKind })
  return added.length > 0
}

/** @returns undefined where there is no such kind. @throws Refusal as `saveEdit` */
export const changeKind = (
  transaction: Database,
  { robotKind, names, capabilities }: KindRow,
  edit: Edit
): Promise<Saved | undefined> => saveEdit(transaction, robotKinds, isOf(robotKind), { names, capabilities }, edit)

/** Nobody adds a model of this kind until the transaction ends. @returns whether there is such a kind */
export const lockKind = async (transaction: Database, robotKind: RobotKind): Promise<boolean> => {
  const locked = await transaction
    .select({ robotKind: robotKinds.robotKind })
    .from(robotKinds)
    .where(isOf(robotKind))
    .for('update')
  return locked.length > 0
}

/** Nobody removes the kind until the transaction ends. @returns whether there is such a kind */
export const holdKind = async (transaction: Database, robotKind: RobotKind): Promise<boolean> => {
  const held = await transaction
    .select({ robotKind: robotKinds.robotKind })
    .from(robotKinds)
    .where(isOf(robotKind))
    .for('key share')
  return held.length > 0
}

/** Everything that is of a kind. Robots that were retired tell of it in their past. */
const ofAKind = [robotModels, robots, settingsTemplates, resourcePackages, courses]

export const isKindInUse = async (transaction: Database, robotKind: RobotKind): Promise<boolean> => {
  for (const table of ofAKind) {
    const [found] = await transaction.select({ one: sql`1` }).from(table).where(eq(table.robotKind, robotKind)).limit(1)
    if (found !== undefined) return true
  }
  return false
}

export const deleteKind = async (transaction: Database, robotKind: RobotKind): Promise<void> => {
  await transaction.delete(robotKinds).where(isOf(robotKind))
}
