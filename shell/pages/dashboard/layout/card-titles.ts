import { useStore } from '@nanostores/react'
import { $contributedCards, $language, type MessageKey } from '@portal/session'
import type { CardName, DashboardCard } from '#contract/calls/figures/dashboard-layout.ts'
import { nameIn } from '#contract/page/sub-apps/extensions.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { contributionOf, isOwnCard } from './card-layout.ts'

/** The titles of the portal's own cards. */
const cardTitles = {
  taskTrend: 'home.taskTrend',
  taskDistribution: 'home.taskDistribution',
  mileage: 'home.mileage',
  sales: 'home.sales',
  deployment: 'home.deployment',
  services: 'home.services',
  announcements: 'home.announcements',
  channels: 'home.channels'
} as const satisfies Record<DashboardCard, MessageKey>

/** Gives the title of each card in the current language. */
export const useCardTitle = (): ((card: CardName) => string) => {
  const translate = useTranslate()
  const language = useStore($language)
  const contributed = useStore($contributedCards)
  return card => {
    if (isOwnCard(card)) return translate(cardTitles[card])
    const found = contributionOf(card, contributed)
    return found === undefined ? '' : nameIn(found.name, language)
  }
}
