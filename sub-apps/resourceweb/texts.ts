import { useTexts } from '#kit/adapters/react.ts'
import { createTexts } from '#kit/index.ts'
import en from './messages/en.json'
import fr from './messages/fr.json'
import ja from './messages/ja.json'
import ko from './messages/ko.json'
import th from './messages/th.json'
import zh from './messages/zh.json'

/** The module contains all six languages. A separate file would need one more request, which takes longer. */
const textsIn = createTexts({ zh, en, ja, ko, th, fr })

export type Text = ReturnType<typeof textsIn>

/** The texts of this application. Components that use them render again when the language changes. */
export const useText = (): Text => useTexts(textsIn)
