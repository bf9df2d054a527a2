import { useStore } from '@nanostores/react'
import { ActButton, Icon, iconOf, useTryAgain } from '@portal/elements'
import { $user, request } from '@portal/session'
import { useEffect, useRef } from 'react'
import { menuHistory } from '#contract/calls/menu/menu-history.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { ownData } from '../data/own-data.ts'
import { usePlaces } from './places.ts'

const visits = ownData(async (_userId: number) => request(menuHistory, { query: {} }, { quiet: true }))

/** As many as fit one line of a wide screen. */
const mostVisits = 6

/** The pages that the person opened last, as links. A page that the menu no longer has is left out. */
export const RecentVisits = () => {
  const translate = useTranslate()
  const userId = useStore($user)?.userId
  const state = useStore(visits.$state)
  const { pages } = usePlaces()
  useEffect(() => {
    if (userId !== undefined) void visits.load(userId)
  }, [userId])
  const opened = state.kind === 'ready' ? state.data : []
  const shown = opened.flatMap(({ menuId }) => pages.find(page => page.menuId === menuId) ?? []).slice(0, mostVisits)
  return (
    <nav className="visits" aria-label={translate('home.recent')}>
      <span className="quiet">{translate('home.recent')}</span>
      {shown.map(({ menuId, name, address, way, icon, newTab }) => (
        <a
          key={menuId}
          data-click="dashboard.visit"
          href={address}
          title={[...way, name].join(' › ')}
          {...(newTab && { target: '_blank', rel: 'noopener' })}
        >
          <Icon node={iconOf(icon)} />
          {name}
        </a>
      ))}
      {state.kind === 'ready' && shown.length === 0 && <span className="quiet">{translate('home.noVisits')}</span>}
      {state.kind === 'failed' && (
        <Failed error={state.error} retry={async () => userId !== undefined && visits.load(userId)} />
      )}
    </nav>
  )
}

const Failed = ({ error, retry }: { error: unknown; retry: () => Promise<unknown> }) => {
  const translate = useTranslate()
  const place = useRef<HTMLSpanElement>(null)
  const [lock, again] = useTryAgain(error, retry, place)
  return (
    <>
      <span ref={place}>{translate('home.visitsFailed')}</span>
      <ActButton data-click="dashboard.retry" className="link" state={lock} onClick={again}>
        {translate('dashboard.retry')}
      </ActButton>
    </>
  )
}
