import { $translate, type MessageValues } from '@portal/session'
import { type InjectionKey, inject, onScopeDispose, provide, type ShallowRef, shallowRef } from 'vue'
import en from './messages/en.json'
import fr from './messages/fr.json'
import ja from './messages/ja.json'
import ko from './messages/ko.json'
import th from './messages/th.json'
import zh from './messages/zh.json'

/** The module contains all six languages. A separate file would need one more request, which takes longer. */
export const messages = { zh, en, ja, ko, th, fr }

type WithoutPlural<Key> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key
type TextKey = WithoutPlural<keyof typeof en>

/** The text of a key in the current language. A plural text is requested by its stem, with `count` in the values. */
export type Text = (key: TextKey, values?: MessageValues) => string

const injectionKey: InjectionKey<ShallowRef<Text>> = Symbol('text')

/** Provides the texts to all components below. They render again when the language changes. */
export const provideText = (ownText: Text): ShallowRef<Text> => {
  const text = shallowRef(ownText)
  // The function stays the same when its texts change. Vue needs a new function to notice the change.
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
  if (text === undefined) throw new Error('useText() was called outside the operation application.')
  return text
}
