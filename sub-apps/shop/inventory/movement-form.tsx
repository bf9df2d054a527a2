import { request } from '@portal/session'
import { type ManualKind, manualKinds, moveGoods } from '#contract/calls/shop/inventory.ts'
import * as limits from '#contract/limits.ts'
import { FormField, useSubApp } from '#kit/adapters/react.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { useForm } from '../parts/use-form.ts'
import { useText } from '../texts.ts'
import { bodyOf, type MovementDraft, noMovement, problemsOf } from './movement-draft.pure.ts'

type MovementFormProps = { goodsId: number; onMoved: (stock: number) => void }

/** The form that moves goods. It stays on the page, and is empty after each movement. */
export const MovementForm = ({ goodsId, onMoved }: MovementFormProps) => {
  const text = useText()
  const { notify } = useSubApp()
  const form = useForm<MovementDraft>({
    start: noMovement,
    problemsOf,
    isTyped: ({ quantity, reason }) => quantity !== '' || reason !== '',
    save: async draft => {
      const { stock } = await request(moveGoods, { body: bodyOf(goodsId, draft) }, { quiet: true })
      return begin => {
        begin({ ...noMovement, kind: draft.kind })
        notify('success', text('movement.done', { count: stock }))
        onMoved(stock)
      }
    }
  })
  const { draft, change, field } = form
  const isCorrection = draft.kind === 'correction'
  const reason = text('column.reason')
  return (
    <form className="card form" aria-label={text('movement.new')} {...form.form}>
      <h2>{text('movement.new')}</h2>
      <FormField
        name="kind"
        label={text('column.movement')}
        value={draft.kind}
        options={manualKinds.map(value => ({ value, name: text(`movement.${value}`) }))}
        onChange={value => change({ kind: value as ManualKind })}
      />
      <FormField
        {...field('quantity')}
        label={text(isCorrection ? 'movement.counted' : 'column.quantity')}
        input={{ inputMode: 'decimal' }}
        maxLength={7}
      />
      <FormField
        {...field('reason')}
        label={isCorrection ? reason : text('form.optional', { label: reason })}
        optional={!isCorrection}
        maxLength={limits.movementReasonMaxLength}
      />
      <FormFoot of={form}>{text('movement.save')}</FormFoot>
    </form>
  )
}
