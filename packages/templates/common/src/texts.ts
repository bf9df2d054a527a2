import { createTexts, type OwnTranslate } from 'robot-portal-kit'
import type en from './messages/en.json'

/** The texts in each language: a new language is a new file. English decides which keys there are. */
export const textsIn = createTexts(import.meta.glob<typeof en>('./messages/*.json', { eager: true, import: 'default' }))

export type Text = OwnTranslate<typeof en>
