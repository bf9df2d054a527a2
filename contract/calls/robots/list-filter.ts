import * as v from 'valibot'
import { id } from '../../paging.ts'
import type { FilterPart } from './filter-parts.ts'
import { filterWords, robotColumns } from './robots.ts'

const perCent = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100))

/** The filters of the robot list, as a body carries them. A part that is left out excludes nothing. */
export const robotListFilter = {
  ...filterWords,
  online: v.optional(v.boolean()),
  /** In the state `fault`, or with a reported fault that lasts. */
  withFault: v.optional(v.boolean()),
  locked: v.optional(v.boolean()),
  /** Per cent, both ends included. */
  batteryFrom: v.optional(perCent),
  batteryTo: v.optional(perCent),
  /** The robots of one organisation. */
  tenantId: v.optional(id),
  /** The robots of one store. */
  storeId: v.optional(id),
  /** Whether it is bound to a store. */
  bound: v.optional(v.boolean()),
  /** Whether a gateway reports for it. */
  onGateway: v.optional(v.boolean())
} as const satisfies Record<FilterPart, v.GenericSchema>

/** The filters and the order of the list, as a person keeps them. A part that nobody knows is refused. */
export const keptFilter = v.strictObject({
  ...robotListFilter,
  sort: v.optional(v.picklist(robotColumns.flatMap(column => [column, `-${column}`] as const)))
})
export type KeptFilter = v.InferOutput<typeof keptFilter>
