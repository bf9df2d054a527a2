import { hash } from 'node:crypto'
import { and, type Column, eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { savedMeanwhile } from '#contract/checks/saved-meanwhile.ts'
import type { NewerVersion } from '#contract/checks/versions.ts'
import { codes } from '#contract/codes.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { edits } from '../columns.ts'
import type { Database } from '../open.ts'
import { users } from '../schema.ts'

/*
 * The one way to save a thing that several people edit. The update itself compares the version and counts on. So of two
 * saves over one version the database lets one through, however close they are.
 */

/** A table with the columns of `edits`. */
export type EditedTable = PgTable & Record<keyof ReturnType<typeof edits>, Column>

/** A save: whose, when, over which version, and what it writes. */
export type Edit = {
  /** The version that the person read. Undefined: over whatever is there. */
  version: number | undefined
  userId: number
  tenantId: number | null
  now: number
  digest: string
  /** In the words that the applications of this kind of thing know. */
  reason: string
  field: 'version' | 'edition'
}

/** A save that was let through. One that was there already wrote nothing, and its caller writes nothing more. */
export type Saved = { version: number; again: boolean }

/** JSON with the names of each object in one order, since two requests of the same values may order them differently. */
const inOneOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** What a save writes, with the version that was read. */
type Written = Record<string, unknown> & { version?: number | undefined }
type Told = Partial<Pick<Edit, 'reason' | 'field'>>

/** The save that the body of a request asks for. */
export const editOf = (
  { userId, tenantId }: { userId: number; tenantId: number | null },
  { version, ...written }: Written,
  now: number,
  { reason = savedMeanwhile, field = 'version' }: Told = {}
): Edit => {
  const digest = hash('sha256', JSON.stringify(written, inOneOrder), 'base64url')
  return { version, userId, tenantId, now, digest, reason, field }
}

/** The columns that a change writes beside its own. A write without them is one that no form holds, as a robot's report. */
export const counted = (
  { edition }: Pick<EditedTable, 'edition'>,
  { userId, now, digest }: { userId: number | null; now: number; digest: string | null }
) => ({
  edition: sql`${edition} + 1`,
  changedBy: userId,
  changedAt: now,
  changeDigest: digest
})

/** The last change of a row. The name of its author is told to people of the same tenant alone. */
const findLastChange = async (database: Database, table: EditedTable, where: SQL | undefined, edit: Edit) => {
  const { edition, changedBy, changedAt, changeDigest } = table
  const isOwnTenant = sql`${users.tenantId} is not distinct from ${edit.tenantId}`
  const [found] = await database
    .select({
      version: sql<number>`${edition}`,
      userId: sql<number | null>`${changedBy}`,
      changedBy: sql<string | null>`(select ${users.nickname} from ${users}
        where ${users.userId} = ${changedBy} and ${isOwnTenant})`,
      changedAt: sql`${changedAt}`.mapWith(changedAt) as SQL<number | null>,
      digest: sql<string | null>`${changeDigest}`
    })
    .from(table)
    .where(where)
  return found
}

/**
 * Saves over the version that a person read. The same save again, after its answer was lost, is one that is saved.
 * @param where the row, within the reach of the person
 * @returns undefined where there is no such row
 * @throws Refusal 610606 for a version that is not the newest
 */
export const saveEdit = async <Table extends EditedTable>(
  database: Database,
  table: Table,
  where: SQL | undefined,
  change: PgUpdateSetSource<Table>,
  edit: Edit
): Promise<Saved | undefined> => {
  const edited: EditedTable = table
  const seen = edit.version === undefined ? undefined : eq(edited.edition, edit.version)
  const set: Record<string, unknown> = { ...change, ...counted(table, edit) }
  const [saved] = await database
    .update(edited)
    .set(set)
    .where(and(where, seen))
    .returning({ version: sql<number>`${edited.edition}` })
  if (saved !== undefined) return { ...saved, again: false }
  if (edit.version === undefined) return undefined
  const found = await findLastChange(database, table, where, edit)
  if (found === undefined) return undefined
  const isAgain = found.userId === edit.userId && found.digest === edit.digest
  if (found.version === edit.version + 1 && isAgain) return { version: found.version, again: true }
  throw refusalOf(found, edit)
}

/** The refusal that tells of a newer version. */
export const refusalOf = (
  { version, changedBy, changedAt }: Pick<NewerVersion, 'version' | 'changedBy' | 'changedAt'>,
  { field, reason }: Edit
): Refusal => new Refusal(codes.updateFailed, { data: [{ field, reason, version, changedBy, changedAt }] })

/** The refusal of another act over a version that is not the newest, as a removal. */
export const refusalOfOld = async (
  database: Database,
  table: EditedTable,
  where: SQL | undefined,
  edit: Edit
): Promise<Refusal> => refusalOf((await findLastChange(database, table, where, edit)) ?? gone, edit)

/** The last change of a thing that somebody removed since it was read. */
export const gone = { version: 0, changedBy: null, changedAt: null }
