import { request } from '@portal/session'
import type { ComputedRef } from 'vue'
import { robotList } from '#contract/calls/robots/robots.ts'
import { useLoaded } from '#kit/adapters/vue.ts'
import { type Filter, queryOf, writeFilter } from './filter-address.pure.ts'

/** One page of the robots that match the filter, loaded again when the filter changes. */
export const useRobots = (filter: ComputedRef<Filter>) =>
  useLoaded(
    () => writeFilter(filter.value),
    () => request(robotList, { query: queryOf(filter.value) }, { quiet: true })
  )
