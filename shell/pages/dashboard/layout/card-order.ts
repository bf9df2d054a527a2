import { type CardName, dashboardCards, type PlacedCard } from '#contract/calls/figures/dashboard-layout.ts'

/**
 * Every card once: those that the person placed, in their order, then the others in the order of the contract, then
 * those that sub-applications contribute.
 */
export const allPlaced = (kept: readonly PlacedCard[], contributed: readonly CardName[] = []): PlacedCard[] => [
  ...kept,
  ...[...dashboardCards, ...contributed]
    .filter(card => !kept.some(it => it.card === card))
    .map(card => ({ card, hidden: false }))
]

export const withHidden = (cards: readonly PlacedCard[], card: CardName, hidden: boolean): PlacedCard[] =>
  cards.map(it => (it.card === card ? { card, hidden } : it))

/** A card one place before or after the shown card beside it. Hidden cards between them count as nothing. */
export const movedBy = (
  cards: readonly PlacedCard[],
  card: CardName,
  step: -1 | 1,
  isThere: (card: CardName) => boolean = () => true
): PlacedCard[] => {
  const shown = cards.filter(it => !it.hidden && isThere(it.card)).map(it => it.card)
  const neighbour = shown[shown.indexOf(card) + step]
  return neighbour === undefined ? [...cards] : movedTo(cards, card, neighbour)
}

/** A card in the place of another one, which makes room on the side that the card comes from. */
export const movedTo = (cards: readonly PlacedCard[], card: CardName, place: CardName): PlacedCard[] => {
  const from = cards.findIndex(it => it.card === card)
  const to = cards.findIndex(it => it.card === place)
  const moved = cards[from]
  if (moved === undefined || to < 0) return [...cards]
  const others = cards.filter(it => it !== moved)
  return [...others.slice(0, to), moved, ...others.slice(to)]
}
