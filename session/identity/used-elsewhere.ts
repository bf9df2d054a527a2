import { adapter } from '../adapter.ts'
import { makeStore, write } from '../stores.ts'

/**
 * The last session ended before its expiry: the account was used elsewhere, or the session was ended there (docs/requirements.md §4).
 */
export type UsedElsewhere = {
  /** When the portal learned of it, in ms since 1970. */
  noticed: number
  /** The page where the person can change a known password; undefined when the person may open none. */
  change: string | undefined
}

/** Set until the person dismisses it or the next session begins. The sign-in pages show it. */
export const $usedElsewhere = makeStore<UsedElsewhere | undefined>(undefined)

export const tellUsedElsewhere = (change: string | undefined): void =>
  write($usedElsewhere, { noticed: adapter().now(), change })

/** Called when the person has read it. */
export const dismissUsedElsewhere = (): void => write($usedElsewhere, undefined)

/** Whether the person logged out in another tab, and this one did so with it. Set until the next session begins. */
export const $leftElsewhere = makeStore(false)

export const tellLeftElsewhere = (isLeft: boolean): void => write($leftElsewhere, isLeft)
