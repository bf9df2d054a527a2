/** The cards below the figures. They are loaded, with their texts, after the figures. */
import { useStore } from '@nanostores/react'
import { $contributedCards, $user } from '@portal/session'
import { type ComponentType, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react'
import type { CardName, DashboardCard } from '#contract/calls/figures/dashboard-layout.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { Announcements } from '../cards/announcements.tsx'
import { Channels } from '../cards/channels.tsx'
import { ContributedCard } from '../cards/contributed-card.tsx'
import { Deployment } from '../cards/deployment.tsx'
import { Mileage } from '../cards/mileage.tsx'
import { Sales } from '../cards/sales.tsx'
import { Services } from '../cards/services.tsx'
import { TaskDistribution } from '../cards/task-distribution.tsx'
import { TaskTrend } from '../cards/task-trend.tsx'
import { loadFigures } from '../data/figures.ts'
import { followNews } from '../data/follow-news.ts'
import { loadCards } from '../data/load-cards.ts'
import { $wish } from '../period/current-view.ts'
import { FirstSteps, useIsNew } from '../visits/first-steps.tsx'
import { $announced } from './announced.ts'
import { $cards, arrange, contributionOf, isOwnCard, isThere, loadLayout } from './card-layout.ts'
import { movedBy, movedTo, withHidden } from './card-order.ts'
import { CardPlace } from './card-place.tsx'

const parts: Record<DashboardCard, ComponentType> = {
  taskTrend: TaskTrend,
  taskDistribution: TaskDistribution,
  mileage: Mileage,
  sales: Sales,
  deployment: Deployment,
  services: Services,
  announcements: Announcements,
  channels: Channels
}

/** Cards about robots, which have nothing to show to a person without any. */
const robotCards: readonly CardName[] = ['taskTrend', 'taskDistribution', 'mileage', 'sales', 'deployment']

/** The first view of most windows shows at most five cards. The others are rendered after them. */
const firstCards = 5

/** The cards in the person's order. They can be moved by drag, moved and hidden by their menu. */
export const CardGrid = () => {
  const userId = useStore($user)?.userId
  const wish = useStore($wish)
  const cards = useStore($cards)
  const isNew = useIsNew()
  const renderedCount = useDeferredValue(Number.POSITIVE_INFINITY, firstCards)
  const [dragged, setDragged] = useState<{ card: CardName; over?: CardName | undefined }>()
  useLayoutEffect(() => {
    if (userId !== undefined) void loadLayout(userId)
  }, [userId])
  useEffect(() => {
    if (userId === undefined) return
    loadCards(userId, wish)
    return followNews(() => {
      loadFigures(wish, 'news')
      loadCards(userId, wish, 'news')
    })
  }, [userId, wish])

  if (cards === undefined) return <div className="cards-waiting" aria-busy="true" />
  const shown = cards
    .filter(it => !it.hidden && isThere(it.card) && !(isNew && robotCards.includes(it.card)))
    .map(it => it.card)
  return (
    <>
      {isNew && <FirstSteps />}
      <div className="dashboard-cards">
        {shown.slice(0, renderedCount).map((card, index) => {
          return (
            <CardPlace
              key={card}
              card={card}
              isFirst={index === 0}
              isLast={index === shown.length - 1}
              onStep={step => arrange(movedBy(cards, card, step, isThere))}
              onHide={() => arrange(withHidden(cards, card, true))}
              isOver={dragged !== undefined && dragged.card !== card && dragged.over === card}
              onDrag={drag => {
                if (drag.kind === 'begun') setDragged({ card })
                else if (drag.kind === 'moved') setDragged(now => now && { card, over: drag.over })
                else setDragged(undefined)
                if (dragged === undefined || drag.kind !== 'dropped') return
                if (drag.over !== undefined && drag.over !== card) arrange(movedTo(cards, card, drag.over))
              }}
            >
              <CardContent card={card} />
            </CardPlace>
          )
        })}
        {shown.length === 0 && !isNew && <AllHidden />}
      </div>
      <Announced />
    </>
  )
}

const CardContent = ({ card }: { card: CardName }) => {
  const contributed = contributionOf(card, useStore($contributedCards))
  if (!isOwnCard(card)) return contributed === undefined ? null : <ContributedCard extension={contributed} />
  const Part = parts[card]
  return <Part />
}

const AllHidden = () => {
  const translate = useTranslate()
  return <p className="quiet">{translate('home.allHidden')}</p>
}

/** Tells screen readers the last change of a card. */
const Announced = () => (
  <p className="unseen" role="status">
    {useStore($announced)}
  </p>
)
