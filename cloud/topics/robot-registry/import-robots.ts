import type { ValidatedRobotFile } from '#contract/calls/robot-registry/robot-file.ts'
import type { FileChange } from '#contract/checks/table-file.ts'
import { codes } from '#contract/codes.ts'
import type { TextCoding } from '#contract/csv/text-coding.ts'
import * as limits from '#contract/limits.ts'
import { csvTextOf } from '../../csv/csv-text.ts'
import { lostZeros, numbersAmong } from '../../csv/lost-zeros.pure.ts'
import type { Database } from '../../database/open.ts'
import type { UploadedFile } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import { findCodesWithZeros, putRobotsInto } from '../stores/index.ts'
import { type RobotRow, readRobotRows } from './robot-rows.pure.ts'
import { addHistory, type NewEntry } from './sql/history.ts'
import { addRobots, findModelsNamed, findTenantIds } from './sql/registration.ts'
import { findSerialsWithZeros, findStoresByCode, lockRobotsWithSerials, nameRobots } from './sql/robot-file.ts'
import { type KnownInFile, type ValidatedRow, validateRows } from './validate-rows.pure.ts'

type Wish = {
  file: UploadedFile
  mode: 'preview' | 'import'
  coding: TextCoding | undefined
  tenantId: number
  userId: number
  now: number
}

/**
 * Says what a file of robots would change. Writes the change where that is asked for and no row is wrong.
 * @throws Refusal as `csvTextOf`; 610615 for a file without rows, 610603 for a tenant that is not there, 610602 where somebody
 *   registered one of the robots in the same moment
 */
export const importRobots = (database: Database, { file, coding, ...wish }: Wish): Promise<ValidatedRobotFile> => {
  const read = readRobotRows(csvTextOf(file, coding))
  if (read.rows.length + read.problems.length === 0) throw new Refusal(codes.fileEmpty)
  return database.transaction(async transaction => {
    const known = await knownFor(transaction, read.rows, wish.tenantId)
    const { validated, problems: found } = validateRows(read.rows, known)
    const almostAt = await almostFinder(transaction, read.rows, known)
    const problems = [...read.problems, ...found].sort((one, other) => one.line - other.line)
    const imported = wish.mode === 'import' && problems.length === 0
    if (imported) await write(transaction, validated, wish)
    return {
      imported,
      ...shown(validated, almostAt),
      problems: problems
        .slice(0, limits.robotFileProblemsMax)
        .map(it => ({ ...it, almost: almostAt(it.line, it.problem === 'storeUnknown' ? 'store' : 'serial') })),
      problemCount: problems.length
    }
  })
}

const knownFor = async (transaction: Database, rows: readonly RobotRow[], tenantId: number): Promise<KnownInFile> => {
  if (!(await findTenantIds(transaction, [tenantId])).has(tenantId)) throw new Refusal(codes.recordNotFound)
  return {
    tenantId,
    // In this order in every act: two files can't wait for each other.
    models: await findModelsNamed(
      transaction,
      rows.map(({ model }) => model)
    ),
    stores: await findStoresByCode(
      transaction,
      tenantId,
      rows.flatMap(({ storeCode }) => storeCode || [])
    ),
    robots: await lockRobotsWithSerials(
      transaction,
      rows.map(({ serial }) => serial)
    )
  }
}

type AlmostAt = (line: number, column: 'serial' | 'store') => string | undefined

/** Finds the serial or the store that a row almost names. */
const almostFinder = async (
  transaction: Database,
  rows: readonly RobotRow[],
  { tenantId, robots, stores }: KnownInFile
): Promise<AlmostAt> => {
  const rowAt = new Map(rows.map(row => [row.line, row]))
  const serials = numbersAmong(rows.map(({ serial }) => serial))
  const storeCodes = numbersAmong(rows.flatMap(({ storeCode }) => storeCode ?? []))
  const serialOf = lostZeros([...robots.keys(), ...(await findSerialsWithZeros(transaction, tenantId, serials))])
  const storeOf = lostZeros([...stores.keys(), ...(await findCodesWithZeros(transaction, tenantId, storeCodes))])
  return (line, column) => {
    const row = rowAt.get(line)
    return column === 'serial' ? serialOf(row?.serial ?? '') : storeOf(row?.storeCode ?? '')
  }
}

const shown = (validated: readonly ValidatedRow[], almostAt: AlmostAt): Pick<ValidatedRobotFile, 'counts' | 'rows'> => {
  const count = (wanted: FileChange) => validated.filter(({ change }) => change === wanted).length
  return {
    counts: { added: count('added'), changed: count('changed'), same: count('same') },
    rows: validated
      .filter(({ change }) => change !== 'same')
      .slice(0, limits.robotFileRowsShown)
      .map(({ line, change, after: { serial, model, name, storeCode } }) => ({
        line,
        serial,
        model,
        name,
        storeCode,
        change,
        almost: almostAt(line, 'serial')
      }))
  }
}

const write = async (
  transaction: Database,
  validated: readonly ValidatedRow[],
  { userId, now }: Pick<Wish, 'userId' | 'now'>
): Promise<void> => {
  const rowsToAdd = validated.filter(({ change }) => change === 'added')
  const added = await addRobots(
    transaction,
    rowsToAdd.map(({ after: { storeCode: _, ...robot } }) => robot)
  )
  if (added.size !== rowsToAdd.length) throw new Refusal(codes.recordExists)
  const changed = validated.flatMap(({ change, robotId, after }) =>
    change === 'changed' && robotId !== null ? [{ robotId, ...after }] : []
  )
  await nameRobots(transaction, changed)
  for (const [storeId, robotIds] of byStore(changed))
    await putRobotsInto(transaction, storeId, robotIds, { userId, now })
  const robotIds = [...added.keys(), ...changed.map(({ robotId }) => robotId)]
  const entries = robotIds.map((robotId): NewEntry => ({ robotId, time: now, act: 'imported', userId, note: '' }))
  await addHistory(transaction, entries)
}

const byStore = (robots: readonly { robotId: number; storeId: number | null }[]): Map<number | null, number[]> => {
  const groups = new Map<number | null, number[]>()
  for (const { robotId, storeId } of robots) groups.set(storeId, [...(groups.get(storeId) ?? []), robotId])
  return groups
}
