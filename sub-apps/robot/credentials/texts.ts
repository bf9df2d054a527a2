import type { CommonTexts } from '@portal/session'
import { useTexts } from '#kit/adapters/vue.ts'
import { createTexts } from '#kit/index.ts'
import type en from './messages/en.json'

/* The texts of these pages are a file of their own: few people open the pages. */
const textsIn = createTexts(
  import.meta.glob<typeof en & CommonTexts>('./messages/*.json', { eager: true, import: 'default' })
)

export const useCredentialText = () => useTexts(textsIn)
