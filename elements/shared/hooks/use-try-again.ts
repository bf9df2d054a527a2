import { type ActState, Unreachable } from '@portal/session'
import type { RefObject } from 'react'
import { useLocked } from './use-locked.ts'
import { useRepeat } from './use-repeat.ts'

/**
 * The button "Try again" of a failed part, and the same by itself when the network is back. The part that shows the failure
 * calls this, and is gone when the failure is.
 * @param error why it failed. A refusal is left to the button
 * @param act asks again, shows its own failure and never rejects
 */
export const useTryAgain = (
  error: unknown,
  act: () => Promise<unknown>,
  place?: RefObject<Element | null>
): [state: ActState, run: () => void] => {
  const [state, run] = useLocked(act)
  // While the button is locked, it asks already. The same failure can still be there afterwards.
  useRepeat(state === 'free' ? error : undefined, run, place)
  return [state, run]
}

/** Loaders of files have errors of many names. A file that did not come is taken for one that the network lost. */
const fileLost = new Unreachable('A file of the page could not be loaded.')

/** The same for a file of the page that could not be loaded. */
export const useFileAgain = (
  load: () => Promise<unknown>,
  place?: RefObject<Element | null>
): [state: ActState, run: () => void] => useTryAgain(fileLost, load, place)
