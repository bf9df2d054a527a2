import type { ValidatedStoreFile } from '#contract/calls/stores/store-file.ts'
import type { FileChange } from '#contract/checks/table-file.ts'
import { codes } from '#contract/codes.ts'
import type { TextCoding } from '#contract/csv/text-coding.ts'
import * as limits from '#contract/limits.ts'
import { csvTextOf } from '../../csv/csv-text.ts'
import { lostZeros, numbersAmong } from '../../csv/lost-zeros.pure.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { takenAs } from '../../database/rows/taken-as.ts'
import type { UploadedFile } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import { lockStoresLeft } from '../administration/index.ts'
import {
  findCodesWithZeros,
  findStoresWithRobots,
  lockNamedStores,
  putStores,
  type StoreColumns
} from './sql/imported-stores.ts'
import { findGreatestCode } from './sql/stores.ts'
import { nextStoreCode, numberOf } from './store-code.ts'
import { readStoreRows, type StoreRows } from './store-rows.pure.ts'
import { refuseBeyond, tenantOf } from './store-tenant.ts'
import { type ValidatedRow, validateRows } from './validate-rows.ts'

type Imported = ValidatedStoreFile & { tenantId: number }

type Wish = {
  file: UploadedFile
  mode: 'preview' | 'import'
  coding: TextCoding | undefined
  tenantId: number | undefined
  userId: number
  now: number
}

/**
 * Says what a file of stores would change. Writes the change where that is asked for and no row is wrong. Other calls that
 * add stores of the tenant wait meanwhile.
 * @throws Refusal as `csvTextOf` and `tenantOf`; 610615 for a file without rows, 610605 for more stores than the tenant may
 *   have, 610715 where no code could be made, 610706 for a name that somebody took in the same moment
 */
export const importStores = async (database: Database, scope: Scope, wish: Wish): Promise<Imported> => {
  const read = readStoreRows(csvTextOf(wish.file, wish.coding))
  if (read.rows.length + read.problems.length === 0) throw new Refusal(codes.fileEmpty)
  return takenAs(
    () => new Refusal(codes.storeNameExists),
    () => database.transaction(transaction => validateAndWrite(transaction, scope, { ...wish, read }))
  )
}

const validateAndWrite = async (
  transaction: Database,
  scope: Scope,
  { read, mode, ...wish }: Wish & { read: StoreRows }
): Promise<Imported> => {
  const tenantId = await tenantOf(transaction, scope, wish.tenantId)
  // Before anything is read: of two imports of one file, the second sees the stores of the first.
  const left = await lockStoresLeft(transaction, tenantId)
  const written = read.rows.map(row => row.written)
  const stores = await lockNamedStores(transaction, tenantId, {
    codes: written.flatMap(({ storeCode }) => storeCode ?? []),
    names: written.map(({ name }) => name.toLowerCase())
  })
  const withRobots = await findStoresWithRobots(
    transaction,
    stores.map(({ storeId }) => storeId)
  )
  const { validated, problems: found } = validateRows(read.rows, { stores, withRobots })
  const problems = [...read.problems, ...found].sort((one, other) => one.line - other.line)
  const codeOf = new Map(read.rows.map(({ line, written: { storeCode } }) => [line, storeCode ?? '']))
  const almostOf = lostZeros([
    ...stores.map(({ storeCode }) => storeCode),
    ...(await findCodesWithZeros(transaction, tenantId, numbersAmong([...codeOf.values()])))
  ])
  const almostAt = (line: number) => ({ almost: almostOf(codeOf.get(line) ?? '') })
  const count = (wanted: FileChange) => validated.filter(({ change }) => change === wanted).length
  const changing = validated.filter(({ change }) => change !== 'same')
  refuseBeyond(left, count('added'))
  const imported = mode === 'import' && problems.length === 0
  if (imported) await putStores(transaction, tenantId, await withCodes(transaction, tenantId, changing), wish)
  return {
    tenantId,
    imported,
    counts: { added: count('added'), changed: count('changed'), same: count('same') },
    rows: changing
      .slice(0, limits.storeFileRowsShown)
      .map(({ line, change, after: { storeCode, name, city, country } }) => ({
        line,
        storeCode,
        name,
        city,
        country,
        change,
        ...almostAt(line)
      })),
    problems: problems.slice(0, limits.storeFileProblemsMax).map(it => ({ ...it, ...almostAt(it.line) })),
    problemCount: problems.length
  }
}

/** Gives each new store without a code the next one of its country, behind those of the tenant and of the file. */
const withCodes = async (
  transaction: Database,
  tenantId: number,
  rows: readonly ValidatedRow[]
): Promise<StoreColumns[]> => {
  const given = new Set(rows.flatMap(({ after: { storeCode } }) => storeCode ?? []))
  const greatest = new Map<string, number>()
  const made: StoreColumns[] = []
  for (const { after } of rows) {
    if (after.storeCode !== null) {
      made.push({ ...after, storeCode: after.storeCode })
      continue
    }
    const { country } = after
    let number = greatest.get(country) ?? numberOf((await findGreatestCode(transaction, tenantId, country)) ?? '0')
    let storeCode: string | undefined
    do {
      storeCode = nextStoreCode(country, number)
      number += 1
    } while (storeCode !== undefined && given.has(storeCode))
    if (storeCode === undefined) throw new Refusal(codes.storeIdNotMade)
    greatest.set(country, number)
    made.push({ ...after, storeCode })
  }
  return made
}
