import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { recordExists, takenAs } from '../../database/rows/taken-as.ts'
import { Refusal } from '../../refusal.pure.ts'
import { countOrRefuse } from '../rates/index.ts'
import { addSavedFilter, changeSavedFilter, deleteSavedFilter, lockSavedFilters } from './sql.ts'

/** Changes of one user to the own filters. */
const changes = { count: 300, windowMs: 60 * minute }

/** Who changes the own filters, and when. */
export type By = { userId: number; now: number }

const count = (database: Database, { userId, now }: By): Promise<void> =>
  countOrRefuse(database, `saved filters of ${userId}`, changes, now)

/**
 * Keeps a filter of a list by a name.
 * @returns the id of the filter
 * @throws Refusal 610602 for a name that is taken, 610605 for one filter too many, 610520
 */
export const saveFilter = async (
  database: Database,
  wish: { list: string; name: string; query: string },
  by: By
): Promise<number> => {
  await count(database, by)
  return database.transaction(async transaction => {
    const { ofList, inAll } = await lockSavedFilters(transaction, by.userId, wish.list)
    if (ofList >= limits.savedFiltersMax || inAll >= limits.savedFiltersOfUserMax) throw new Refusal(codes.createFailed)
    const filterId = await addSavedFilter(transaction, { ...wish, userId: by.userId })
    if (filterId === undefined) throw new Refusal(codes.recordExists)
    return filterId
  })
}

/**
 * Gives a filter another name, or keeps another query by its name.
 * @throws Refusal 610602 for a name that is taken, 610603, 610520
 */
export const changeFilter = async (
  database: Database,
  filterId: number,
  change: { name: string } | { query: string },
  by: By
): Promise<void> => {
  await count(database, by)
  const isThere = await takenAs(recordExists, () => changeSavedFilter(database, by.userId, filterId, change))
  if (!isThere) throw new Refusal(codes.recordNotFound)
}

/** @throws Refusal 610603, 610520 */
export const deleteFilter = async (database: Database, filterId: number, by: By): Promise<void> => {
  await count(database, by)
  if (!(await deleteSavedFilter(database, by.userId, filterId))) throw new Refusal(codes.recordNotFound)
}
