import { useStore } from '@nanostores/react'
import { Icon } from '@portal/elements'
import { $user, messageLink, request } from '@portal/session'
import { CircleAlert, Info, TriangleAlert, X } from 'lucide'
import { useLayoutEffect, useRef } from 'react'
import type { CallData } from '#contract/call.ts'
import { playingNotices } from '#contract/calls/notices.ts'
import { useTranslate } from '../../pieces/use-translate.ts'
import { $closings, closedNotices, closeNotice } from './closed-notices.ts'
import { ownData } from './own-data.ts'

type PlayingNotice = CallData<typeof playingNotices>[number]

const icons = { info: Info, warning: TriangleAlert, critical: CircleAlert }

export const { $state: $playing, load } = ownData(() => request(playingNotices, {}, { quiet: true }))

/** The current announcements, the most urgent first, without those that the person has closed. */
export const PlayingNotices = () => {
  const translate = useTranslate()
  const state = useStore($playing)
  const userId = useStore($user)?.userId
  useStore($closings)
  const closed = closedNotices()
  const region = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    if (userId !== undefined) void load()
  }, [userId])

  if (state.kind === 'failed')
    return (
      <p className="refusal playing-failed" role="alert">
        {translate('home.noticesFailed')}{' '}
        <button data-click="dashboard.retry" type="button" className="link" onClick={() => void load()}>
          {translate('dashboard.retry')}
        </button>
      </p>
    )
  const shown = state.kind === 'ready' ? state.data.filter(({ noticeId }) => !closed.includes(noticeId)) : []
  return (
    <section
      ref={region}
      className="playing"
      aria-label={translate('home.notices')}
      tabIndex={-1}
      hidden={shown.length === 0}
    >
      {shown.map(notice => (
        <Notice
          key={notice.noticeId}
          notice={notice}
          close={() => {
            closeNotice(notice.noticeId)
            // The close button disappears with its notice.
            if (shown.length > 1) region.current?.focus()
            else document.querySelector('main')?.focus()
          }}
        />
      ))}
    </section>
  )
}

const Notice = ({ notice, close }: { notice: PlayingNotice; close: () => void }) => {
  const translate = useTranslate()
  const { title, content, level, url } = notice
  const address = messageLink(url)
  return (
    <article className={`card playing-notice level-${level}`}>
      <span className="playing-icon">
        <Icon node={icons[level]} />
      </span>
      <div>
        <p className="playing-level">{translate(`home.${level}`)}</p>
        <h2>{title}</h2>
        <p>{content}</p>
        {address !== undefined && (
          <a data-click="dashboard.notice" href={address} target="_blank" rel="noopener noreferrer">
            {translate('home.readMore', { name: title })}
          </a>
        )}
      </div>
      <button
        data-click="dashboard.closeNotice"
        type="button"
        className="icon-button"
        aria-label={translate('home.closeNotice', { name: title })}
        onClick={close}
      >
        <Icon node={X} />
      </button>
    </article>
  )
}
