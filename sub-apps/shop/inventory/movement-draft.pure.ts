import { type ManualKind, moveGoods } from '#contract/calls/shop/inventory.ts'
import { wrongFields } from '#kit/portal/wrong-fields.pure.ts'
import { countOf } from '../count-of.pure.ts'

/* Pure: a movement as a form holds it. */

export type MovementDraft = { kind: ManualKind; quantity: string; reason: string }

export const noMovement: MovementDraft = { kind: 'in', quantity: '', reason: '' }

/** A movement as the cloud takes it. A correction gives the quantity that is there, which may be 0, and the reason. */
export const bodyOf = (goodsId: number, { kind, quantity, reason }: MovementDraft) => ({
  goodsId,
  kind,
  quantity: countOf(quantity),
  reason: reason.trim()
})

/** The problem of each field. */
export const problemsOf = (draft: MovementDraft): Partial<Record<'quantity' | 'reason', 'empty' | 'count'>> =>
  Object.fromEntries(
    wrongFields(['quantity', 'reason'], moveGoods.body, bodyOf(1, draft)).map(field => [
      field,
      draft[field].trim() === '' ? 'empty' : 'count'
    ])
  )
