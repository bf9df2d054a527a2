import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import {
  type FaultCode,
  type FaultCodeColumn,
  type FaultCodeDetail,
  type Severity,
  severities,
  type WrittenFaultCode
} from '#contract/calls/deploy/fault-codes.ts'
import type { Language } from '#contract/languages.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { inOrder, type SortOf } from '../../../database/rows/in-order.ts'
import { counted, type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { isWithoutZeros } from '../../../database/rows/without-zeros.ts'
import { faultCodes } from '../../../database/schema.ts'

const shown = {
  faultCode: faultCodes.faultCode,
  severity: faultCodes.severity,
  names: faultCodes.names,
  updateTime: faultCodes.updateTime,
  version: faultCodes.edition
}

/** A text of a code in a language, or in English; null beside a fault whose code the catalogue lacks. */
export const textIn = (texts: typeof faultCodes.names | typeof faultCodes.remedies, language: Language) =>
  sql<string | null>`coalesce(${texts} ->> ${language}::text, ${texts} ->> 'en')`

/** The least severe first. */
const bySeverity = sql`array_position(array[${sql.join(
  severities.map(it => sql`${it}::text`),
  sql`, `
)}], ${faultCodes.severity})`

type Asked = {
  lang: Language
  severity?: Severity | undefined
  text?: string | undefined
  pageNo: number
  size: number
  sort?: SortOf<FaultCodeColumn> | undefined
}

/** One page of the catalogue, and how many codes it has. */
export const findFaultCodes = async (
  database: Database,
  { lang, severity, text, pageNo, size, sort }: Asked
): Promise<{ list: FaultCode[]; total: number }> => {
  const names = sql`(select string_agg(value, ' ') from jsonb_each_text(${faultCodes.names}))`
  const matching = and(
    severity === undefined ? undefined : eq(faultCodes.severity, severity),
    text ? containing(text, [faultCodes.faultCode, names]) : undefined
  )
  const columns = {
    faultCode: faultCodes.faultCode,
    severity: bySeverity,
    name: textIn(faultCodes.names, lang),
    updateTime: faultCodes.updateTime
  }
  const list = await database
    .select(shown)
    .from(faultCodes)
    .where(matching)
    .orderBy(...inOrder(sort, columns), asc(faultCodes.faultCode))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(faultCodes, matching) }
}

export const findFaultCode = async (database: Database, faultCode: string): Promise<FaultCodeDetail | undefined> => {
  const [found] = await database
    .select({ ...shown, remedies: faultCodes.remedies })
    .from(faultCodes)
    .where(eq(faultCodes.faultCode, faultCode))
  return found
}

/** The entries of the catalogue for some codes. */
export const findWritten = async (
  database: Database,
  codes: readonly string[]
): Promise<ReadonlyMap<string, WrittenFaultCode>> => {
  const { faultCode, severity, names, remedies } = faultCodes
  const found = await database
    .select({ faultCode, severity, names, remedies })
    .from(faultCodes)
    .where(inArray(faultCode, [...codes]))
  return new Map(found.map(row => [row.faultCode, row]))
}

/** The codes of the catalogue that are these numbers with zeros before them. */
export const findCodesWithZeros = async (database: Database, numbers: readonly string[]): Promise<string[]> => {
  if (numbers.length === 0) return []
  const { faultCode } = faultCodes
  const found = await database.select({ faultCode }).from(faultCodes).where(isWithoutZeros(faultCode, numbers))
  return found.map(row => row.faultCode)
}

/** @returns false where the code is there already, also since a moment ago */
export const addFaultCode = async (database: Database, row: WrittenFaultCode, updateTime: number): Promise<boolean> => {
  const added = await database
    .insert(faultCodes)
    .values({ ...row, updateTime })
    .onConflictDoNothing()
    .returning({ faultCode: faultCodes.faultCode })
  return added.length > 0
}

/** @returns undefined where there is no such code. @throws Refusal as `saveEdit` */
export const changeFaultCode = (
  database: Database,
  { faultCode, severity, names, remedies }: WrittenFaultCode,
  edit: Edit
): Promise<Saved | undefined> => {
  const change = { severity, names, remedies, updateTime: edit.now }
  return saveEdit(database, faultCodes, eq(faultCodes.faultCode, faultCode), change, edit)
}

/** The names and remedies of some codes; a code that is not in the catalogue is left out. */
export const findMeanings = (database: Database, wanted: readonly string[]) =>
  database
    .select({ faultCode: faultCodes.faultCode, names: faultCodes.names, remedies: faultCodes.remedies })
    .from(faultCodes)
    .where(inArray(faultCodes.faultCode, [...wanted]))

/** @returns false where there is no such code */
export const deleteFaultCode = async (database: Database, faultCode: string): Promise<boolean> => {
  const deleted = await database
    .delete(faultCodes)
    .where(eq(faultCodes.faultCode, faultCode))
    .returning({ faultCode: faultCodes.faultCode })
  return deleted.length > 0
}

type Row = WrittenFaultCode & { demo?: boolean }

/** So many codes travel in one statement. */
const chunk = 200

type By = { userId: number | null; now: number }

/** Adds codes, or changes those that are there. In the order of the codes, so that two files can't wait for each other. */
export const putFaultCodes = async (
  transaction: Database,
  rows: readonly Row[],
  { userId, now }: By
): Promise<void> => {
  const ordered = rows.toSorted((one, other) => (one.faultCode < other.faultCode ? -1 : 1))
  for (let index = 0; index < ordered.length; index += chunk)
    await transaction
      .insert(faultCodes)
      .values(ordered.slice(index, index + chunk).map(row => ({ ...row, updateTime: now })))
      .onConflictDoUpdate({
        target: faultCodes.faultCode,
        set: {
          severity: sql`excluded.severity`,
          names: sql`excluded.names`,
          remedies: sql`excluded.remedies`,
          updateTime: sql`excluded.update_time`,
          ...counted(faultCodes, { userId, now, digest: null })
        }
      })
}
