import * as limits from '#contract/limits.ts'
import { FormField } from '../parts/form-field.tsx'
import { useText } from '../texts.ts'
import { type Delivery, type DeliveryField, deliveryFields } from './order-draft.pure.ts'

const lengths: Record<DeliveryField, number> = {
  recipient: limits.recipientMaxLength,
  phone: limits.cellphoneMaxLength,
  address: limits.deliveryAddressMaxLength,
  remark: limits.orderRemarkMaxLength
}

type DeliveryFieldsProps = {
  draft: Delivery
  problemOf: (field: DeliveryField) => string | undefined
  change: (part: Partial<Delivery>) => void
}

/** The fields for the person who gets the goods, and for the place. */
export const DeliveryFields = ({ draft, problemOf, change }: DeliveryFieldsProps) => {
  const text = useText()
  return deliveryFields.map(field => (
    <FormField
      key={field}
      name={field}
      label={field === 'remark' ? text('form.optional', { label: text('order.remark') }) : text(`order.${field}`)}
      value={draft[field]}
      optional={field === 'remark'}
      problem={problemOf(field)}
      maxLength={lengths[field]}
      kind={field === 'address' || field === 'remark' ? 'area' : 'text'}
      onChange={value => change({ [field]: value })}
    />
  ))
}
