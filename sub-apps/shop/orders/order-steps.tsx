import { request } from '@portal/session'
import { useState } from 'react'
import { type OrderParty, type OrderStatus, openSteps } from '#contract/calls/shop/order-steps.ts'
import { type OrderDetail, takeOrderStep } from '#contract/calls/shop/orders.ts'
import * as limits from '#contract/limits.ts'
import { shopPermissions } from '#contract/permissions.ts'
import { FormField, useSubApp } from '#kit/adapters/react.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useLocked } from '#kit/portal/react/use-locked.ts'
import { Refusal } from '../parts/refusal.tsx'
import { useTools } from '../parts/use-tools.ts'

/** A button for each step that this person may take, and a note for it. A cancellation is asked for first. */
export const OrderSteps = ({ order, onTaken }: { order: OrderDetail; onTaken: () => void }) => {
  const { text, permissions } = useTools()
  const { ask, notify } = useSubApp()
  const [note, setNote] = useState('')
  const [refusal, setRefusal] = useState<unknown>()
  const { orderId, own, status } = order
  const parties: OrderParty[] = [
    ...(own ? (['buyer'] as const) : []),
    ...(permissions.includes(shopPermissions.sell) ? (['seller'] as const) : [])
  ]
  const open = openSteps(status, parties)

  const take = async (to: OrderStatus): Promise<void> => {
    const send = () => request(takeOrderStep, { body: { orderId, to, note: note.trim() } }, { quiet: true })
    setRefusal(undefined)
    try {
      if (to !== 'cancelled') await send()
      else {
        const isSure = await ask({
          heading: text('order.cancelHeading', { order: orderId }),
          text: text('order.cancelText'),
          yes: text('step.cancelled'),
          no: text('order.keep'),
          danger: true,
          act: send
        })
        if (!isSure) return
      }
      setNote('')
      notify('success', text('order.stepTaken', { status: text(`status.${to}`) }))
    } catch (error) {
      setRefusal(error)
    }
    onTaken()
  }
  if (open.length === 0) return <Refusal error={refusal} />
  return (
    <div className="form">
      <FormField
        name="note"
        label={text('form.optional', { label: text('order.note') })}
        help={text('order.noteHelp')}
        value={note}
        optional
        maxLength={limits.orderNoteMaxLength}
        onChange={setNote}
      />
      <Refusal error={refusal} />
      <div className="actions">
        {open.map((to, place) => (
          <StepButton key={to} to={to} isMain={place === 0 && to !== 'cancelled'} take={take} />
        ))}
      </div>
    </div>
  )
}

type StepButtonProps = { to: OrderStatus; isMain: boolean; take: (to: OrderStatus) => Promise<void> }

const StepButton = ({ to, isMain, take }: StepButtonProps) => {
  const { text } = useTools()
  const [state, run] = useLocked(() => take(to))
  return (
    <ActButton className={isMain ? 'button primary' : 'button'} state={state} onClick={run}>
      {text(`step.${to}`)}
    </ActButton>
  )
}
