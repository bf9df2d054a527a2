import { atom } from 'nanostores'
import { type Message, messageList, messageStatuses, readAllMessages, readMessage } from '#contract/calls/messages.ts'
import * as limits from '#contract/limits.ts'
import { adapter } from '../adapter.ts'
import { request } from '../calls/api.ts'
import { $token } from '../identity/session.ts'
import { $messageCounts, loadMessageCounts } from './message-counts.ts'
import {
  type MessagePage,
  type MessageTab,
  messageTabs,
  newestOf,
  pageToAsk,
  type ShownMessages,
  withNews,
  withRead
} from './message-list.ts'

/** What the drawer shows. `closed` asks the cloud for nothing but counts. */
export type Messages =
  | { state: 'closed' }
  | { state: 'loading' | 'failed'; tab: MessageTab; pageNo: number; total: number }
  | ({ state: 'ready' } & ShownMessages)

export const $messages = atom<Messages>({ state: 'closed' })

/** The newest message that was on screen since the drawer was opened: only up to it can all be marked read. */
let newestSeen = 0

/** Opening the drawer begins with the unread ones (spec §2). */
export const openMessages = async (): Promise<void> => {
  newestSeen = 0
  await Promise.all([showMessages('unread'), loadMessageCounts()])
}

export const closeMessages = (): void => $messages.set({ state: 'closed' })

/** Shows a page of a tab. A failure is a state that the drawer shows, with a way to try again. */
export const showMessages = async (tab: MessageTab, pageNo = 1): Promise<void> => {
  const place = { tab, pageNo, total: knownTotal(tab) }
  const waiting: Messages = { state: 'loading', ...place }
  $messages.set(waiting)
  try {
    const page = await fetchPage(tab, pageNo)
    if ($messages.get() !== waiting) return
    const last = Math.max(1, Math.ceil(page.total / limits.pageSize))
    // Messages that were read elsewhere can have taken the last page with them.
    if (pageNo > last) return await showMessages(tab, last)
    newestSeen = Math.max(newestSeen, newestOf(page.list))
    $messages.set({ state: 'ready', tab, pageNo, ...page, arrived: 0 })
  } catch (cause) {
    adapter().warn('The messages could not be loaded.', cause)
    if ($messages.get() === waiting) $messages.set({ state: 'failed', ...place })
  }
}

/** How many messages a tab holds, as far as is known before the cloud has said: the pager must not jump meanwhile. */
const knownTotal = (tab: MessageTab): number => {
  const shown = $messages.get()
  if (shown.state !== 'closed' && shown.tab === tab) return shown.total
  const counts = $messageCounts.get()
  return { unread: counts?.unReadCount, read: counts?.readCount, all: counts?.count }[tab] ?? 0
}

export const showPage = async (wanted: number): Promise<void> => {
  const shown = $messages.get()
  if (shown.state === 'ready') await showMessages(shown.tab, pageToAsk(shown, wanted))
}

/** Asks once more for what could not be loaded. */
export const retryMessages = async (): Promise<void> => {
  const shown = $messages.get()
  if (shown.state === 'failed') await showMessages(shown.tab, shown.pageNo)
}

const fetchPage = (tab: MessageTab, pageNo: number): Promise<MessagePage> =>
  request(messageList, { body: { messageStatus: messageTabs[tab], pageNo, size: limits.pageSize } }, { quiet: true })

/** Takes over what changed at the cloud: counts, and the open page without moving it. Never rejects. */
export const refreshMessages = async (): Promise<void> => {
  await Promise.all([loadMessageCounts(), refreshPage()])
}

let refreshes = 0

const refreshPage = async (): Promise<void> => {
  refreshes += 1
  const turn = refreshes
  const shown = $messages.get()
  if (shown.state === 'failed') return retryMessages()
  if (shown.state !== 'ready') return
  try {
    const fresh = await fetchPage(shown.tab, shown.pageNo)
    // An answer from before a message was read must not come after the one from behind it.
    if (turn !== refreshes) return
    const now = $messages.get()
    // The person may have gone on meanwhile; who only opened a message is on the same page still.
    if (now.state !== 'ready' || now.tab !== shown.tab || now.pageNo !== shown.pageNo) return
    $messages.set({ ...now, ...withNews(now, fresh) })
  } catch (cause) {
    adapter().warn('The messages could not be refreshed.', cause)
  }
}

/** A message was opened: it is read, here at once and then at the cloud (spec §4). */
export const readOne = async ({ messageRecordId, status }: Message): Promise<void> => {
  if (status === messageStatuses.read) return
  markShown(it => it.messageRecordId === messageRecordId)
  countAsRead(1)
  await tellCloud(() => request(readMessage, { query: { messageRecordId } }))
}

/** Marks everything unread as read, up to the newest message that was on screen: what came later nobody has seen. */
export const readAll = async (): Promise<void> => {
  const token = $token.get()
  if (newestSeen === 0) return
  const newestMessageRecordId = newestSeen
  const done = await tellCloud(() => request(readAllMessages, { body: { newestMessageRecordId } }))
  if (!done || $token.get() !== token) return
  const shown = $messages.get()
  if (shown.state === 'ready') await showMessages(shown.tab)
}

const markShown = (isRead: (message: Message) => boolean): void => {
  const shown = $messages.get()
  if (shown.state === 'ready') $messages.set({ ...shown, ...withRead(shown, isRead) })
}

const countAsRead = (count: number): void => {
  const counts = $messageCounts.get()
  if (counts === undefined) return
  const read = Math.min(count, counts.unReadCount)
  $messageCounts.set({ ...counts, unReadCount: counts.unReadCount - read, readCount: counts.readCount + read })
}

/**
 * Writes to the cloud, then asks what is true now: after a failure too, which takes back what was shown in advance. The
 * failure itself is told as any failed call is.
 * @returns whether it was done
 */
const tellCloud = async (write: () => Promise<unknown>): Promise<boolean> => {
  let done = true
  try {
    await write()
    adapter().tabs.tell({ kind: 'messages' })
  } catch {
    done = false
  }
  await refreshMessages()
  return done
}
