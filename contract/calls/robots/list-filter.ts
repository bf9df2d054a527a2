import * as v from 'valibot'
import { trimmedString } from '../../checks/bounds.ts'
import { id } from '../../paging.ts'
import { day } from '../figures/days.ts'
import { robotColumns, robotKind } from './robots.ts'

/** The filters of the robot list, as a body carries them. A part that is left out excludes nothing. */
export const robotListFilter = {
  robotKind: v.optional(robotKind),
  online: v.optional(v.boolean()),
  /** The robots of one store. */
  storeId: v.optional(id),
  /** In the state `fault`, or with a reported fault that lasts. */
  withFault: v.optional(v.boolean()),
  /** Robots that began a task on one of these days in Beijing, both ends included. */
  tasksFrom: v.optional(day),
  tasksTo: v.optional(day),
  /** Part of a serial, of a name or of a store's name; case does not matter. */
  text: v.optional(trimmedString(100))
}

/** The filters and the order of the list, as a person keeps them. A part that nobody knows is refused. */
export const keptFilter = v.strictObject({
  ...robotListFilter,
  sort: v.optional(v.picklist(robotColumns.flatMap(column => [column, `-${column}`] as const)))
})
export type KeptFilter = v.InferOutput<typeof keptFilter>
