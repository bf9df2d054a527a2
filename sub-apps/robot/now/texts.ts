import type { CommonTexts } from '@portal/session'
import { useTexts } from '#kit/adapters/vue.ts'
import { createTexts } from '#kit/index.ts'
import type en from './messages/en.json'

/* The texts of these parts are a file of their own: lists of robots do without them. */
const textsIn = createTexts(
  import.meta.glob<typeof en & CommonTexts>('./messages/*.json', { eager: true, import: 'default' })
)
export type NowText = ReturnType<typeof textsIn>

export const useNowText = () => useTexts(textsIn)
