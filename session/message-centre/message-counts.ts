import { computed } from 'nanostores'
import type { CallData } from '#contract/call.ts'
import { messageCount } from '#contract/calls/messages/messages.ts'
import { adapter } from '../adapter.ts'
import { request } from '../calls/api.ts'
import { $token } from '../identity/session.ts'
import { createRepeat } from '../network/when-reachable.ts'
import { makeStore, readOnly, write } from '../stores.ts'

export type MessageCounts = CallData<typeof messageCount>

/** The person's message counts; undefined before the cloud's first answer. */
export const $messageCounts = makeStore<MessageCounts | undefined>(undefined)

export const $unread = readOnly(computed($messageCounts, counts => counts?.unReadCount))

/**
 * Whether the message drawer is open. The bell in the header and the drawer are two elements, and both can close it.
 */
export const $messagesOpen = makeStore(false)

/** Opens or closes the message drawer. */
export const openDrawer = (open: boolean): void => write($messagesOpen, open)

const repeat = createRepeat()

/** Loads the counts for the header. A failure keeps the old counts and goes to the console. */
export const loadMessageCounts = async (): Promise<void> => {
  const token = $token.get()
  repeat.end()
  if (token === undefined) return
  try {
    const counts = await request(messageCount, {}, { quiet: true })
    if ($token.get() === token) write($messageCounts, counts)
  } catch (cause) {
    adapter().warn('The unread messages could not be loaded.', cause)
    repeat.after(cause, () => void loadMessageCounts())
  }
}

/** Messages belong to one token. When the token changes, all of them are removed. */
export const forgetMessagesWithToken = (): void => {
  $token.listen(() => {
    write($messageCounts, undefined)
    openDrawer(false)
  })
}
