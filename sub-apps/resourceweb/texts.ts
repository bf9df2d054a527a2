import type { CommonTexts } from '@portal/session'
import { createTexts } from '#kit/index.ts'
import type en from './messages/en.json'

/** The text function of a language. The module contains all of them: a separate file would need one more request. */
export const textsIn = createTexts(
  import.meta.glob<typeof en & CommonTexts>('./messages/*.json', { eager: true, import: 'default' })
)

export type Text = ReturnType<typeof textsIn>
