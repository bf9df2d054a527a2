import { and, type Column, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { robots, robotTags } from '../../../database/schema.ts'

/** The tags of a robot of the statement, in one order. */
export const tagsOf: SQL<string[]> = sql<string[]>`(array(
  select ${robotTags.tag} from ${robotTags} where ${robotTags.robotId} = ${robots.robotId} order by ${robotTags.tag}
))`

/** Whether the robot that a column names has a tag. */
export const hasTag = (robotId: Column, tag: string): SQL =>
  sql`${robotId} in (select ${robotTags.robotId} from ${robotTags} where ${robotTags.tag} = ${tag})`

/** The tags of some robots. */
export const findTags = async (
  database: Database,
  robotIds: readonly number[]
): Promise<ReadonlyMap<number, ReadonlySet<string>>> => {
  const found = new Map(robotIds.map(robotId => [robotId, new Set<string>()]))
  const rows = await database
    .select({ robotId: robotTags.robotId, tag: robotTags.tag })
    .from(robotTags)
    .where(inArray(robotTags.robotId, [...robotIds]))
  for (const { robotId, tag } of rows) found.get(robotId)?.add(tag)
  return found
}

type Tagged = { robotId: number; tag: string }

/** Gives tags to locked robots, which none of them has yet. */
export const addTags = async (transaction: Database, added: readonly Tagged[]): Promise<void> => {
  if (added.length > 0) await transaction.insert(robotTags).values([...added])
}

/** Takes tags from locked robots. */
export const removeTags = async (
  transaction: Database,
  robotIds: readonly number[],
  removed: readonly string[]
): Promise<void> => {
  if (robotIds.length > 0 && removed.length > 0)
    await transaction
      .delete(robotTags)
      .where(and(inArray(robotTags.robotId, [...robotIds]), inArray(robotTags.tag, [...removed])))
}
