import { html, type TemplateResult } from 'lit'
import * as limits from '#contract/limits.ts'
import { formField } from '#kit/adapters/lit.ts'
import type { Now, Surroundings } from '../view.ts'
import { type Delivery, type DeliveryField, deliveryFields, noDelivery } from './order-draft.pure.ts'

const lengths: Record<DeliveryField, number> = {
  recipient: limits.recipientMaxLength,
  phone: limits.cellphoneMaxLength,
  address: limits.deliveryAddressMaxLength,
  remark: limits.orderRemarkMaxLength
}

/** The fields for the person who gets the goods, and for the place. */
export const createDelivery = ({ context, update }: Surroundings) => {
  let delivery: Delivery = noDelivery
  let checked = false
  const change = (field: DeliveryField, value: string): void => {
    delivery = { ...delivery, [field]: value }
    context.unsaved(
      deliveryFields.some(it => delivery[it] !== ''),
      'page'
    )
    update()
  }
  return {
    get: (): Delivery => delivery,
    /** From now on each empty field has a problem. */
    check: (): void => {
      checked = true
      update()
    },
    draw: ({ text }: Now): TemplateResult => html`
      ${deliveryFields.map(field =>
        formField({
          name: field,
          label: field === 'remark' ? text('form.optional', { label: text('order.remark') }) : text(`order.${field}`),
          value: delivery[field],
          optional: field === 'remark',
          problem: checked && field !== 'remark' && delivery[field].trim() === '' ? text('problem.empty') : undefined,
          maxLength: lengths[field],
          kind: field === 'address' || field === 'remark' ? 'area' : 'text',
          change: value => change(field, value)
        })
      )}
    `,
    end: (): void => context.unsaved(false)
  }
}
