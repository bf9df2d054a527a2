/* Pure: how long a text may be where it stands. The rule goes by the kind of text, which key and English text tell. */

/** The kinds of text that have a limit. A place for one of them has room for so many letters and no more. */
export const lengthLimits = { menuEntry: 45, shortLabel: 32, label: 60, heading: 60, question: 80 } as const

export type LimitedKind = keyof typeof lengthLimits

const isHeading = (key: string): boolean => /(?:^|\.)title$|Title$|[hH]eading$/.test(key)

const takesValues = (english: string): boolean => english.includes('{{')

const isLabel = (english: string): boolean => !takesValues(english) && !/[.?!:…]$/.test(english)

/** The first rule that fits decides. A text that none fits is a sentence, which takes as many lines as it needs. */
const kinds: readonly (readonly [LimitedKind, (key: string, english: string) => boolean])[] = [
  ['menuEntry', key => key.startsWith('menu.')],
  ['question', (key, english) => isHeading(key) && (takesValues(english) || english.endsWith('?'))],
  ['heading', isHeading],
  // Buttons, columns, names of fields: they end without a mark.
  ['shortLabel', (_key, english) => isLabel(english) && english.length <= 12],
  ['label', (_key, english) => isLabel(english) && english.length <= 24]
]

/** The most letters that the place of a text has room for; undefined for a sentence. */
export const lengthLimitOf = (key: string, english: string): number | undefined => {
  const kind = kinds.find(([, fits]) => fits(key, english))?.[0]
  return kind === undefined ? undefined : lengthLimits[kind]
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Chinese, Japanese and Korean letters, and their punctuation, are as wide as two. */
const isWide = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u

/** The letters that a text takes up. A vowel or tone above or below a Thai letter takes no room of its own. */
export const lengthOf = (text: string): number =>
  [...letters.segment(text)].reduce((length, { segment }) => length + (isWide.test(segment) ? 2 : 1), 0)
