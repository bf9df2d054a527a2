import { and, asc, type Column, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { putEdit } from '../../../database/rows/put-edit.ts'
import type { Edit, Saved } from '../../../database/rows/save-edit.ts'
import { robots, robotTags, tagDescriptions, tenants } from '../../../database/schema.ts'

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

/* A tag as a whole: at all robots of one organisation, also at retired ones, which may come back. */

export type TagOf = { tenantId: number; tag: string }

const isDescribed = ({ tenantId, tag }: TagOf) =>
  and(eq(tagDescriptions.tenantId, tenantId), eq(tagDescriptions.tag, tag))

/** Nobody else changes the tags of an organisation as a whole until the transaction ends. */
export const lockTagsOf = async (transaction: Database, tenantId: number): Promise<void> => {
  await transaction
    .select({ tenantId: tenants.tenantId })
    .from(tenants)
    .where(eq(tenants.tenantId, tenantId))
    .for('no key update')
}

const robotsWith = (database: Database, { tenantId, tag }: TagOf) =>
  database
    .select({ robotId: robots.robotId })
    .from(robots)
    .where(and(eq(robots.tenantId, tenantId), hasTag(robots.robotId, tag)))

/** The robots that have a tag, in the order of their ids. Nobody else changes their tags until the transaction ends. */
export const lockTagged = async (transaction: Database, whose: TagOf): Promise<number[]> => {
  const locked = await robotsWith(transaction, whose).orderBy(asc(robots.robotId)).for('update')
  return locked.map(({ robotId }) => robotId)
}

/** Whether an organisation has a tag: at a robot, or described. */
export const hasTagOf = async (database: Database, whose: TagOf): Promise<boolean> =>
  (await robotsWith(database, whose).limit(1)).length > 0 ||
  (await database.$count(tagDescriptions, isDescribed(whose))) > 0

export const countDescribed = (transaction: Database, tenantId: number): Promise<number> =>
  transaction.$count(tagDescriptions, eq(tagDescriptions.tenantId, tenantId))

/** Describes a tag. @throws Refusal as `putEdit` */
export const putDescription = (transaction: Database, whose: TagOf, description: string, edit: Edit): Promise<Saved> =>
  putEdit(transaction, tagDescriptions, { where: isDescribed(whose), key: whose }, { description }, edit)

/** Gives a tag another name at locked robots, none of which has that one, and in its description. */
export const renameTag = async (transaction: Database, whose: TagOf, name: string): Promise<void> => {
  const ofThese = inArray(robotTags.robotId, robotsWith(transaction, whose))
  await transaction
    .update(robotTags)
    .set({ tag: name })
    .where(and(eq(robotTags.tag, whose.tag), ofThese))
  await transaction.update(tagDescriptions).set({ tag: name }).where(isDescribed(whose))
}

/** Takes a tag from all robots of an organisation, and its description. */
export const dropTag = async (transaction: Database, { tenantId, tag }: TagOf): Promise<void> => {
  const ofThese = inArray(robotTags.robotId, robotsWith(transaction, { tenantId, tag }))
  await transaction.delete(robotTags).where(and(eq(robotTags.tag, tag), ofThese))
  await transaction.delete(tagDescriptions).where(isDescribed({ tenantId, tag }))
}
