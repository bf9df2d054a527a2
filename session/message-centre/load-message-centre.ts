import { loadOnce } from '../browser/load-once.ts'
import { whenMemberIsIdle } from '../identity/when-member.ts'
import { $change, openLive, tryLiveAgain } from '../live/change.ts'
import { makeStore, write } from '../stores.ts'
import type { startCentre } from './message-centre.ts'
import { $messagesOpen } from './message-counts.ts'

/** The drawer's messages and their actions. `live` tells the live channel of a new reason to try. */
export type MessageCentre = ReturnType<typeof startCentre>

/** Undefined until it is loaded. The first page does not need it. */
export const $messageCentre = makeStore<MessageCentre | undefined>(undefined)

/** Loads the message part of the session, once, and opens the live channel at once. */
export const startMessageCentre: () => Promise<void> = loadOnce(async () => {
  const { startCentre } = await import('../for-members.ts')
  write($messageCentre, startCentre({ $change, live: tryLiveAgain }))
  // Somebody may wait for the drawer.
  void openLive()
}, 'The messages could not be loaded.')

/**
 * Calls back when a member needs messages: when the page is idle, and at once when the drawer opens. It can call back
 * several times.
 */
export const whenMessagesAreNeeded = (act: (reason: 'idle' | 'opened') => void): void => {
  whenMemberIsIdle(() => act('idle'))
  $messagesOpen.subscribe(open => {
    if (open) act('opened')
  })
}
