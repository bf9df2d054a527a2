import type { ActState, MessageCentre, MessageTab } from '@portal/session'
import type { Message } from '#contract/calls/messages/messages.ts'
import { useNow } from '../shared/hooks/use-now.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'
import { MessageRow } from './message-row.tsx'
import { MessageSkeleton } from './message-skeleton.tsx'

type Shown = Exclude<ReturnType<MessageCentre['$messages']['get']>, { state: 'closed' }>

type PanelProps = { messages: Shown; read: (message: Message) => void; retry: () => void; retrying: ActState }

const emptyTexts = {
  unread: 'drawer.emptyUnread',
  read: 'drawer.emptyRead',
  all: 'drawer.emptyAll'
} as const satisfies Record<MessageTab, string>

/** The messages of a page, or the reason why there are none. */
export const MessagePanel = ({ messages, read, retry, retrying }: PanelProps) => {
  const translate = useTranslate()
  const now = useNow(60_000)
  if (messages.state === 'loading') return <MessageSkeleton />
  if (messages.state !== 'ready') {
    return (
      <div className="note" role="alert">
        <p>{translate('drawer.failed')}</p>
        <button
          data-click="messages.retry"
          className="outlined"
          type="button"
          aria-disabled={retrying !== 'free'}
          onClick={retry}
        >
          {translate('drawer.retry')}
        </button>
      </div>
    )
  }
  if (messages.list.length === 0) return <p className="note">{translate(emptyTexts[messages.tab])}</p>
  return (
    <ul>
      {messages.list.map(message => (
        <MessageRow key={message.messageRecordId} message={message} now={now} read={read} />
      ))}
    </ul>
  )
}
