import { atom } from 'nanostores'
import { messageCount } from '#contract/messages.ts'
import { request } from './api.ts'
import { outside } from './outside.ts'
import { $token } from './session.ts'

/** How many messages are unread; undefined until the cloud has said. */
export const $unread = atom<number | undefined>()

/** Asks for the count. It decorates the header, so a failure leaves what was known and is told to the console. */
export const loadUnread = async (): Promise<void> => {
  const token = $token.get()
  if (token === undefined) return
  try {
    const { unReadCount } = await request(messageCount, {}, { quiet: true })
    if ($token.get() === token) $unread.set(unReadCount)
  } catch (cause) {
    outside().warn('The number of unread messages could not be loaded.', cause)
  }
}
