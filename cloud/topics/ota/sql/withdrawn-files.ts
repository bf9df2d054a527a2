import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import {
  machineVersionParts,
  machineVersions,
  robotRequests,
  rollOuts,
  softwareVersions,
  upgrades
} from '../../../database/schema.ts'

/* The files of versions that were withdrawn. */

const { versionId, state, hasFile, withdrawTime } = softwareVersions
const isWithdrawn = and(eq(state, 'withdrawn'), eq(hasFile, true))

/** Versions that were withdrawn before that was noted: their time begins now. */
export const noteWithdrawn = async (database: Database, now: number): Promise<void> => {
  await database
    .update(softwareVersions)
    .set({ withdrawTime: now })
    .where(and(isWithdrawn, isNull(withdrawTime)))
}

const namesSet = sql`${machineVersions.version} in (${upgrades.fromVersion}, ${upgrades.toVersion})`

/**
 * Whether robots may still be brought to a set with the version: it can be rolled out, or is, or the robots of an open
 * roll-out would go back to it.
 */
const isInUse = sql`exists (select from ${machineVersionParts}
  join ${machineVersions} on ${machineVersions.machineVersionId} = ${machineVersionParts.machineVersionId}
  where ${machineVersionParts.versionId} = ${versionId} and (
    ${machineVersions.state} = 'released'
    or exists (select from ${rollOuts} where ${rollOuts.machineVersionId} = ${machineVersions.machineVersionId}
      and ${rollOuts.endTime} is null)
    or exists (select from ${upgrades} where ${upgrades.endTime} is null and ${namesSet})
    or exists (select from ${rollOuts} join ${upgrades} on ${upgrades.rollOutId} = ${rollOuts.rollOutId}
      where ${rollOuts.endTime} is null and ${namesSet})))`

/** Whether a robot is asked to fetch the file. */
const isAsked = sql`exists (select from ${robotRequests} where ${robotRequests.endTime} is null
  and ${robotRequests.ask} @> jsonb_build_object('kind', 'upgrade', 'parts', jsonb_build_array(
    jsonb_build_object('file', jsonb_build_object('versionId', ${versionId})))))`

/** Whether a version can be withdrawn for so long that its file goes, and nothing needs it. */
const isFree = (before: number) => and(isWithdrawn, lte(withdrawTime, before), sql`not ${isInUse}`, sql`not ${isAsked}`)

/**
 * Removes the file of one version that was withdrawn before a moment, and that nothing needs. Its row stays, with hash and
 * signature; the bytes go with what is out of date.
 * @returns whether there was one
 */
export const removeOneFile = async (database: Database, before: number, now: number): Promise<boolean> => {
  const free = database
    .select({ versionId })
    .from(softwareVersions)
    .where(isFree(before))
    .orderBy(asc(withdrawTime))
    .limit(1)
    .for('update', { skipLocked: true })
  const removed = await database
    .update(softwareVersions)
    .set({ hasFile: false, fileRemoveTime: now })
    .where(eq(versionId, free))
    .returning({ versionId })
  return removed.length > 0
}
