import { type Message, messageStatuses } from '#contract/calls/messages.ts'

/** The tabs of the message drawer (spec §2), and the status by which the cloud is asked for each. */
export const messageTabs = { unread: messageStatuses.unread, read: messageStatuses.read, all: '' } as const
export type MessageTab = keyof typeof messageTabs

/** One page of messages as the person sees it. `arrived` counts those that came since and are not in it. */
export type ShownMessages = {
  tab: MessageTab
  pageNo: number
  list: readonly Message[]
  total: number
  arrived: number
}

/** A page as the cloud gives it. */
export type MessagePage = Pick<ShownMessages, 'total'> & { list: readonly Message[] }

/** The newest of some messages; 0 where there is none. Ids grow, so the newest has the largest. */
export const newestOf = (list: readonly Message[]): number => Math.max(0, ...list.map(it => it.messageRecordId))

/**
 * What is shown once the cloud has told of the same page anew: messages that were read elsewhere become read where they
 * stand, and new ones are counted. Nothing moves under the reader's eyes (issue of the drawer: a pill, no jump).
 */
export const withNews = (shown: ShownMessages, fresh: MessagePage): ShownMessages =>
  // Where nothing is shown, nothing can jump.
  shown.list.length === 0
    ? { ...shown, ...fresh, arrived: 0 }
    : { ...shown, list: shown.list.map(it => freshOf(it, shown, fresh)), arrived: arrivedOf(shown, fresh) }

const freshOf = (message: Message, { tab }: ShownMessages, fresh: MessagePage): Message => {
  const found = fresh.list.find(it => it.messageRecordId === message.messageRecordId)
  if (found !== undefined) return found
  return tab === 'unread' && reaches(fresh, message) ? asRead(message) : message
}

/** Whether a page would hold a message that still belonged into its list. */
const reaches = ({ list, total }: MessagePage, { messageRecordId }: Message): boolean =>
  list.length >= total || list.some(it => it.messageRecordId < messageRecordId)

const arrivedOf = ({ tab, pageNo, list, total, arrived }: ShownMessages, fresh: MessagePage): number => {
  if (tab === 'read') return 0
  const grown = Math.max(0, fresh.total - total)
  // A later page does not show what is new; that its list grew does.
  if (pageNo > 1) return Math.max(arrived, grown)
  const newest = newestOf(list)
  const unseen = fresh.list.filter(it => it.messageRecordId > newest).length
  return unseen === fresh.list.length ? Math.max(unseen, grown) : unseen
}

export const asRead = (message: Message): Message => ({ ...message, status: messageStatuses.read })

/** The list with one message, or with every one up to the newest that was seen, marked read. */
export const withRead = (shown: ShownMessages, isRead: (message: Message) => boolean): ShownMessages => ({
  ...shown,
  list: shown.list.map(it => (isRead(it) ? asRead(it) : it))
})

/**
 * The page to ask for when a person goes to another one. Who has read all of a page of unread messages and goes on finds
 * the next ones on the page of the same number: those that were read have left the list.
 */
export const pageToAsk = ({ tab, pageNo, list }: ShownMessages, wanted: number): number =>
  tab === 'unread' && wanted === pageNo + 1 && list.every(it => it.status === messageStatuses.read) ? pageNo : wanted
