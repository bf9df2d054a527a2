import { and, asc, desc, eq, gt, gte, inArray, lte, sql } from 'drizzle-orm'
import type { Exported } from '#contract/calls/exports/exports.ts'
import type { Database } from '../../../database/open.ts'
import type { ReadingScope } from '../../../database/rows/scope.ts'
import {
  type ExportCursor,
  exportJobs,
  exportParts,
  rolePermissions,
  stores,
  userRoles,
  users
} from '../../../database/schema.ts'

/* Files of many rows: the jobs that make them, and their pieces. */

export type ExportJob = typeof exportJobs.$inferSelect
type NewExport = Pick<
  ExportJob,
  'userId' | 'dataset' | 'format' | 'from' | 'to' | 'storeId' | 'tenantId' | 'language' | 'rows'
>

const unfinished = inArray(exportJobs.state, ['waiting', 'running'])

/** Asks for a file. @returns its id, and undefined where the user has so many unfinished ones already */
export const addExport = async (
  transaction: Database,
  added: NewExport,
  now: number,
  atOnce: number
): Promise<number | undefined> => {
  const own = and(eq(exportJobs.userId, added.userId), unfinished)
  if ((await transaction.$count(exportJobs, own)) >= atOnce) return undefined
  const [row] = await transaction
    .insert(exportJobs)
    .values({ ...added, state: 'waiting', createTime: now, nextTime: now })
    .returning({ exportId: exportJobs.exportId })
  return row?.exportId
}

/** One page of the files that a user asked for since a moment, and their total. */
export const findExports = async (
  database: Database,
  userId: number,
  since: number,
  { pageNo, size }: { pageNo: number; size: number }
): Promise<{ list: Exported[]; total: number }> => {
  const own = and(eq(exportJobs.userId, userId), gte(exportJobs.createTime, since))
  const list = await database
    .select({
      exportId: exportJobs.exportId,
      dataset: exportJobs.dataset,
      format: exportJobs.format,
      from: exportJobs.from,
      to: exportJobs.to,
      storeName: stores.name,
      state: exportJobs.state,
      rows: exportJobs.rows,
      rowsDone: exportJobs.rowsDone,
      bytes: exportJobs.bytes,
      createTime: exportJobs.createTime,
      expireTime: exportJobs.expireTime
    })
    .from(exportJobs)
    .leftJoin(stores, eq(stores.storeId, exportJobs.storeId))
    .where(own)
    .orderBy(desc(exportJobs.exportId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(exportJobs, own) }
}

/** Takes the job that is due for longest. Until the lease ends, no other process takes it. */
export const takeDueExport = async (database: Database, now: number, leaseMs: number): Promise<number | undefined> => {
  const due = database
    .select({ exportId: exportJobs.exportId })
    .from(exportJobs)
    .where(and(unfinished, lte(exportJobs.nextTime, now)))
    .orderBy(asc(exportJobs.nextTime))
    .limit(1)
    .for('update', { skipLocked: true })
  const [taken] = await database
    .update(exportJobs)
    .set({ state: 'running', nextTime: now + leaseMs })
    .where(eq(exportJobs.exportId, due))
    .returning({ exportId: exportJobs.exportId })
  return taken?.exportId
}

/** A job that is being worked at, and that nobody else changes until the transaction ends. */
export const lockRunningExport = async (transaction: Database, exportId: number): Promise<ExportJob | undefined> => {
  const [job] = await transaction
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.exportId, exportId), eq(exportJobs.state, 'running')))
    .for('update')
  return job
}

/** The tenant and the permissions of the person who asked for a file. They decide whose rows the file may hold. */
export const findExportReader = async (database: Database, userId: number) => {
  const [reader] = await database
    .select({ tenantId: users.tenantId })
    .from(users)
    .where(and(eq(users.userId, userId), eq(users.status, 'active')))
  if (reader === undefined) return undefined
  const held = await database
    .selectDistinct({ permission: rolePermissions.permission })
    .from(userRoles)
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, userRoles.roleId))
    .where(eq(userRoles.userId, userId))
  return { ...reader, perms: held.map(({ permission }) => permission) }
}

type Page = {
  content: Uint8Array | undefined
  rows: number
  /** Of the whole file so far. */
  bytes: number
  sheets: ExportJob['sheets']
  cursor: ExportCursor | null
}

