import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { text } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id } from '../../paging.ts'
import { keptFilter } from './list-filter.ts'

/*
 * Filters of the robot list that a person keeps by name, for every device. Each person sees the own ones. Sub-applications that
 * were built before every list had saved filters make these calls. They are the filters of the list `robots` of
 * `../saved-filters/saved-filters.ts`.
 */

const path = '/api/managercloud/robots/saved-filters'
const name = text(limits.savedFilterNameMaxLength)

const savedFilter = v.object({
  filterId: v.number(),
  name: v.string(),
  /** Null where the kept filter does not fit this version: a part of it alone would find other robots. */
  filter: v.nullable(keptFilter)
})
export type SavedFilter = v.InferOutput<typeof savedFilter>

export const savedFilters = defineCall({
  method: 'GET',
  path,
  summary: `The filters of the robot list that the user keeps, by name; ${limits.savedFiltersMax} at most.`,
  access: 'member',
  data: v.array(savedFilter)
})

export const saveFilter = defineCall({
  method: 'POST',
  path: `${path}/create`,
  summary:
    'Keeps a filter by a name. 610602 for a name that another one has, capitals or not; ' +
    `610605 where the user keeps ${limits.savedFiltersMax} already, 610702 for a store that is not for this user, 610520 after too many changes.`,
  access: 'member',
  body: v.object({ name, filter: keptFilter }),
  data: v.object({ filterId: v.number() })
})

export const renameFilter = defineCall({
  method: 'POST',
  path: `${path}/rename`,
  summary: 'Gives a kept filter another name. 610602 as above, 610603 for one that is not the user’s, 610520 as above.',
  access: 'member',
  body: v.object({ filterId: id, name }),
  data: v.null()
})

export const deleteFilter = defineCall({
  method: 'POST',
  path: `${path}/delete`,
  summary: 'Deletes a kept filter. 610603 for one that is not the user’s, 610520 as above.',
  access: 'member',
  body: v.object({ filterId: id }),
  data: v.null()
})
