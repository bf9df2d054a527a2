import { atom } from 'nanostores'
import { adapter } from '../adapter.ts'
import type { startCentre } from './message-centre.ts'

/** The drawer's messages and their actions. `live` tells the live channel about a new reason to try. */
export type MessageCentre = ReturnType<typeof startCentre>

/** Undefined until it is loaded. The first page does not need it. */
export const $messageCentre = atom<MessageCentre | undefined>()

let starting: Promise<void> | undefined

/**
 * Loads the message part of the session and starts the live channel, once. A failure goes to the console, and the next
 * call tries again.
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
