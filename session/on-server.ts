/**
 * The part of the session for rendering on a server. Nothing is stored here: a server renders for many people at the
 * same time, so all values belong to one request.
 */
import { type Language, languageCodes } from '#contract/languages.ts'
import { openCatalogue, ownTextIn, safeTexts, type Texts, textsIn, translateBy } from './language/catalogue.ts'
import type { TranslateOr } from './language/language.ts'
import type { Translate } from './language/message-keys.ts'

export { frameKey } from './frame/frame-key.ts'
export { storeValues } from './frame/store-values.ts'
export { prefixesIn } from './menu/menu-prefixes.ts'
export { rowsOf } from './menu/menu-rows.pure.ts'
export { readMenu } from './menu/menu-tree.pure.ts'

/** The text functions of one request, and the texts that they used, which the browser gets. */
export type RequestTexts = { translate: Translate; translateOr: TranslateOr; used: () => Texts }

/** Plural forms of a text that depends on a number. */
const forms = ['', '_zero', '_one', '_two', '_few', '_many', '_other']

/**
 * @param shipped the message file of each language
 * @returns a function that opens the texts of a request; `over` are the cloud's texts, which replace shipped ones
 */
export const openTexts = (shipped: Partial<Record<Language, unknown>>) => {
  const files = new Map(languageCodes.map(language => [language, safeTexts(shipped[language])]))
  // Creating a catalogue takes milliseconds, so it is reused. The cloud passes the same object until its texts change.
  const catalogues = new Map<Language, { over: Texts; catalogue: ReturnType<typeof openCatalogue> }>()

  const catalogueOf = (language: Language, over: Texts) => {
    const kept = catalogues.get(language)
    if (kept?.over === over) return kept.catalogue
    const texts = new Map(files).set(language, { ...files.get(language), ...safeTexts(over) })
    const catalogue = openCatalogue(texts, () => undefined)
    catalogues.set(language, { over, catalogue })
    return catalogue
  }

  return (language: Language, over: Texts): RequestTexts => {
    const catalogue = catalogueOf(language, over)
    const keys = new Set<string>()
    const fixed = translateBy(catalogue, language)
    return {
      translate: (key, values) => {
        keys.add(key)
        return fixed(key, values)
      },
      translateOr: (key, name) => {
        if (key !== null) keys.add(key)
        return (key === null ? undefined : ownTextIn(catalogue, language, key)) ?? name
      },
      used: () =>
        textsIn(
          catalogue,
          language,
          [...keys].flatMap(key => forms.map(form => key + form))
        )
    }
  }
}
