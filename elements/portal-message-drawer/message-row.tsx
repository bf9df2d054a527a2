import { useStore } from '@nanostores/react'
import { $format, messageLink } from '@portal/session'
import { ExternalLink } from 'lucide'
import { useState } from 'react'
import { type Message, messageStatuses } from '#contract/messages.ts'
import { Icon } from '../pieces/icon.tsx'
import { useTranslate } from '../pieces/use-translate.ts'

type RowProps = { message: Message; now: number; read: (message: Message) => void }

/** One message: three lines of it until it is opened, which makes it read and follows its link. */
export const MessageRow = ({ message, now, read }: RowProps) => {
  const translate = useTranslate()
  const format = useStore($format)
  const [open, setOpen] = useState(false)
  const { title, content, createTime, status } = message
  const link = messageLink(message.url)
  const text = <span className={open ? 'text' : 'text clamped'}>{content}</span>
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
          className="content"
          type="button"
          aria-expanded={open}
          onClick={() => {
            setOpen(!open)
            read(message)
          }}
        >
          {text}
        </button>
      ) : (
        <a
          className="content"
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => {
            setOpen(true)
            read(message)
          }}
          // The middle button opens a link too, and is no click.
          onAuxClick={({ button }) => button === 1 && read(message)}
        >
          {text}
          <span className="leads">
            {translate('drawer.opensNewTab')}
            <Icon node={ExternalLink} />
          </span>
        </a>
      )}
    </li>
  )
}
