import { useStore } from '@nanostores/react'
import { Icon } from '@portal/elements'
import { $remindOfPassword, $user } from '@portal/session'
import { LayoutDashboard } from 'lucide'
import { useLayoutEffect, useState } from 'react'
import { lazyPart } from '../../pieces/lazy-part.tsx'
import { PageHeader } from '../../pieces/page-header.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { withTexts } from '../../with-texts.ts'
import { cardsPart } from './cards-part.ts'
import { loadFigures } from './data/figures.ts'
import { $amounts } from './figures/amounts.ts'
import { FigureRow } from './figures/figure-row.tsx'
import { $today, $wish } from './period/current-view.ts'
import { ViewBar } from './period/view-bar.tsx'

// Few people have no password, so nobody else has to load this prompt.
const PasswordPrompt = lazyPart(
  async () => (await withTexts('session', import('./password-prompt.tsx'))).PasswordPrompt
)

const VisitLine = lazyPart(async () => (await cardsPart()).VisitLine)
const CardGrid = lazyPart(async () => (await cardsPart()).CardGrid)
const ArrangeDialog = lazyPart(async () => (await cardsPart()).ArrangeDialog)

export { loadAhead } from './data/load-ahead.ts'

/** /dashboard: the robots' work in a period, their work at the moment, and the way to everything else. */
export const Dashboard = () => {
  const translate = useTranslate()
  const amounts = useStore($amounts)
  const user = useStore($user)
  const wish = useStore($wish)
  const today = useStore($today)
  const remind = useStore($remindOfPassword)
  // Before the first paint, so that another person's figures are never shown.
  const userId = user?.userId
  useLayoutEffect(() => {
    if (userId !== undefined) loadFigures(wish)
  }, [userId, wish])

  if (user === undefined) return null
  return (
    <div className="dashboard">
      <PageHeader
        title={translate('dashboard.title')}
        lead={translate('dashboard.today', { day: amounts.fullDay(today) })}
        action={<ArrangeButton />}
      />
      {remind && <PasswordPrompt />}
      <ViewBar />
      <div className="visit-place">
        <VisitLine />
      </div>
      <FigureRow />
      <CardGrid />
    </div>
  )
}

const ArrangeButton = () => {
  const translate = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        data-click="dashboard.arrange"
        type="button"
        className="button arrange-cards"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon node={LayoutDashboard} />
        {translate('dashboard.arrange')}
      </button>
      {open && <ArrangeDialog onClose={() => setOpen(false)} />}
    </>
  )
}
