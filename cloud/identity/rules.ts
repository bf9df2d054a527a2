import { minute } from '../clock.ts'

/* The figures of identity, from the contract's rules of the embedded cloud. */

/** How long a token lives. */
export const tokenSeconds = 7 * 24 * 60 * 60

/** Wrong passwords for one identifier within the window lock it. */
export const lockRule = { failures: 5, windowMs: 15 * minute, lockMs: 15 * minute } as const

/** Failed sign-ins from one network address within the window, before the factor of ADDRESS_LIMIT_FACTOR. */
export const addressRule = { failures: 100, windowMs: 15 * minute } as const
