import { useStore } from '@nanostores/react'
import { $session, $unread } from '@portal/session'
import { Bell } from 'lucide'
import { limits } from '#contract/limits.ts'
import { Icon } from '../pieces/icon.tsx'
import { useTranslate } from '../pieces/use-translate.ts'

/** How many messages are unread. Eyes see a number that is capped; who listens hears the whole one, and its changes. */
export const Unread = () => {
  const translate = useTranslate()
  const { state } = useStore($session)
  const count = useStore($unread)
  if (state === 'guest') return null
  const text = count === undefined ? '' : translate('header.unread', { count })
  return (
    <p className="unread" role="status" title={text}>
      <Icon node={Bell} />
      <span className="unseen">{text}</span>
      {count ? (
        <span className="badge" aria-hidden="true">
          {badgeText(count)}
        </span>
      ) : null}
    </p>
  )
}

/** What fits into the badge: 99 at most (spec §2). */
export const badgeText = (count: number): string =>
  count > limits.messageBadgeCap ? `${limits.messageBadgeCap}+` : String(count)
