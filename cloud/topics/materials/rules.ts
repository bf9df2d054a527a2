import { minute } from '../../clock.ts'

/** Bytes of all materials of one tenant. */
export const tenantBytesMax = 1_024 * 1_024 * 1_024

/** How long a ticket for a file can be used: a film may be looked at for some minutes. */
export const ticketMs = 10 * minute

/** For so long a robot that was asked to show a group may be silent. It tells its progress while it fetches files. */
export const showWaitMs = 5 * minute
