import type { CommonTexts } from '@portal/session'
import { useTexts } from '#kit/adapters/react.ts'
import { createTexts } from '#kit/index.ts'
import type en from './messages/en.json'

/** The module contains all languages. A separate file would need one more request, which takes longer. */
const textsIn = createTexts(
  import.meta.glob<typeof en & CommonTexts>('./messages/*.json', { eager: true, import: 'default' })
)

/** The text of a key in one language. A plural text is requested by its stem, with `count` in the values. */
export type Text = ReturnType<typeof textsIn>

/**
 * The texts of this application. Components that use them render again when the language changes. Each language has its own
 * function, so that values memoized by this function are computed again.
 */
export const useText = (): Text => useTexts(textsIn)
