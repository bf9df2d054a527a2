import { $translate, type MessageValues } from '@portal/session'
import { type InjectionKey, inject, onScopeDispose, provide, type ShallowRef, shallowRef } from 'vue'
import en from './messages/en.json'
import fr from './messages/fr.json'
import ja from './messages/ja.json'
import ko from './messages/ko.json'
import th from './messages/th.json'
import zh from './messages/zh.json'

/** All six come with the module: a file fetched apart would cost a trip over the network, which takes longer. */
export const messages = { zh, en, ja, ko, th, fr }

type WithoutPlural<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key
type TextKey = WithoutPlural<keyof typeof en>

/** The text of a key in the current language; a counted one is asked for by its stem, with `count` among the values. */
export type Text = (key: TextKey, values?: MessageValues) => string

const injectionKey: InjectionKey<ShallowRef<Text>> = Symbol('text')

/** Gives the texts to all components below; they show anew when the language changes. */
export const provideText = (ownText: Text): ShallowRef<Text> => {
  const text = shallowRef(ownText)
  // The texts change behind a function that stays the same: Vue is given another one to see that anything changed.
  const stop = $translate.listen(() => {
    text.value = (key, values) => ownText(key, values)
  })
  onScopeDispose(stop)
  provide(injectionKey, text)
  return text
}

/** @throws Error outside the components below `provideText` */
export const useText = (): ShallowRef<Text> => {
  const text = inject(injectionKey)
  if (text === undefined) throw new Error('useText() was called outside the robot application.')
  return text
}
