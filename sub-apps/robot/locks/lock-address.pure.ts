import { lockReasons } from '#contract/calls/robot-locks/locks.ts'
import * as limits from '#contract/limits.ts'
import { type ListAddress, readList, writeList } from '#kit/list-address.pure.ts'

/** The state of the page of locks, as its address keeps it. */
export type LockAddress = ListAddress<'reason', never> & {
  /** The robot that somebody asked about; empty for none. */
  serial: string
}

/** Reads the address. Unknown values are ignored. */
export const readLocks = (search: string): LockAddress => ({
  ...readList(search, { reason: lockReasons }, []),
  serial: (new URLSearchParams(search).get('serial') ?? '').trim().slice(0, limits.serialMaxLength)
})

/** The query of the address. */
export const writeLocks = ({ serial, ...list }: LockAddress, search = ''): string => {
  const query = new URLSearchParams(writeList(list, search))
  if (serial !== '') query.set('serial', serial)
  return query.size === 0 ? '' : `?${query}`
}
