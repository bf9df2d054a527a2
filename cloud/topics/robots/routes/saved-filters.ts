import { calls } from '#contract/index.ts'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { forMember } from '../../../http/served.ts'
import { readingScopeOf } from '../../identity/index.ts'
import { changeFilter, deleteFilter, findSavedFilters, saveFilter } from '../../saved-filters/index.ts'
import { refuseForeignStore } from '../../stores/index.ts'
import { readKept, robotListName, writeKept } from '../kept-filter.pure.ts'

/** Filters of the robot list that each user keeps, for sub-applications that ask for them by the robots' own calls. */
export const savedFilterRoutes = ({ database, now }: { database: Database; now: Clock }) => ({
  savedFilters: forMember(calls.savedFilters, async (_request, { userId }) => {
    const kept = await findSavedFilters(database, userId, robotListName)
    return kept.map(({ query, ...row }) => ({ ...row, filter: readKept(query) }))
  }),

  saveFilter: forMember(calls.saveFilter, async ({ body: { name, filter } }, member) => {
    await refuseForeignStore(database, readingScopeOf(member), filter.storeId)
    const wish = { list: robotListName, name, query: writeKept(filter) }
    return { filterId: await saveFilter(database, wish, { userId: member.userId, now: now() }) }
  }),

  renameFilter: forMember(calls.renameFilter, async ({ body: { filterId, name } }, { userId }) => {
    await changeFilter(database, filterId, { name }, { userId, now: now() })
    return null
  }),

  deleteFilter: forMember(calls.deleteFilter, async ({ body: { filterId } }, { userId }) => {
    await deleteFilter(database, filterId, { userId, now: now() })
    return null
  })
})
