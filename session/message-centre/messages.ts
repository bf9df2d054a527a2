import {
  type Message,
  messageList,
  messageStatuses,
  readAllMessages,
  readMessage
} from '#contract/calls/messages/messages.ts'
import * as limits from '#contract/limits.ts'
import { adapter } from '../adapter.ts'
import { request } from '../calls/api.ts'
import { $token } from '../identity/session.ts'
import { createRepeat } from '../network/when-reachable.ts'
import { makeStore, write } from '../stores.ts'
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
} from './message-list.pure.ts'

/** The state of the drawer. In `closed`, only counts are loaded. */
export type Messages =
  | { state: 'closed' }
  | { state: 'loading' | 'failed'; tab: MessageTab; pageNo: number; total: number }
  | ({ state: 'ready' } & ShownMessages)

export const $messages = makeStore<Messages>({ state: 'closed' })

/**
 * The newest message that was on screen since the drawer opened. "Mark all as read" includes messages up to this one.
 */
let newestSeen = 0

/** The drawer opens with the unread messages (docs/requirements.md §2). */
export const openMessages = async (): Promise<void> => {
  newestSeen = 0
  await Promise.all([showMessages('unread'), loadMessageCounts()])
}

const repeat = createRepeat()

export const closeMessages = (): void => {
  repeat.end()
  write($messages, { state: 'closed' })
}

/** Loads and shows a page of a tab. In the failed state, the drawer shows a retry button. */
export const showMessages = async (tab: MessageTab, pageNo = 1): Promise<void> => {
  const place = { tab, pageNo, total: knownTotal(tab) }
  const waiting: Messages = { state: 'loading', ...place }
  repeat.end()
  write($messages, waiting)
  try {
    const page = await fetchPage(tab, pageNo)
    if ($messages.get() !== waiting) return
    const last = Math.max(1, Math.ceil(page.total / limits.pageSize))
    // The last page can be gone when its messages were read elsewhere.
    if (pageNo > last) return await showMessages(tab, last)
    newestSeen = Math.max(newestSeen, newestOf(page.list))
    write($messages, { state: 'ready', tab, pageNo, ...page, arrived: 0 })
  } catch (cause) {
    adapter().warn('The messages could not be loaded.', cause)
    if ($messages.get() !== waiting) return
    write($messages, { state: 'failed', ...place })
    repeat.after(cause, () => void retryMessages())
  }
}

/**
 * Number of messages in a tab, from the known counts before the cloud answers. So the pager does not jump meanwhile.
 */
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

/** Tries again to load a failed page. */
export const retryMessages = async (): Promise<void> => {
  const shown = $messages.get()
  if (shown.state === 'failed') await showMessages(shown.tab, shown.pageNo)
}

const fetchPage = (tab: MessageTab, pageNo: number): Promise<MessagePage> =>
  request(messageList, { body: { messageStatus: messageTabs[tab], pageNo, size: limits.pageSize } }, { quiet: true })

/** Loads changes from the cloud: the counts, and the open page without moving it. Never rejects. */
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
    // An answer from before a message was read must not replace one from after it.
    if (turn !== refreshes) return
    const now = $messages.get()
    // The person may have gone to another page meanwhile. Opening a message does not change the page.
    if (now.state !== 'ready' || now.tab !== shown.tab || now.pageNo !== shown.pageNo) return
    write($messages, { ...now, ...withNews(now, fresh) })
  } catch (cause) {
    adapter().warn('The messages could not be refreshed.', cause)
  }
}

/** Marks an opened message as read: at once here, then in the cloud (docs/requirements.md §4). */
export const readOne = async ({ messageRecordId, status }: Message): Promise<void> => {
  if (status === messageStatuses.read) return
  markShown(it => it.messageRecordId === messageRecordId)
  countAsRead(1)
  await tellCloud(() => request(readMessage, { query: { messageRecordId } }))
}

/** Marks all messages as read, up to the newest one that was on screen. Nobody has seen later ones. */
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
  if (shown.state === 'ready') write($messages, { ...shown, ...withRead(shown, isRead) })
}

const countAsRead = (count: number): void => {
  const counts = $messageCounts.get()
  if (counts === undefined) return
  const read = Math.min(count, counts.unReadCount)
  write($messageCounts, { ...counts, unReadCount: counts.unReadCount - read, readCount: counts.readCount + read })
}

/**
 * Writes to the cloud, then loads the current state. After a failure, this reverts the early change on screen. The
 * failure is reported like that of any other call.
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
