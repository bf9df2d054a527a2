import type { ManualKind } from '#contract/calls/shop/inventory.ts'
import * as limits from '#contract/limits.ts'

/* Pure: a movement as a form holds it. */

export type MovementDraft = { kind: ManualKind; quantity: string; reason: string }

export const noMovement: MovementDraft = { kind: 'in', quantity: '', reason: '' }

/** The problem of each field. A correction gives the quantity that is there, which may be 0, and the reason. */
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

/** A movement without problems, as the cloud takes it. */
export const bodyOf = (goodsId: number, { kind, quantity, reason }: MovementDraft) => ({
  goodsId,
  kind,
  quantity: Number(quantity.trim()),
  reason: reason.trim()
})
