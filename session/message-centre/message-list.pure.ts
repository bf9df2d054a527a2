import { type Message, messageStatuses } from '#contract/calls/messages/messages.ts'

/** The tabs of the message drawer (docs/requirements.md §2), each with its status in the cloud's call. */
export const messageTabs = { unread: messageStatuses.unread, read: messageStatuses.read, all: '' } as const
export type MessageTab = keyof typeof messageTabs

/** One shown page of messages. `arrived` counts newer messages that are not in it. */
export type ShownMessages = {
  tab: MessageTab
  pageNo: number
  list: readonly Message[]
  total: number
  arrived: number
}

/** A page from the cloud. */
export type MessagePage = Pick<ShownMessages, 'total'> & { list: readonly Message[] }

/** The id of the newest message; 0 for none. Ids grow, so the newest message has the largest id. */
export const newestOf = (list: readonly Message[]): number => Math.max(0, ...list.map(it => it.messageRecordId))

/**
 * The list after the cloud has sent the same page again. Messages that were read elsewhere become read in place. New
 * messages are only counted: nothing moves while the person reads.
 */
export const withNews = (shown: ShownMessages, fresh: MessagePage): ShownMessages =>
  // Nothing is shown yet, so nothing can move.
  shown.list.length === 0
    ? { ...shown, ...fresh, arrived: 0 }
    : { ...shown, list: shown.list.map(it => freshOf(it, shown, fresh)), arrived: arrivedOf(shown, fresh) }

const freshOf = (message: Message, { tab }: ShownMessages, fresh: MessagePage): Message => {
  const found = fresh.list.find(it => it.messageRecordId === message.messageRecordId)
  if (found !== undefined) return found
  return tab === 'unread' && reaches(fresh, message) ? asRead(message) : message
}

/** Whether a page would contain a message that still belongs to its list. */
const reaches = ({ list, total }: MessagePage, { messageRecordId }: Message): boolean =>
  list.length >= total || list.some(it => it.messageRecordId < messageRecordId)

const arrivedOf = ({ tab, pageNo, list, total, arrived }: ShownMessages, fresh: MessagePage): number => {
  if (tab === 'read') return 0
  const grown = Math.max(0, fresh.total - total)
  // A later page can't contain new messages, but the total shows that there are some.
  if (pageNo > 1) return Math.max(arrived, grown)
  const newest = newestOf(list)
  const unseen = fresh.list.filter(it => it.messageRecordId > newest).length
  return unseen === fresh.list.length ? Math.max(unseen, grown) : unseen
}

export const asRead = (message: Message): Message => ({ ...message, status: messageStatuses.read })

/** The list with one message marked as read, or with all messages up to the newest seen one. */
export const withRead = (shown: ShownMessages, isRead: (message: Message) => boolean): ShownMessages => ({
  ...shown,
  list: shown.list.map(it => (isRead(it) ? asRead(it) : it))
})

/**
 * The page to load when a person goes to another one. Read messages leave the list of unread ones. So after reading a
 * whole page, the next messages are on the page with the same number.
 */
export const pageToAsk = ({ tab, pageNo, list }: ShownMessages, wanted: number): number =>
  tab === 'unread' && wanted === pageNo + 1 && list.every(it => it.status === messageStatuses.read) ? pageNo : wanted
