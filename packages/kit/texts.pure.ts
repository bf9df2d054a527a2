import type { MessageValues, OwnTranslate, ServedTexts, SharedState } from '@portal/session'

type Language = SharedState['language']
type TextFile = Readonly<Record<string, string>>

/** The message files of an application, one for each language. English decides which keys there are. */
export type MessageFiles<English extends TextFile> = { en: English } & Partial<Record<Language, TextFile>>

/** The same as `import.meta.glob<typeof en>('./messages/*.json', { eager: true, import: 'default' })` finds them. */
export type FoundFiles<English extends TextFile> = Readonly<Record<`./${string}.json`, English>>

/**
 * The text function of one language.
 * @param served texts that were uploaded for the application in this language, as `texts$` has them
 * @param common what several applications of the portal say
 */
export type TextsIn<English> = (language: Language, served?: TextFile, common?: TextFile) => OwnTranslate<English>

const none: TextFile = {}

/**
 * Makes the text functions of an application out of its message files. `{{name}}` in a text stands for a value. A counted
 * text is asked for by its stem, with `count` among the values. Served texts count before the application's own ones. A text
 * that a language lacks is shown in English. Two questions for the same texts get the same function.
 */
export const createTexts = <English extends TextFile>(
  files: MessageFiles<English> | FoundFiles<English>
): TextsIn<English> => {
  const own = new Map(Object.entries(files).map(([name, texts]) => [name.replace(/^.*\/|\.json$/g, ''), texts]))
  const made = new Map<Language, { served: TextFile; common: TextFile; text: OwnTranslate<English> }>()
  return (language, served = none, common = none) => {
    const kept = made.get(language)
    if (kept?.served === served && kept.common === common) return kept.text
    const text = textFunction<English>(language, [served, own.get(language) ?? none], [own.get('en') ?? none, common])
    made.set(language, { served, common, text })
    return text
  }
}

/** A text is looked for among those of the language, then among the English ones, and last among what all say. */
const textFunction = <English extends TextFile>(
  language: Language,
  own: readonly TextFile[],
  [english, common]: readonly [TextFile, TextFile]
): OwnTranslate<English> => {
  const plurals = new Intl.PluralRules(language)
  const numbers = new Intl.NumberFormat(language)
  const sources = [
    ...own.map(texts => ({ texts, plurals })),
    { texts: english, plurals: new Intl.PluralRules('en') },
    { texts: common, plurals }
  ]
  return (key, values = {}) => {
    for (const { texts, plurals } of sources) {
      const form = typeof values.count === 'number' ? `${key}_${plurals.select(values.count)}` : key
      const text = ownIn(texts, form) ?? ownIn(texts, key)
      if (text !== undefined) return fill(text, values, numbers)
    }
    return ''
  }
}

/** Objects inherit names such as `constructor`. They are no texts and no values. */
const ownIn = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined

/** A count is written as readers of the language write numbers. Other values come as they are to be shown. */
const fill = (text: string, values: MessageValues, numbers: Intl.NumberFormat): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = ownIn(values, name) ?? ''
    return name === 'count' && typeof value === 'number' ? numbers.format(value) : String(value)
  })

/** The text function for the texts that the portal serves now. */
export const textNow = <English>(
  textsIn: TextsIn<English>,
  { language, texts, common }: ServedTexts
): OwnTranslate<English> => textsIn(language, texts, common)
