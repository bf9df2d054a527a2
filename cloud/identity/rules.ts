import { limits } from '#contract/limits.ts'
import { minute } from '../clock.ts'

/* The figures of identity, from the contract's rules of the embedded cloud. */

/** How long a token lives. */
export const tokenSeconds = 7 * 24 * 60 * 60

/** Wrong passwords for one identifier within the window lock it. */
export const lockRule = { failures: 5, windowMs: 15 * minute, lockMs: 15 * minute } as const

/** Failed sign-ins from one network address within the window, before the factor of ADDRESS_LIMIT_FACTOR. */
export const addressRule = { failures: 100, windowMs: 15 * minute } as const

/** An image is good for one try, the ticket that it gives for one use. */
export const captchaRule = { characters: 5, imageMs: 2 * minute, ticketMs: 5 * minute } as const

/** A verification code dies at its time or at its last wrong try, whichever comes first. */
export const codeRule = { wrongTries: 5, lifeMs: limits.codeSeconds * 1_000 } as const

/** Codes to one target: so many on one day in Beijing, and none within the pause after another. */
export const targetRule = { sends: 10, pauseMs: limits.codeResendSeconds * 1_000 } as const

/** Codes asked for from one network address within the window, before the factor of ADDRESS_LIMIT_FACTOR. */
export const codeAddressRule = { sends: 30, windowMs: 60 * minute } as const

/** How long a session stays identity-checked, unless a change spends the check first. */
export const identityCheckMs = limits.identityCheckSeconds * 1_000

/** Whoever registers gets this role where there is one; in a cloud without it, an operator gives roles. */
export const registeredRole = 'End customer'
