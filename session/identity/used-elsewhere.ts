import { atom } from 'nanostores'

/**
 * That the last session ended though its time was not over: the account was used elsewhere, or the session was ended
 * there (spec §4).
 */
export type UsedElsewhere = {
  /** When the portal learned of it, in ms since 1970. */
  noticed: number
  /** Where the person can change what somebody else may know; nowhere where they may not. */
  change: string | undefined
}

/** Stands until the person has read it, or the next session begins; the sign-in pages show it. */
export const $usedElsewhere = atom<UsedElsewhere | undefined>()

/** The person has read it. */
export const dismissUsedElsewhere = (): void => $usedElsewhere.set(undefined)
