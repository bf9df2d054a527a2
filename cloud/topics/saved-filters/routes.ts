import { calls } from '#contract/index.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { forMember } from '../../http/served.ts'
import { changeFilter, deleteFilter, saveFilter } from './saved-filters.ts'
import { findSavedFilters } from './sql.ts'

/** Filters of lists that each user keeps. */
export const listFilterRoutes = ({ database, now }: { database: Database; now: Clock }) => ({
  listFilters: forMember(calls.listFilters, ({ query: { list } }, { userId }) =>
    findSavedFilters(database, userId, list)
  ),

  saveListFilter: forMember(calls.saveListFilter, async ({ body }, { userId }) => ({
    filterId: await saveFilter(database, body, { userId, now: now() })
  })),

  renameListFilter: forMember(calls.renameListFilter, async ({ body: { filterId, name } }, { userId }) => {
    await changeFilter(database, filterId, { name }, { userId, now: now() })
    return null
  }),

  replaceListFilter: forMember(calls.replaceListFilter, async ({ body: { filterId, query } }, { userId }) => {
    await changeFilter(database, filterId, { query }, { userId, now: now() })
    return null
  }),

  deleteListFilter: forMember(calls.deleteListFilter, async ({ body: { filterId } }, { userId }) => {
    await deleteFilter(database, filterId, { userId, now: now() })
    return null
  })
})
