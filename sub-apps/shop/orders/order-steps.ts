import { request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { type OrderParty, type OrderStatus, openSteps } from '#contract/calls/shop/order-steps.ts'
import { type OrderDetail, takeOrderStep } from '#contract/calls/shop/orders.ts'
import * as limits from '#contract/limits.ts'
import { shopPermissions } from '#contract/permissions.ts'
import { formField } from '#kit/adapters/lit.ts'
import { type Act, actButton, createAct } from '../parts/act.ts'
import { sentenceFor } from '../parts/reason-of.ts'
import type { Now, Surroundings } from '../view.ts'

const partiesOf = ({ own }: OrderDetail, { permissions }: Now): OrderParty[] => [
  ...(own ? (['buyer'] as const) : []),
  ...(permissions.includes(shopPermissions.sell) ? (['seller'] as const) : [])
]

/** A button for each step that this person may take, and a note for it. A cancellation is asked for first. */
export const createSteps = ({ context, update }: Surroundings, again: () => void) => {
  let note = ''
  let refusal: unknown
  let at: { order: OrderDetail; now: Now } | undefined
  const acts = new Map<OrderStatus, Act>()

  const take = async (to: OrderStatus): Promise<void> => {
    if (at === undefined) return
    const { order, now } = at
    const { text } = now
    const { orderId } = order
    const send = () => request(takeOrderStep, { body: { orderId, to, note: note.trim() } }, { quiet: true })
    refusal = undefined
    try {
      if (to !== 'cancelled') await send()
      else {
        const isSure = await context.ask({
          heading: text('order.cancelHeading', { order: orderId }),
          text: text('order.cancelText'),
          yes: text('step.cancelled'),
          danger: true,
          act: send
        })
        if (!isSure) return
      }
      note = ''
      context.notify('success', text('order.stepTaken', { status: text(`status.${to}`) }))
    } catch (error) {
      refusal = error
    }
    again()
  }
  const actFor = (to: OrderStatus): Act => {
    const made = acts.get(to) ?? createAct(update, () => take(to))
    acts.set(to, made)
    return made
  }
  return {
    draw: (order: OrderDetail, now: Now): TemplateResult | typeof nothing => {
      at = { order, now }
      const open = openSteps(order.status, partiesOf(order, now))
      const { text } = now
      const refused =
        refusal === undefined ? nothing : html`<p class="refusal" role="alert">${sentenceFor(text, refusal)}</p>`
      if (open.length === 0) return html`${refused}`
      return html`
        <div class="form">
          ${formField({
            name: 'note',
            label: text('form.optional', { label: text('order.note') }),
            help: text('order.noteHelp'),
            value: note,
            optional: true,
            maxLength: limits.orderNoteMaxLength,
            change: value => {
              note = value
            }
          })}
          ${refused}
          <div class="actions">
            ${open.map((to, place) =>
              actButton(actFor(to), text(`step.${to}`), {
                className: place === 0 && to !== 'cancelled' ? 'button primary' : 'button'
              })
            )}
          </div>
        </div>
      `
    }
  }
}
