import { useStore } from '@nanostores/react'
import { Icon } from '@portal/elements'
import { $format, $user, messageLink } from '@portal/session'
import { CircleAlert, Info, TriangleAlert, X } from 'lucide'
import { useEffect, useRef } from 'react'
import type { CallData } from '#contract/call.ts'
import type { playingNotices } from '#contract/calls/messages/notices.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { close, notices } from '../data/card-data.ts'
import { followNotices } from '../data/follow-news.ts'
import { Card } from './card.tsx'
import { CardBody, isBusy } from './card-body.tsx'

type Announcement = CallData<typeof playingNotices>[number]

const icons = { info: Info, warning: TriangleAlert, critical: CircleAlert }

/** The announcements that play now, the most urgent first. A closed one stays closed on every device. */
export const Announcements = () => {
  const translate = useTranslate()
  const state = useStore(notices.$state)
  const user = useStore($user)
  const list = useRef<HTMLUListElement>(null)
  const userId = user?.userId
  useEffect(() => {
    if (userId === undefined) return
    return followNotices(() => void notices.load(userId, 'news'))
  }, [userId])
  const closeOne = async (noticeId: number): Promise<void> => {
    await close(noticeId)
    // The button has disappeared with its announcement.
    ;(list.current ?? document.querySelector('main'))?.focus()
  }
  return (
    <Card title={translate('home.announcements')} busy={isBusy(state)}>
      <CardBody
        state={state}
        retry={async () => user && notices.load(user.userId)}
        empty={all => (all.length === 0 ? translate('home.noAnnouncements') : undefined)}
      >
        {all => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it takes the focus of a button that disappears
          <ul ref={list} className="announcements" tabIndex={0} aria-label={translate('home.announcements')}>
            {all.map(notice => (
              <Item key={notice.noticeId} notice={notice} onClose={() => void closeOne(notice.noticeId)} />
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  )
}

const Item = ({ notice, onClose }: { notice: Announcement; onClose: () => void }) => {
  const translate = useTranslate()
  const format = useStore($format)
  const { title, content, level, url, startTime, endTime } = notice
  const address = messageLink(url)
  return (
    <li className={`level-${level}`}>
      <Icon node={icons[level]} />
      <article>
        <h3>
          <span className="unseen">{translate(`home.${level}`)} </span>
          {address === undefined ? (
            title
          ) : (
            <a data-click="dashboard.notice" href={address} target="_blank" rel="noopener noreferrer">
              {title}
            </a>
          )}
        </h3>
        <p>{content}</p>
        <p className="quiet">
          {translate('home.fromTo', { from: format.time(startTime, 'beijing'), to: format.time(endTime, 'beijing') })}
        </p>
      </article>
      <button
        data-click="dashboard.closeNotice"
        type="button"
        className="icon-button small"
        aria-label={translate('home.closeNotice', { name: title })}
        onClick={onClose}
      >
        <Icon node={X} />
      </button>
    </li>
  )
}
