import type { StateValue } from '#contract/page/table.ts'

/** The mark of a state: a shape and a colour. Shape and word say the same as the colour. */
export type Look = `${NonNullable<StateValue['shape']>} ${NonNullable<StateValue['tone']>}`

/** A state as tables show it: by a word, a shape and a colour. */
export const mark = (text: string, look: Look) => {
  const [shape, tone] = look.split(' ') as [NonNullable<StateValue['shape']>, NonNullable<StateValue['tone']>]
  return { text, shape, tone }
}
