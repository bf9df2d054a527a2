/* The texts of the import alone, in a file of their own: few people open this page. */
import { createTexts } from '#kit/index.ts'
import type en from './messages/en.json'

export const fileTextsIn = createTexts(
  import.meta.glob<typeof en>('./messages/*.json', { eager: true, import: 'default' })
)
