import * as limits from '#contract/limits.ts'
import { FormField } from '#kit/adapters/react.ts'
import type { Form } from '../parts/use-form.ts'
import { useText } from '../texts.ts'
import { type Delivery, type DeliveryField, deliveryFields } from './order-draft.pure.ts'

const lengths: Record<DeliveryField, number> = {
  recipient: limits.recipientMaxLength,
  phone: limits.cellphoneMaxLength,
  address: limits.deliveryAddressMaxLength,
  remark: limits.orderRemarkMaxLength
}

/** The fields for the person who gets the goods, and for the place. */
export const DeliveryFields = ({ form }: { form: Form<Delivery> }) => {
  const text = useText()
  return deliveryFields.map(name => (
    <FormField
      key={name}
      {...form.field(name)}
      label={name === 'remark' ? text('form.optional', { label: text('order.remark') }) : text(`order.${name}`)}
      optional={name === 'remark'}
      maxLength={lengths[name]}
      long={name === 'address' || name === 'remark'}
    />
  ))
}
