import type { MaterialKind } from '#contract/calls/materials/material-facts.ts'
import type { MaterialModel } from '#contract/calls/materials/material-packs.ts'

/* Finds the faults of a written group. */

export type WrittenGroup = {
  name: string
  fromMinute: number
  toMinute: number
  items: readonly { materialId: number; seconds: number | null }[]
}

type Known = { materialId: number; kind: MaterialKind; models: readonly MaterialModel[] }
type Problem = { field: string; reason: string }

/** The whole day is from 0 to 1440. A span that begins where it ends has no length. */
export const spanProblems = ({ fromMinute, toMinute }: WrittenGroup): Problem[] =>
  fromMinute === toMinute ? [{ field: 'toMinute', reason: 'a span with a length' }] : []

/** Pictures need seconds, and nothing else takes them. */
export const itemProblems = ({ items }: WrittenGroup, known: readonly Known[]): Problem[] =>
  items.flatMap(({ materialId, seconds }, place) => {
    const isPicture = known.find(it => it.materialId === materialId)?.kind === 'picture'
    if (isPicture === (seconds !== null)) return []
    return [{ field: `items.${place}.seconds`, reason: isPicture ? 'is required for a picture' : 'for pictures only' }]
  })

/** The materials that a group names and that this user does not see, and those that are for other models. */
export const misfits = ({ items }: WrittenGroup, model: MaterialModel, known: readonly Known[]) => {
  const named = [...new Set(items.map(({ materialId }) => materialId))]
  return {
    missing: named.filter(id => !known.some(({ materialId }) => materialId === id)),
    forbidden: known.filter(({ models }) => !models.includes(model)).map(({ materialId }) => materialId)
  }
}
