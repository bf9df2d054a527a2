import { $translate, addMessages, type MessageValues } from '@portal/session'
import { createContext, useContext } from 'react'
import en from './messages/en.json'
import fr from './messages/fr.json'
import ja from './messages/ja.json'
import ko from './messages/ko.json'
import th from './messages/th.json'
import zh from './messages/zh.json'
import { useStore } from './use-store.ts'

/** All six come with the module: a file fetched apart would cost a trip over the network, which takes longer. */
const messages = { zh, en, ja, ko, th, fr }

type WithoutPlural<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key
type TextKey = WithoutPlural<keyof typeof en>

/** The text of a key in the current language; a counted one is asked for by its stem, with `count` among the values. */
export type Text = (key: TextKey, values?: MessageValues) => string

/** Puts the texts into the portal's catalogue. */
export const addTexts = (): Text => addMessages('store', messages)

export const TextContext = createContext<Text>(() => '')

/** The texts of this application; who uses them is drawn anew when the language changes. */
export const useText = (): Text => {
  useStore($translate)
  return useContext(TextContext)
}
