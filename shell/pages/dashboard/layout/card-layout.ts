import { $contributedCards, environment, notify, request, translate } from '@portal/session'
import { computed } from 'nanostores'
import {
  type CardName,
  type ContributedCard,
  type DashboardCard,
  dashboardCards,
  dashboardLayout,
  type PlacedCard,
  saveDashboardLayout
} from '#contract/calls/figures/dashboard-layout.ts'
import type { Extension } from '#contract/page/sub-apps/extensions.ts'
import { ownData } from '../data/own-data.ts'
import { allPlaced } from './card-order.ts'

const kept = ownData(async (_userId: number) => (await request(dashboardLayout, {}, { quiet: true })).cards)

export const loadLayout = kept.load

/** All cards in the person's order. Undefined until it is known, so that no card is shown in a place that it leaves. */
export const $cards = computed([kept.$state, $contributedCards], (state, contributed): PlacedCard[] | undefined => {
  if (state.kind === 'loading') return undefined
  // Without the person's order, the page's own order is better than no page.
  return allPlaced(state.kind === 'ready' ? state.data : [], contributed.map(contributedCardOf))
})

const contributedCardOf = ({ prefix }: Extension): ContributedCard => `app:${prefix}`

/** The contribution that a card shows. */
export const contributionOf = (card: CardName, contributed: readonly Extension[]): Extension | undefined =>
  contributed.find(it => contributedCardOf(it) === card)

export const isOwnCard = (card: CardName): card is DashboardCard => dashboardCards.some(own => own === card)

/** Whether this environment has the content of a card, for this person. */
export const isThere = (card: CardName): boolean => {
  if (!isOwnCard(card)) return contributionOf(card, $contributedCards.get()) !== undefined
  return card !== 'channels' || (environment().channels ?? []).length > 0
}

/** Several moves in a row are kept by one call. */
const saveAfterMs = 400

let timer: ReturnType<typeof setTimeout> | undefined
let saved: PlacedCard[] | undefined
let saving = Promise.resolve()

/** Shows the cards so, and keeps it for the person, on every device. An empty list is the page's own order. */
export const arrange = (cards: PlacedCard[]): void => {
  const state = kept.$state.get()
  if (state.kind === 'failed') notify('error', translate('home.layoutFailed'))
  if (state.kind !== 'ready') return
  saved ??= state.data
  kept.change(() => cards)
  clearTimeout(timer)
  timer = setTimeout(() => {
    saving = saving.then(() => save(cards))
  }, saveAfterMs)
}

const save = async (cards: PlacedCard[]): Promise<void> => {
  try {
    await request(saveDashboardLayout, { body: { cards } }, { quiet: true })
    saved = cards
  } catch {
    notify('error', translate('home.layoutFailed'))
    kept.change(() => saved ?? [])
  }
}
