import { createTexts } from '#kit/index.ts'
import en from './messages/en.json'
import fr from './messages/fr.json'
import ja from './messages/ja.json'
import ko from './messages/ko.json'
import th from './messages/th.json'
import zh from './messages/zh.json'

/** The text function of a language. The module contains all six: a separate file would need one more request. */
export const textsIn = createTexts({ zh, en, ja, ko, th, fr })

export type Text = ReturnType<typeof textsIn>
