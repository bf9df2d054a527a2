import { type MaterialKind, materialKinds } from '#contract/calls/materials/material-facts.ts'
import { materialModels } from '#contract/calls/materials/material-packs.ts'
import type { Text } from '../texts.ts'

/* Words and choices that pages of materials and groups share. */

export const kindName = (text: Text, kind: MaterialKind): string => text(`material.${kind}`)

export const kindOptions = (text: Text) => materialKinds.map(kind => ({ value: kind, name: kindName(text, kind) }))

/** Models have the same names in all languages. */
export const modelOptions = materialModels.map(model => ({ value: model, name: model }))

const secondMs = 1_000

/** The measures that a file says of itself: pixels, seconds, or both; undefined where it says none. */
export const measuresOf = (
  text: Text,
  { width, height, duration }: { width: number | null; height: number | null; duration: number | null }
): string | undefined => {
  const sides = width === null || height === null ? [] : [`${width} × ${height}`]
  const length = duration === null ? [] : [text('material.seconds', { seconds: Math.round(duration / secondMs) })]
  return [...sides, ...length].join(', ') || undefined
}
