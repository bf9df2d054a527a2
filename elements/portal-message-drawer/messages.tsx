import { $live, $messageCounts, type MessageCentre, type MessageCounts } from '@portal/session'
import { useEffect, useRef } from 'react'
import { ActButton } from '../shared/act-button.tsx'
import { useLocked } from '../shared/hooks/use-locked.ts'
import { useStore } from '../shared/hooks/use-store.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'
import { Pager } from '../shared/pager.tsx'
import { MessagePanel } from './message-panel.tsx'
import { MessageTabs } from './message-tabs.tsx'

/** The shown data and its actions. */
export type MessageSource = Omit<MessageCentre, '$messages' | 'refresh'> & {
  messages: ReturnType<MessageCentre['$messages']['get']>
  counts: MessageCounts | undefined
}

/** The session's messages. */
export const SessionMessages = ({ centre }: { centre: MessageCentre }) => (
  <Messages centre={{ ...centre, messages: useStore(centre.$messages), counts: useStore($messageCounts) }} />
)

/** Tabs, the page of messages, and the actions on them. */
export const Messages = ({ centre }: { centre: MessageSource }) => {
  const translate = useTranslate()
  const { messages, counts } = centre
  const panel = useRef<HTMLDivElement>(null)
  const [retrying, retry] = useLocked(centre.retryMessages)
  const place = messages.state === 'closed' ? '' : `${messages.tab} ${messages.pageNo} ${messages.state}`

  // A new page starts at the top.
  useEffect(() => {
    if (place.endsWith('loading')) panel.current?.scrollTo(0, 0)
  }, [place])

  if (messages.state === 'closed') return null
  const { tab, pageNo, total } = messages

  /** For buttons that disappear when pressed: the focus stays in the drawer. */
  const fromPanel = (act: () => void) => () => {
    panel.current?.focus()
    act()
  }

  return (
    <>
      <MessageTabs tab={tab} counts={counts} show={next => void centre.showMessages(next)} />
      <LiveStopped reconnect={fromPanel(() => centre.live('reconnect'))} />
      {tab !== 'read' && <ReadAll readAll={centre.readAll} nothingUnread={counts?.unReadCount === 0} />}
      <div className="news" role="status">
        {messages.state === 'ready' && messages.arrived > 0 && (
          <button
            data-click="messages.arrived"
            className="pill"
            type="button"
            onClick={fromPanel(() => void centre.showMessages(tab))}
          >
            {translate('drawer.arrived', { count: messages.arrived })}
          </button>
        )}
      </div>
      <div
        ref={panel}
        className="panel"
        id="panel"
        role="tabpanel"
        aria-labelledby={`tab-${tab}`}
        aria-busy={messages.state === 'loading'}
        tabIndex={-1}
      >
        <MessagePanel
          messages={messages}
          read={message => void centre.readOne(message)}
          retry={fromPanel(retry)}
          retrying={retrying}
        />
      </div>
      <div className="bottom">
        <Pager total={total} page={pageNo} onPageChange={({ page }) => void centre.showPage(page)} />
      </div>
    </>
  )
}

const ReadAll = ({ readAll, nothingUnread }: { readAll: () => Promise<void>; nothingUnread: boolean }) => {
  const translate = useTranslate()
  const [state, read] = useLocked(readAll)
  return (
    <div className="actions">
      <ActButton
        data-click="messages.readAll"
        className="quiet"
        state={state}
        blocked={nothingUnread}
        onClick={() => {
          if (!nothingUnread) read()
        }}
      >
        {translate('drawer.readAll')}
      </ActButton>
    </div>
  )
}

/** The button to reconnect after the last try of the live channel (docs/requirements.md §4.24). */
const LiveStopped = ({ reconnect }: { reconnect: () => void }) => {
  const translate = useTranslate()
  const { state } = useStore($live)
  const [locked, run] = useLocked(async () => reconnect())
  return (
    <div role="status">
      {(state === 'stopped' || state === 'refused') && (
        <p className="stopped">
          {translate('drawer.stopped')}
          <button
            data-click="messages.reconnect"
            className="outlined"
            type="button"
            aria-disabled={locked !== 'free'}
            onClick={run}
          >
            {translate('drawer.reconnect')}
          </button>
        </p>
      )}
    </div>
  )
}