/** Adds a page to a file, in the transaction that locked its job. */
export const addExportPage = async (
  transaction: Database,
  job: ExportJob,
  { content, rows, bytes, sheets, cursor }: Page,
  change: Partial<Pick<ExportJob, 'state' | 'nextTime' | 'expireTime'>>
): Promise<void> => {
  const { exportId, parts } = job
  if (content !== undefined) await transaction.insert(exportParts).values({ exportId, part: parts, content })
  await transaction
    .update(exportJobs)
    .set({
      rowsDone: job.rowsDone + rows,
      bytes,
      sheets,
      parts: content === undefined ? parts : parts + 1,
      cursor: cursor ?? job.cursor,
      failures: 0,
      ...change
    })
    .where(eq(exportJobs.exportId, exportId))
}

/** Notes that a page failed, and when to try again. @returns how often pages failed in a row, or undefined for no such job */
export const postponeExport = async (
  transaction: Database,
  exportId: number,
  until: number
): Promise<number | undefined> => {
  const [job] = await transaction
    .update(exportJobs)
    .set({ failures: sql`${exportJobs.failures} + 1`, nextTime: until })
    .where(and(eq(exportJobs.exportId, exportId), eq(exportJobs.state, 'running')))
    .returning({ failures: exportJobs.failures })
  return job?.failures
}

/** Lets any process go on with a job. */
export const releaseExport = async (database: Database, exportId: number, now: number): Promise<void> => {
  await database
    .update(exportJobs)
    .set({ nextTime: now })
    .where(and(eq(exportJobs.exportId, exportId), eq(exportJobs.state, 'running')))
}

/** Ends a job without a file. @returns whose it was, or undefined where it had ended */
export const failExport = async (transaction: Database, exportId: number): Promise<number | undefined> => {
  const [failed] = await transaction
    .update(exportJobs)
    .set({ state: 'failed' })
    .where(and(eq(exportJobs.exportId, exportId), unfinished))
    .returning({ userId: exportJobs.userId })
  if (failed !== undefined) await transaction.delete(exportParts).where(eq(exportParts.exportId, exportId))
  return failed?.userId
}

/** Takes a file or an unfinished job of a user away. @returns false where the user has no such file */
export const cancelExport = async (transaction: Database, userId: number, exportId: number): Promise<boolean> => {
  const cancelled = await transaction
    .update(exportJobs)
    .set({ state: 'cancelled', ticketHash: null })
    .where(
      and(
        eq(exportJobs.exportId, exportId),
        eq(exportJobs.userId, userId),
        inArray(exportJobs.state, ['waiting', 'running', 'done'])
      )
    )
    .returning({ exportId: exportJobs.exportId })
  if (cancelled.length === 0) return false
  await transaction.delete(exportParts).where(eq(exportParts.exportId, exportId))
  return true
}

const keptAt = (now: number) => and(eq(exportJobs.state, 'done'), gt(exportJobs.expireTime, now))

/** A job of a user. */
export const findOwnExport = async (
  database: Database,
  userId: number,
  exportId: number
): Promise<ExportJob | undefined> => {
  const [job] = await database
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.exportId, exportId), eq(exportJobs.userId, userId)))
  return job
}

/** Gives a file its ticket; an earlier one is worth nothing any more. */
export const putExportTicket = async (
  database: Database,
  exportId: number,
  ticket: { ticketHash: string; ticketExpireTime: number }
): Promise<void> => {
  await database.update(exportJobs).set(ticket).where(eq(exportJobs.exportId, exportId))
}

/** Takes a ticket, once. @returns its file, or undefined for a ticket that is unknown, used or too old */
export const takeExportTicket = async (
  database: Database,
  ticketHash: string,
  now: number
): Promise<ExportJob | undefined> => {
  const [job] = await database
    .update(exportJobs)
    .set({ ticketHash: null })
    .where(and(eq(exportJobs.ticketHash, ticketHash), gt(exportJobs.ticketExpireTime, now), keptAt(now)))
    .returning()
  return job
}

/** One piece of a file. */
export const findExportPart = async (
  database: Database,
  exportId: number,
  part: number
): Promise<Uint8Array | undefined> => {
  const [found] = await database
    .select({ content: exportParts.content })
    .from(exportParts)
    .where(and(eq(exportParts.exportId, exportId), eq(exportParts.part, part)))
  return found?.content
}

/** The scope that a job was asked for in. */
export const scopeOfExport = ({ tenantId }: Pick<ExportJob, 'tenantId'>): ReadingScope =>
  tenantId === null ? { of: 'everyTenant' } : { of: 'tenantAndBelow', tenantId }
