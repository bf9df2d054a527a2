import { $translate, addMessages, type MessageValues } from '@portal/session'
import { createContext, useCallback, useContext } from 'react'
import en from './messages/en.json'
import fr from './messages/fr.json'
import ja from './messages/ja.json'
import ko from './messages/ko.json'
import th from './messages/th.json'
import zh from './messages/zh.json'
import { useStore } from './parts/use-store.ts'

/** The module contains all six languages. A separate file would need one more request, which takes longer. */
const messages = { zh, en, ja, ko, th, fr }

type WithoutPlural<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key
type TextKey = WithoutPlural<keyof typeof en>

/** The text of a key in the current language. A plural text is requested by its stem, with `count` in the values. */
export type Text = (key: TextKey, values?: MessageValues) => string

/** Adds the texts to the portal's catalogue. */
export const addTexts = (): Text => addMessages('auth', messages)

export const TextContext = createContext<Text>(() => '')

/**
 * The texts of this application. Components that use them render again when the language changes. Each language has a
 * function of its own, so that what a component keeps by it is made anew.
 */
export const useText = (): Text => {
  const translate = useStore($translate)
  const text = useContext(TextContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the portal has another `translate` for each language
  return useCallback((key, values) => text(key, values), [text, translate])
}
