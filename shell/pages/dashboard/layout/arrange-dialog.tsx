/** A list of all cards, to show, hide and move them. It is loaded when it is asked for. */
import { useStore } from '@nanostores/react'
import { Icon } from '@portal/elements'
import { ArrowDown, ArrowUp } from 'lucide'
import { type CardName, dashboardCards } from '#contract/calls/figures/dashboard-layout.ts'
import { Dialog } from '../../../pieces/dialog.tsx'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { $cards, arrange, isThere } from './card-layout.ts'
import { movedTo, withHidden } from './card-order.ts'
import { useCardTitle } from './card-titles.ts'

export const ArrangeDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate()
  const titleOf = useCardTitle()
  const cards = useStore($cards) ?? []
  const listed = cards.filter(({ card }) => isThere(card))
  const step = (card: CardName, by: number): void => {
    const place = listed[listed.findIndex(it => it.card === card) + by]
    if (place !== undefined) arrange(movedTo(cards, card, place.card))
  }
  const isChanged = cards.some(
    ({ card, hidden }, index) => hidden || (index < dashboardCards.length && card !== dashboardCards[index])
  )
  return (
    <Dialog title={translate('dashboard.arrange')} onClose={onClose}>
      <p className="quiet">{translate('home.arrangeLead')}</p>
      <ul className="arrange-list">
        {listed.map(({ card, hidden }, index) => {
          const name = titleOf(card)
          return (
            <li key={card}>
              <label className="check">
                <input
                  data-click="dashboard.arrange"
                  type="checkbox"
                  checked={!hidden}
                  onChange={() => arrange(withHidden(cards, card, !hidden))}
                />
                {name}
              </label>
              <StepButton name={name} way="up" isEnd={index === 0} onStep={() => step(card, -1)} />
              <StepButton name={name} way="down" isEnd={index === listed.length - 1} onStep={() => step(card, 1)} />
            </li>
          )
        })}
      </ul>
      <button
        data-click="dashboard.arrange"
        slot="actions"
        type="button"
        className="button"
        aria-disabled={!isChanged}
        onClick={() => isChanged && arrange([])}
      >
        {translate('home.reset')}
      </button>
    </Dialog>
  )
}

type StepButtonProps = { name: string; way: 'up' | 'down'; isEnd: boolean; onStep: () => void }

/** At the end of the list the button stays, so that the focus is not lost. */
const StepButton = ({ name, way, isEnd, onStep }: StepButtonProps) => {
  const translate = useTranslate()
  return (
    <button
      data-click="dashboard.arrange"
      type="button"
      className="icon-button"
      aria-disabled={isEnd}
      aria-label={translate(way === 'up' ? 'home.moveUpNamed' : 'home.moveDownNamed', { name })}
      onClick={onStep}
    >
      <Icon node={way === 'up' ? ArrowUp : ArrowDown} />
    </button>
  )
}
