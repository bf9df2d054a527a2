import type { CommonTexts } from '@portal/session'
import { useTexts } from '#kit/adapters/react.ts'
import { createTexts } from '#kit/index.ts'
import type en from './messages/en.json'

/** The module contains all languages. A separate file would need one more request, which takes longer. */
const textsIn = createTexts(
  import.meta.glob<typeof en & CommonTexts>('./messages/*.json', { eager: true, import: 'default' })
)

export type Text = ReturnType<typeof textsIn>

/** The texts of this application. Components that use them render again when the language changes. */
export const useText = (): Text => useTexts(textsIn)
