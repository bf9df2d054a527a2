import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { text } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id } from '../../paging.ts'

/*
 * Filters of any list that a person keeps by name, for every device. Each person sees the own ones. The cloud never reads
 * a query: it gives its owner nothing that the same query in an address would not give.
 */

const path = '/api/managercloud/saved-filters'
const name = text(limits.savedFilterNameMaxLength)
/** The list's name, as `keepAs` of `<portal-list>` says it. */
const list = text(limits.listNameMaxLength)
/** Filters and order as the list writes them in an address: `kind=hotel&sort=-battery`. */
const query = text(limits.savedQueryMaxLength)

const listFilter = v.object({ filterId: v.number(), name: v.string(), query: v.string() })
export type ListFilterKept = v.InferOutput<typeof listFilter>

export const listFilters = defineCall({
  method: 'GET',
  path,
  summary: `The filters of one list that the user keeps, by name; ${limits.savedFiltersMax} at most.`,
  access: 'member',
  query: v.object({ list }),
  data: v.array(listFilter)
})

export const saveListFilter = defineCall({
  method: 'POST',
  path: `${path}/create`,
  summary:
    'Keeps a filter of a list by a name. 610602 for a name that another one of the list has, capitals or not; ' +
    `610605 where the user keeps ${limits.savedFiltersMax} of this list, or ${limits.savedFiltersOfUserMax} of all, 610520 after too many changes.`,
  access: 'member',
  body: v.object({ list, name, query }),
  data: v.object({ filterId: v.number() })
})

export const renameListFilter = defineCall({
  method: 'POST',
  path: `${path}/rename`,
  summary: 'Gives a kept filter another name. 610602 as above, 610603 for one that is not the user’s, 610520 as above.',
  access: 'member',
  body: v.object({ filterId: id, name }),
  data: v.null()
})

export const replaceListFilter = defineCall({
  method: 'POST',
  path: `${path}/replace`,
  summary: 'Keeps another filter by the same name. 610603 for one that is not the user’s, 610520 as above.',
  access: 'member',
  body: v.object({ filterId: id, query }),
  data: v.null()
})

export const deleteListFilter = defineCall({
  method: 'POST',
  path: `${path}/delete`,
  summary: 'Deletes a kept filter. 610603 for one that is not the user’s, 610520 as above.',
  access: 'member',
  body: v.object({ filterId: id }),
  data: v.null()
})
