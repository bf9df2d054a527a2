import { assert } from 'chai'
import { type CardName, dashboardCards } from '#contract/calls/figures/dashboard-layout.ts'
import { allPlaced, movedBy, movedTo, withHidden } from '#shell/pages/dashboard/layout/card-order.ts'

const order = (cards: ReturnType<typeof allPlaced>): CardName[] => cards.map(({ card }) => card)

suite('The cards of the dashboard', () => {
  const cards = allPlaced([])
  const [first, second, third, ...rest] = dashboardCards

  test('stand in the order of the contract at first, all of them shown', () => {
    assert.deepEqual(order(cards), [...dashboardCards])
    assert.isTrue(cards.every(({ hidden }) => !hidden))
  })

  test('that a person never placed come after those that they placed', () =>
    assert.deepEqual(order(allPlaced([{ card: third, hidden: true }])), [third, first, second, ...rest]))

  test('of sub-applications come last, until the person places them', () => {
    assert.deepEqual(order(allPlaced([], ['app:store'])), [...dashboardCards, 'app:store'])
    assert.deepEqual(order(allPlaced([{ card: 'app:store', hidden: false }], ['app:store'])), [
      'app:store',
      ...dashboardCards
    ])
  })

  test('of a sub-application that is not there now keep their place', () =>
    assert.deepEqual(order(allPlaced([{ card: 'app:ota', hidden: true }])), ['app:ota', ...dashboardCards]))

  const steps: [what: string, card: CardName, step: -1 | 1, order: CardName[]][] = [
    ['down', first, 1, [second, first, third, ...rest]],
    ['up', second, -1, [second, first, third, ...rest]],
    ['nowhere above the first place', first, -1, [first, second, third, ...rest]]
  ]
  for (const [what, card, step, moved] of steps)
    test(`move one place ${what}`, () => assert.deepEqual(order(movedBy(cards, card, step)), moved))

  test('move past a hidden card in one step', () =>
    assert.deepEqual(order(movedBy(withHidden(cards, second, true), first, 1)), [second, third, first, ...rest]))

  test('move past a card that this environment has not', () =>
    assert.deepEqual(order(movedBy(cards, first, 1, card => card !== second)), [second, third, first, ...rest]))

  test('take the place of the card on which they are dropped, from above and from below', () => {
    assert.deepEqual(order(movedTo(cards, first, third)), [second, third, first, ...rest])
    assert.deepEqual(order(movedTo(cards, third, first)), [third, first, second, ...rest])
    assert.deepEqual(order(movedTo(cards, first, first)), order(cards))
  })
})
