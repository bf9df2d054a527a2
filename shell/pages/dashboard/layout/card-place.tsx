import { createContext, type ReactNode, useContext } from 'react'
import type { CardName } from '#contract/calls/figures/dashboard-layout.ts'

/** A step of dragging a card, with the card that lies under the pointer. */
export type Drag = { kind: 'begun' | 'cancelled' } | { kind: 'moved' | 'dropped'; over: CardName | undefined }

type Placing = {
  card: CardName
  isFirst: boolean
  isLast: boolean
  onStep: (step: -1 | 1) => void
  onHide: () => void
  onDrag: (drag: Drag) => void
}

const CardContext = createContext<Placing | undefined>(undefined)

/** The place of a card, and the actions on it there. Undefined outside of the grid. */
export const usePlacing = (): Placing | undefined => useContext(CardContext)

type CardPlaceProps = Placing & { isOver: boolean; children: ReactNode }

/** A place of the grid, marked while another card is above it. */
export const CardPlace = ({ isOver, children, ...placing }: CardPlaceProps) => (
  <CardContext value={placing}>
    <div className="card-place" data-card={placing.card} data-over={isOver}>
      {children}
    </div>
  </CardContext>
)
