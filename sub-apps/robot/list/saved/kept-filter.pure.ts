import type { KeptFilter } from '#contract/calls/robots/list-filter.ts'
import { type Filter, noFilter } from '../filter-address.pure.ts'

/** The part of a filter that is kept: everything but the page. */
export const keptOf = ({ kind, online, storeId, withFault, from, to, text, sort }: Filter): KeptFilter => ({
  ...(kind === undefined ? {} : { robotKind: kind }),
  ...(online === undefined ? {} : { online }),
  ...(storeId === undefined ? {} : { storeId }),
  ...(withFault === undefined ? {} : { withFault }),
  ...(from === '' ? {} : { tasksFrom: from }),
  ...(to === '' ? {} : { tasksTo: to }),
  ...(text === '' ? {} : { text }),
  ...(sort === undefined ? {} : { sort })
})

/** A kept filter as the address has it, from the first page. */
export const filterOf = ({ robotKind, tasksFrom = '', tasksTo = '', text = '', ...kept }: KeptFilter): Filter => ({
  ...noFilter,
  ...kept,
  kind: robotKind,
  from: tasksFrom,
  to: tasksTo,
  text
})

/** Whether there is something to keep. */
export const isWorthKeeping = (filter: Filter): boolean => Object.keys(keptOf(filter)).length > 0
