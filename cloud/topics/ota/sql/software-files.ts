import { and, asc, eq, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { SoftwareNeed } from '#contract/calls/ota/software.ts'
import type { Database } from '../../../database/open.ts'
import { partsIn } from '../../../database/rows/parts-table.ts'
import { isInService } from '../../../database/rows/robot-condition.ts'
import {
  robotRequests,
  robots,
  software,
  softwareParts,
  softwareTickets,
  softwareVersions,
  storeDownloads
} from '../../../database/schema.ts'

/* The files of versions: on their way, checked, and fetched. */

/** The parts of the files of versions. */
export const softwareFileParts = partsIn(softwareParts)

export type FileOfVersion = typeof softwareVersions.$inferSelect

/** How many files a person has on their way, and the bytes of all files: those that are announced count. */
export const countFiles = async (transaction: Database, userId: number): Promise<{ open: number; bytes: number }> => {
  const [row] = await transaction
    .select({
      open: sql<number>`count(*) filter (where ${softwareVersions.userId} = ${userId}
        and ${softwareVersions.state} in ('uploading', 'checking'))::int`,
      bytes: sql<string>`coalesce(sum(${softwareVersions.size}) filter (where ${softwareVersions.hasFile}
        or ${softwareVersions.state} in ('uploading', 'checking')), 0)`
    })
    .from(softwareVersions)
  return { open: row?.open ?? 0, bytes: Number(row?.bytes ?? 0) }
}

/** The version of a piece of software by its number; nobody else changes it until the transaction ends. */
export const lockVersionNamed = async (
  transaction: Database,
  softwareId: number,
  version: string
): Promise<FileOfVersion | undefined> => {
  const [found] = await transaction
    .select()
    .from(softwareVersions)
    .where(and(eq(softwareVersions.softwareId, softwareId), eq(softwareVersions.version, version)))
    .for('update')
  return found
}

/** Locks a version whose file a person sends or has sent. For `share`, many senders of parts hold it at once. */
export const lockOwnFile = async (
  transaction: Database,
  { userId, versionId }: { userId: number; versionId: number },
  strength: 'share' | 'update'
): Promise<FileOfVersion | undefined> => {
  const [found] = await transaction
    .select()
    .from(softwareVersions)
    .where(and(eq(softwareVersions.versionId, versionId), eq(softwareVersions.userId, userId)))
    .for(strength)
  return found
}

/** How a file of a person stands. */
export const findOwnFile = async (database: Database, userId: number, versionId: number) => {
  const [found] = await database
    .select({ state: softwareVersions.state, size: softwareVersions.size, sha256: softwareVersions.sha256 })
    .from(softwareVersions)
    .where(and(eq(softwareVersions.versionId, versionId), eq(softwareVersions.userId, userId)))
  return found
}

/** The name of the software that a version is of. */
export const findNameOf = async (database: Database, softwareId: number): Promise<string> => {
  const [found] = await database
    .select({ name: software.name })
    .from(software)
    .where(eq(software.softwareId, softwareId))
  return found?.name ?? ''
}

type Change = Partial<
  Pick<
    typeof softwareVersions.$inferInsert,
    'state' | 'hasFile' | 'refusedWith' | 'nextTime' | 'failures' | 'keyId' | 'signature' | 'notes' | 'fileName'
  > & { needs: SoftwareNeed[] }
>

/** Changes a locked version. */
export const changeFile = async (transaction: Database, versionId: number, change: Change): Promise<void> => {
  await transaction.update(softwareVersions).set(change).where(eq(softwareVersions.versionId, versionId))
}

/** Deletes a locked version with its parts. */
export const deleteFile = async (transaction: Database, versionId: number): Promise<void> => {
  await transaction.delete(softwareVersions).where(eq(softwareVersions.versionId, versionId))
}

/** Takes the file that is due for longest. Until the lease ends, no other process takes it. */
export const takeDueFile = async (
  database: Database,
  now: number,
  leaseMs: number
): Promise<FileOfVersion | undefined> => {
  const due = database
    .select({ versionId: softwareVersions.versionId })
    .from(softwareVersions)
    .where(and(eq(softwareVersions.state, 'checking'), lte(softwareVersions.nextTime, now)))
    .orderBy(asc(softwareVersions.nextTime))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await database
    .update(softwareVersions)
    .set({ nextTime: now + leaseMs })
    .where(eq(softwareVersions.versionId, due))
    .returning()
  return taken
}

const beingChecked = (versionId: number) =>
  and(eq(softwareVersions.versionId, versionId), eq(softwareVersions.state, 'checking'))

/** Keeps a file for the process that checks it. @returns false where somebody dropped it */
export const renewFileLease = async (database: Database, versionId: number, until: number): Promise<boolean> => {
  const kept = await database
    .update(softwareVersions)
    .set({ nextTime: until })
    .where(beingChecked(versionId))
    .returning({ versionId: softwareVersions.versionId })
  return kept.length > 0
}

/** Notes that a check broke off, and when to begin again. @returns how often checks broke off in a row */
export const postponeFileCheck = async (database: Database, versionId: number, until: number): Promise<number> => {
  const [postponed] = await database
    .update(softwareVersions)
    .set({ failures: sql`${softwareVersions.failures} + 1`, nextTime: until })
    .where(beingChecked(versionId))
    .returning({ failures: softwareVersions.failures })
  return postponed?.failures ?? 0
}

/** Publishes a version whose file is the one that was named. One that somebody dropped meanwhile stays away. */
export const acceptFile = async (database: Database, versionId: number): Promise<void> => {
  await database
    .update(softwareVersions)
    .set({ state: 'published', hasFile: true, nextTime: null, failures: 0 })
    .where(beingChecked(versionId))
}

/** Refuses a file: keeps the code, and deletes its bytes and its signature. */
export const refuseFile = (database: Database, versionId: number, code: number): Promise<void> =>
  database.transaction(async transaction => {
    const refused = await transaction
      .update(softwareVersions)
      .set({ state: 'refused', refusedWith: code, nextTime: null, keyId: null, signature: null })
      .where(beingChecked(versionId))
      .returning({ versionId: softwareVersions.versionId })
    if (refused.length > 0) await softwareFileParts.drop(transaction, versionId)
  })

/** Whether the cloud has the file of a version, or removed it; undefined for one that never had a file. */
export const findFileState = async (
  database: Database,
  versionId: number
): Promise<'there' | 'removed' | undefined> => {
  const [found] = await database
    .select({ hasFile: softwareVersions.hasFile, fileRemoveTime: softwareVersions.fileRemoveTime })
    .from(softwareVersions)
    .where(eq(softwareVersions.versionId, versionId))
  if (found?.hasFile) return 'there'
  return found && found.fileRemoveTime !== null ? 'removed' : undefined
}

type Ticket = typeof softwareTickets.$inferInsert

/** Keeps a ticket, in place of the one before for the same file and request. */
export const putTicket = async (transaction: Database, ticket: Ticket): Promise<void> => {
  const { ticketHash, expireTime } = ticket
  await transaction
    .insert(softwareTickets)
    .values(ticket)
    .onConflictDoUpdate({
      target: [softwareTickets.requestId, softwareTickets.versionId],
      set: { ticketHash, expireTime }
    })
}

/** The file that a ticket is for. A ticket ends with its request, and when its robot leaves service. */
export const findTicketFile = async (database: Database, ticketHash: string, now: number) => {
  const [found] = await database
    .select({
      versionId: softwareVersions.versionId,
      size: softwareVersions.size,
      sha256: softwareVersions.sha256,
      isRemoved: sql<boolean>`not ${softwareVersions.hasFile}`,
      /** The robot's store, where it has a bound. */
      pacedStoreId: storeDownloads.storeId
    })
    .from(softwareTickets)
    .innerJoin(softwareVersions, eq(softwareVersions.versionId, softwareTickets.versionId))
    .innerJoin(robotRequests, eq(robotRequests.requestId, softwareTickets.requestId))
    .innerJoin(robots, eq(robots.robotId, robotRequests.robotId))
    .leftJoin(storeDownloads, eq(storeDownloads.storeId, robots.storeId))
    .where(
      and(
        eq(softwareTickets.ticketHash, ticketHash),
        gt(softwareTickets.expireTime, now),
        or(eq(softwareVersions.hasFile, true), isNotNull(softwareVersions.fileRemoveTime)),
        inArray(robotRequests.state, ['asked', 'taken']),
        isInService
      )
    )
  return found
}
