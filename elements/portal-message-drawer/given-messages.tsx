import type { MessageTab } from '@portal/session'
import { useState } from 'react'
import { type Message, messageStatuses } from '#contract/calls/messages/messages.ts'
import * as limits from '#contract/limits.ts'
import { type MessageSource, Messages } from './messages.tsx'

type Props = {
  messages: readonly Message[]
  onRead: ((detail: { messageRecordIds: readonly number[] }) => void) | undefined
}

const { unread, read } = messageStatuses
const nothing = async (): Promise<void> => undefined

type Place = {
  tab: MessageTab
  pageNo: number
  /** Messages that were read before this tab was shown. Messages read later stay in place, so that nothing moves. */
  gone: ReadonlySet<number>
}

/**
 * The messages that the page set by property. A message that is read here fires an event and is shown as read at once.
 * A new list from the page replaces this state.
 */
export const GivenMessages = ({ messages, onRead }: Props) => {
  const [readHere, setReadHere] = useState<ReadonlySet<number>>(new Set())
  const [{ tab, pageNo, gone }, show] = useState<Place>({ tab: 'unread', pageNo: 1, gone: readHere })
  const known = messages.map(it => (readHere.has(it.messageRecordId) ? { ...it, status: read } : it))
  const unReadCount = known.filter(it => it.status === unread).length
  const belongs = {
    all: () => true,
    read: ({ messageRecordId, status }: Message) => status === read || gone.has(messageRecordId),
    unread: ({ messageRecordId, status }: Message) => status === unread && !gone.has(messageRecordId)
  }[tab]
  const inTab = known.filter((_, index) => messages.slice(index, index + 1).some(belongs))

  const tell = (messageRecordIds: readonly number[]): void => {
    if (messageRecordIds.length === 0) return
    setReadHere(new Set([...readHere, ...messageRecordIds]))
    onRead?.({ messageRecordIds })
  }
  const list = inTab.slice((pageNo - 1) * limits.pageSize, pageNo * limits.pageSize)
  const centre: MessageSource = {
    messages: { state: 'ready', tab, pageNo, total: inTab.length, arrived: 0, list },
    counts: { unReadCount, readCount: known.length - unReadCount, count: known.length },
    showMessages: async (next, page = 1) => show({ tab: next, pageNo: page, gone: readHere }),
    showPage: async page => show({ tab, pageNo: page, gone }),
    readOne: async ({ messageRecordId, status }) => {
      if (status === unread) tell([messageRecordId])
    },
    readAll: async () => tell(known.filter(it => it.status === unread).map(it => it.messageRecordId)),
    retryMessages: nothing,
    live: () => undefined
  }
  return <Messages centre={centre} />
}
