import type { CommonTexts } from '@portal/session'
import { useTexts } from '#kit/adapters/vue.ts'
import { createTexts } from '#kit/index.ts'
import type en from './messages/en.json'

const textsIn = createTexts(
  import.meta.glob<typeof en & CommonTexts>('./messages/*.json', { eager: true, import: 'default' })
)

/** The text of a key in the current language. */
export type Text = ReturnType<typeof textsIn>

export const useText = () => useTexts(textsIn)
