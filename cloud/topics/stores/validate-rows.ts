import { isDeepStrictEqual } from 'node:util'
import type { StoreFileProblem } from '#contract/calls/stores/store-file.ts'
import type { FileChange } from '#contract/checks/table-file.ts'
import type { KnownStore, StoreColumns } from './sql/imported-stores.ts'
import { columnsOf } from './sql/stores.ts'
import type { StoreRow } from './store-rows.pure.ts'

/** A row, the change that it would make, and the store's columns afterwards. A store code of null is still to be made. */
export type ValidatedRow = {
  line: number
  change: FileChange
  after: Omit<StoreColumns, 'storeCode'> & { storeCode: string | null }
}

type Known = { stores: readonly KnownStore[]; withRobots: ReadonlySet<number> }

const nothingKnown = { timeZone: null, openingSpans: [], latitude: null, longitude: null }

const sameName = (one: { name: string }, other: { name: string }): boolean =>
  one.name.toLowerCase() === other.name.toLowerCase()

const validateRow = ({ line, written }: StoreRow, { stores, withRobots }: Known): ValidatedRow | StoreFileProblem => {
  const { storeCode, ...about } = written
  const namesake = stores.find(store => sameName(store, written))
  const before = storeCode === undefined ? namesake : stores.find(store => store.storeCode === storeCode)
  if (namesake !== undefined && namesake !== before) return { line, column: 'name', problem: 'nameTaken' }
  if (before === undefined)
    return {
      line,
      change: 'added',
      after: { ...nothingKnown, ...columnsOf(about), storeCode: storeCode ?? null }
    }
  if (before.country !== written.country && withRobots.has(before.storeId))
    return { line, column: 'country', problem: 'countryFixed' }
  const { storeId: _, ...columns } = before
  const after = { ...columns, ...columnsOf(about) }
  return { line, change: isDeepStrictEqual(columns, after) ? 'same' : 'changed', after }
}

/** Validates the rows of a file by the stores of a tenant. Of two rows for one store, the second is a problem. */
export const validateRows = (
  rows: readonly StoreRow[],
  known: Known
): { validated: ValidatedRow[]; problems: StoreFileProblem[] } => {
  const validated: ValidatedRow[] = []
  const problems: StoreFileProblem[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    const outcome = validateRow(row, known)
    if ('problem' in outcome) problems.push(outcome)
    else if (outcome.after.storeCode !== null && seen.has(outcome.after.storeCode))
      problems.push({ line: row.line, column: 'code', problem: 'codeTwice' })
    else validated.push(outcome)
    if ('after' in outcome && outcome.after.storeCode !== null) seen.add(outcome.after.storeCode)
  }
  return { validated, problems }
}
