import { Icon } from '@portal/elements'
import { GripVertical } from 'lucide'
import { type ReactNode, useId } from 'react'
import { type CardName, isCardName } from '#contract/calls/figures/dashboard-layout.ts'
import { type CardAction, CardMenu } from '../layout/card-menu.tsx'
import { usePlacing } from '../layout/card-place.tsx'

type CardProps = {
  title: string
  /** A few words beside the title, such as the unit. */
  note?: ReactNode
  /** Controls at the end of the title's line, before the menu. */
  tools?: ReactNode
  actions?: readonly CardAction[]
  busy?: boolean
  children: ReactNode
}

/** The frame of each card: its title, its menu, and a handle to drag it by. */
export const Card = ({ title, note, tools, actions = [], busy = false, children }: CardProps) => {
  const id = useId()
  return (
    <section className="card" aria-labelledby={id} aria-busy={busy}>
      <header>
        <Handle />
        <h2 id={id}>{title}</h2>
        {note !== undefined && <span className="card-note">{note}</span>}
        <span className="card-tools">
          {tools}
          <CardMenu title={title} actions={actions} />
        </span>
      </header>
      {children}
    </section>
  )
}

/** For the pointer alone; the card's menu moves it by keyboard. The card takes the place where it is let go. */
const Handle = () => {
  const placing = usePlacing()
  return (
    <span
      className="card-handle"
      aria-hidden="true"
      onPointerDown={event => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        placing?.onDrag({ kind: 'begun' })
      }}
      onPointerMove={({ clientX, clientY }) => placing?.onDrag({ kind: 'moved', over: cardAt(clientX, clientY) })}
      onPointerUp={({ clientX, clientY }) => placing?.onDrag({ kind: 'dropped', over: cardAt(clientX, clientY) })}
      onPointerCancel={() => placing?.onDrag({ kind: 'cancelled' })}
    >
      <Icon node={GripVertical} />
    </span>
  )
}

/** The card at a place of the window. */
const cardAt = (x: number, y: number): CardName | undefined => {
  const { card = '' } = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-card]')?.dataset ?? {}
  return isCardName(card) ? card : undefined
}
