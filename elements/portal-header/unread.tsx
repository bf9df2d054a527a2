import { $messagesOpen, $unread, openDrawer } from '@portal/session'
import { Bell } from 'lucide'
import { useStore } from '../shared/hooks/use-store.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'
import { Icon } from '../shared/icon.tsx'

/** A higher count is shown as `99+`. */
const messageBadgeCap = 99

type Props = { given: number | undefined; onToggle: ((detail: { open: boolean }) => void) | undefined }

/**
 * The bell opens and closes the message drawer. The badge shows a limited number. Screen readers read the exact number,
 * and its changes.
 */
export const Unread = ({ given, onToggle }: Props) => {
  const translate = useTranslate()
  const counted = useStore($unread)
  const count = given ?? counted
  const open = useStore($messagesOpen)
  const text = count === undefined ? '' : translate('header.unread', { count })
  const name = text === '' ? translate('header.messages') : `${translate('header.messages')}, ${text}`
  return (
    <span className="unread">
      <button
        data-click="header.messages"
        className="action"
        type="button"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={open}
        title={text}
        onClick={() => {
          openDrawer(!open)
          onToggle?.({ open: !open })
        }}
      >
        <Icon node={Bell} />
        {count ? <span className="badge" data-count={badgeText(count)} /> : null}
      </button>
      <span className="unseen" role="status">
        {text}
      </span>
    </span>
  )
}

/** The text of the badge: 99 at most (docs/requirements.md §2). */
export const badgeText = (count: number): string => (count > messageBadgeCap ? `${messageBadgeCap}+` : String(count))
