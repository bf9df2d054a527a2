import { atom } from 'nanostores'
import { adapter } from '../adapter.ts'
import type { startCentre } from './message-centre.ts'

/** The messages of the drawer and the actions on them; `live` tells the live channel of a reason to try again. */
export type MessageCentre = ReturnType<typeof startCentre>

/** Undefined until it is loaded: it is no part of what the first page needs. */
export const $messageCentre = atom<MessageCentre | undefined>()

let starting: Promise<void> | undefined

/**
 * Loads the part of the session that is about messages and starts the live channel, once. A failure to load is told to
 * the console, and the next call tries again.
 */
export const startMessageCentre = (): Promise<void> => {
  starting ??= load().catch(cause => {
    starting = undefined
    adapter().warn('The messages and the live channel could not be loaded.', cause)
  })
  return starting
}

const load = async (): Promise<void> => {
  const { startCentre } = await import('./message-centre.ts')
  $messageCentre.set(startCentre())
}
