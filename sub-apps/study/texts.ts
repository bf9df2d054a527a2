import type { CommonTexts } from '@portal/session'
import { createTexts } from '#kit/index.ts'
import type en from './messages/en.json'

/** The texts of a language. */
export const textsIn = createTexts(
  import.meta.glob<typeof en & CommonTexts>('./messages/*.json', { eager: true, import: 'default' })
)

export type Text = ReturnType<typeof textsIn>
