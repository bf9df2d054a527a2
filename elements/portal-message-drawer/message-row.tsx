import { $format, messageLink } from '@portal/session'
import { ExternalLink } from 'lucide'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { type Message, messageStatuses } from '#contract/calls/messages/messages.ts'
import { useStore } from '../shared/hooks/use-store.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'
import { Icon } from '../shared/icon.tsx'

type RowProps = { message: Message; now: number; read: (message: Message) => void }

/** The visible part of a message's content. */
type Shown = 'line' | 'lines' | 'all'

/**
 * One message. It shows one line, and three lines after a press (docs/requirements.md §2). The press also marks it as read and follows
 * its link. A button below shows the rest of a longer text.
 */
export const MessageRow = ({ message, now, read }: RowProps) => {
  const translate = useTranslate()
  const format = useStore($format)
  const [shown, setShown] = useState<Shown>('line')
  const { title, content, createTime, status } = message
  const link = messageLink(message.url)
  const box = useRef<HTMLSpanElement>(null)
  const overflows = useOverflow(box, shown === 'lines')
  const text = (
    <span ref={box} className={`text ${shown}`}>
      {content}
    </span>
  )
  return (
    <li className="message">
      <h3>
        {status === messageStatuses.unread && <span className="unread">{translate('drawer.unreadMark')}</span>}
        <span className="title">{title}</span>
      </h3>
      <time dateTime={new Date(createTime).toISOString()}>
        <span className="relative">{format.relative(createTime, now)}</span>
        <span className="exact">{format.time(createTime)}</span>
      </time>
      {link === undefined ? (
        <button
          data-click="messages.content"
          className="content"
          type="button"
          aria-expanded={shown !== 'line'}
          onClick={() => {
            setShown(shown === 'line' ? 'lines' : 'line')
            read(message)
          }}
        >
          {text}
        </button>
      ) : (
        <a
          data-click="messages.content"
          className="content"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-expanded={shown !== 'line'}
          onClick={() => {
            if (shown === 'line') setShown('lines')
            read(message)
          }}
          // The middle mouse button opens a link too, but fires no click event.
          onAuxClick={({ button }) => button === 1 && read(message)}
        >
          {text}
          <span className="leads">
            {translate('drawer.opensNewTab')}
            <Icon node={ExternalLink} />
          </span>
        </a>
      )}
      {shown !== 'line' && overflows && (
        <button
          data-click="messages.rest"
          className="quiet rest"
          type="button"
          aria-expanded={shown === 'all'}
          onClick={() => setShown(shown === 'all' ? 'lines' : 'all')}
        >
          {translate(shown === 'all' ? 'drawer.showLess' : 'drawer.showAll')}
        </button>
      )}
    </li>
  )
}

/**
 * Whether a clamped box has more text than it shows, also after its width or font changed. A box that is no longer
 * clamped keeps the last result.
 */
const useOverflow = (box: RefObject<HTMLElement | null>, clamped: boolean): boolean => {
  const [overflows, setOverflows] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null || !clamped) return
    // Browsers round the two heights differently.
    const measure = (): void => setOverflows(element.scrollHeight > element.clientHeight + 1)
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    measure()
    return () => watch.disconnect()
  }, [box, clamped])
  return overflows
}
