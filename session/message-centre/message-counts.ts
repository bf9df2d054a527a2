import { atom, computed } from 'nanostores'
import type { CallData } from '#contract/call.ts'
import { messageCount } from '#contract/calls/messages.ts'
import { adapter } from '../adapter.ts'
import { request } from '../calls/api.ts'
import { $token } from '../identity/session.ts'

export type MessageCounts = CallData<typeof messageCount>

/** How many messages the person has; undefined until the cloud has said. */
export const $messageCounts = atom<MessageCounts | undefined>()

export const $unread = computed($messageCounts, counts => counts?.unReadCount)

/** Whether the message drawer is open: the bell of the header and the drawer are two elements, and each can close it. */
export const $messagesOpen = atom(false)

/** Asks for the counts. They decorate the header, so a failure leaves what was known and is told to the console. */
export const loadMessageCounts = async (): Promise<void> => {
  const token = $token.get()
  if (token === undefined) return
  try {
    const counts = await request(messageCount, {}, { quiet: true })
    if ($token.get() === token) $messageCounts.set(counts)
  } catch (cause) {
    adapter().warn('The number of unread messages could not be loaded.', cause)
  }
}

/** Messages belong to one token: when that changes, nothing of them stays on the screen. */
export const forgetMessagesWithToken = (): void => {
  $token.listen(() => {
    $messageCounts.set(undefined)
    $messagesOpen.set(false)
  })
}
