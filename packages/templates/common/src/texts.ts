import { createTexts, type OwnTranslate } from 'robot-portal-kit'
import en from './messages/en.json'
import fr from './messages/fr.json'
import ja from './messages/ja.json'
import ko from './messages/ko.json'
import th from './messages/th.json'
import zh from './messages/zh.json'

/** The texts in each language. English decides which keys there are. */
export const textsIn = createTexts({ en, zh, ja, ko, th, fr })

export type Text = OwnTranslate<typeof en>
