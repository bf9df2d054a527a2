import { calls } from '#contract/index.ts'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { forMember } from '../../../http/served.ts'
import { scopeOf } from '../../identity/index.ts'
import { refuseForeignStore } from '../../stores/index.ts'
import { readKept } from '../kept-filter.pure.ts'
import { deleteFilter, renameFilter, saveFilter } from '../saved-filters.ts'
import { findSavedFilters } from '../sql/saved-filters.ts'

/** Filters of the robot list that each user keeps. */
export const savedFilterRoutes = ({ database, now }: { database: Database; now: Clock }) => ({
  savedFilters: forMember(calls.savedFilters, async (_request, { userId }) => {
    const kept = await findSavedFilters(database, userId)
    return kept.map(({ filter, ...row }) => ({ ...row, filter: readKept(filter) }))
  }),

  saveFilter: forMember(calls.saveFilter, async ({ body }, member) => {
    await refuseForeignStore(database, scopeOf(member), body.filter.storeId)
    return { filterId: await saveFilter(database, body, { userId: member.userId, now: now() }) }
  }),

  renameFilter: forMember(calls.renameFilter, async ({ body }, { userId }) => {
    await renameFilter(database, body, { userId, now: now() })
    return null
  }),

  deleteFilter: forMember(calls.deleteFilter, async ({ body: { filterId } }, { userId }) => {
    await deleteFilter(database, filterId, { userId, now: now() })
    return null
  })
})
