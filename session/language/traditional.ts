import { atom } from 'nanostores'
import { type Language, traditionalChinese } from '#contract/languages.ts'
import { adapter } from '../adapter.ts'
import { readStored, writeStored } from '../storage/stored.ts'
import { makeStore, write } from '../stores.ts'
import type { Texts } from './catalogue.ts'
import { writeAs } from './formats.pure.ts'
import { readStoredFile, readStoredList, type StoredList } from './stored-texts.ts'
import { traditionalIn, wantsTraditional } from './traditional.pure.ts'

/*
 * Traditional Chinese. Its texts are those that somebody uploaded, over the Simplified ones. `$language` stays `zh`: the calls
 * and the applications of others know no further language.
 */

/** Whether the person reads Traditional Chinese, if there is any. */
export const $traditionalWanted = atom(false)

/** Traditional Chinese as the portal has it now: the code of the uploaded texts, and whether they are shown. */
export type Traditional = { code: string | undefined; isOn: boolean }

export const $traditional = makeStore<Traditional>({ code: undefined, isOn: false })

const uploadedIn = (list: StoredList | undefined): string | undefined =>
  traditionalIn(
    (list ?? []).map(({ intLangCode }) => intLangCode),
    adapter().browserLanguages()
  )

/** The code of the uploaded texts that are to lie over those of a language. */
export const layerOf = (language: Language, list: StoredList | undefined): string | undefined =>
  language === 'zh' && $traditionalWanted.get() ? uploadedIn(list) : undefined

/** The kept texts of a language, with those of Traditional Chinese over them where the person reads it. */
export const keptTextsOf = (language: Language): Texts | undefined => {
  const code = layerOf(language, readStoredList())
  const over = code === undefined ? undefined : readStoredFile(code)?.sso
  const own = readStoredFile(language)?.sso
  return over === undefined ? own : { ...own, ...over }
}

/** Takes over the saved choice. Before the list of the cloud is there, the kept texts decide. */
export const startTraditional = (): void => {
  const saved = readStored('language')
  $traditionalWanted.set(wantsTraditional(saved, adapter().browserLanguages()))
  const code = saved === traditionalChinese ? uploadedIn(readStoredList()) : undefined
  showTraditional({ code, isOn: code !== undefined && readStoredFile(code) !== undefined })
}

/** Another tab, or the picker, has changed the choice. */
export const chooseTraditional = (wanted: boolean): void => {
  $traditionalWanted.set(wanted)
  if (!wanted) showTraditional({ ...$traditional.get(), isOn: false })
}

/** @returns whether anything changed */
export const showTraditional = (next: Traditional): boolean => {
  const now = $traditional.get()
  if (next.code === now.code && next.isOn === now.isOn) return false
  writeAs('zh', next.isOn ? next.code : undefined)
  write($traditional, next)
  return true
}

/** Says what the list of the cloud has. A choice that the browser alone made is kept, so that the server knows it. */
export const noteUploaded = (language: Language, list: StoredList, hasTexts: boolean): boolean => {
  const isOn = layerOf(language, list) !== undefined && hasTexts
  if (isOn && readStored('language') === undefined) writeStored('language', traditionalChinese)
  return showTraditional({ code: uploadedIn(list), isOn })
}
