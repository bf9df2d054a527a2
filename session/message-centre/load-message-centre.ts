import { adapter } from '../adapter.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { $session } from '../identity/session.ts'
import { makeStore, write } from '../stores.ts'
import type { startCentre } from './message-centre.ts'
import { $messagesOpen } from './message-counts.ts'

/** The drawer's messages and their actions. `live` tells the live channel of a new reason to try. */
export type MessageCentre = ReturnType<typeof startCentre>

/** Undefined until it is loaded. The first page does not need it. */
export const $messageCentre = makeStore<MessageCentre | undefined>(undefined)

let starting: Promise<void> | undefined

/**
 * Loads the message part of the session, once, and opens the live channel at once. A failure goes to the console, and the next
 * call tries again.
 */
export const startMessageCentre = (): Promise<void> => {
  starting ??= load().catch(cause => {
    starting = undefined
    adapter().warn('The messages could not be loaded.', cause)
  })
  return starting
}

/**
 * Calls back when a member needs messages: when the page is idle, and at once when the drawer opens. It can call back
 * several times.
 */
export const whenMessagesAreNeeded = (act: (reason: 'idle' | 'opened') => void): void => {
  $session.subscribe(({ state }) => {
    if (state === 'member') whenIdle(() => act('idle'), 5_000)
  })
  $messagesOpen.subscribe(open => {
    if (open) act('opened')
  })
}

const load = async (): Promise<void> => {
  const { startCentre } = await import('./message-centre.ts')
  write($messageCentre, startCentre())
}
