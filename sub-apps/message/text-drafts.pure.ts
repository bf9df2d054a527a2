import { type Language, languageCodes, languageNames } from '#contract/languages.ts'

/** Title and content in each language as they are being written. A language without both is left out. */
export type TextDrafts = Record<Language, { title: string; content: string }>

type Texts = Partial<Record<Language, { title: string; content: string } | undefined>>

/** Drafts of texts that are there; empty ones for the other languages. */
export const draftsOf = (texts: Texts = {}): TextDrafts =>
  Object.fromEntries(languageCodes.map(it => [it, { title: '', content: '', ...texts[it] }])) as TextDrafts

const isEmpty = ({ title, content }: TextDrafts[Language]): boolean => title.trim() === '' && content.trim() === ''

/** The languages in which something is written. */
export const writtenIn = (drafts: TextDrafts): Language[] => languageCodes.filter(it => !isEmpty(drafts[it]))

/** The texts of each language as a field of a form: two people may write two languages. */
export const textFields = languageCodes.map(name => ({
  name,
  label: languageNames[name],
  write: ({ title, content }: TextDrafts[Language]): string => [title, content].filter(it => it !== '').join('\n')
}))

/** The texts to send, with what `change` makes of each. */
export const textsOf = (drafts: TextDrafts, change = (text: string): string => text): Texts =>
  Object.fromEntries(
    writtenIn(drafts).map(it => [it, { title: change(drafts[it].title), content: change(drafts[it].content) }])
  )

/** The name that the field of a text has: `en.title`. */
export const fieldName = (language: Language, part: 'title' | 'content'): string => `${language}.${part}`

/** The language of the text in a field; undefined for a field of another kind. */
export const languageOfField = (field: string | undefined): Language | undefined =>
  languageCodes.find(language => field?.startsWith(`${language}.`))

/** The titles and contents that are missing, by their fields. Where nothing is written at all, the title in the language that is shown. */
export const missingTexts = (drafts: TextDrafts, shown: Language): Partial<Record<string, 'title' | 'content'>> => {
  const written = writtenIn(drafts)
  if (written.length === 0) return { [fieldName(shown, 'title')]: 'title' }
  return Object.fromEntries(
    written.flatMap(language =>
      (['title', 'content'] as const)
        .filter(part => drafts[language][part].trim() === '')
        .map(part => [fieldName(language, part), part])
    )
  )
}
