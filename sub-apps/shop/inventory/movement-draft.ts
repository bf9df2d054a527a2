import type { ManualKind } from '#contract/calls/shop/inventory.ts'
import * as limits from '#contract/limits.ts'

/* Pure: a movement as a form holds it. */

export type MovementDraft = { kind: ManualKind; quantity: string; reason: string }

export const noMovement: MovementDraft = { kind: 'in', quantity: '', reason: '' }

/** What is wrong with each field. A correction says how many there are, which may be none, and why. */
export const problemsOf = ({
  kind,
  quantity,
  reason
}: MovementDraft): Partial<Record<'quantity' | 'reason', 'empty' | 'count'>> => {
  const typed = quantity.trim()
  const isCount = /^\d{1,7}$/.test(typed) && Number(typed) <= limits.stockMax
  const isEnough = isCount && (kind === 'correction' || Number(typed) > 0)
  return {
    ...(isEnough ? {} : { quantity: typed === '' ? 'empty' : 'count' }),
    ...(kind === 'correction' && reason.trim() === '' ? { reason: 'empty' } : {})
  }
}

/** What the cloud takes of a movement without problems. */
export const bodyOf = (goodsId: number, { kind, quantity, reason }: MovementDraft) => ({
  goodsId,
  kind,
  quantity: Number(quantity.trim()),
  reason: reason.trim()
})
