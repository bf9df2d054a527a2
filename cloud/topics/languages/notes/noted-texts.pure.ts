import type { NotedText } from '#contract/calls/languages/language-notes.ts'
import type { LanguageTexts, Texts } from '#contract/texts/language-topics.ts'
import { expectedKeys, modelText } from '#contract/texts/message-keys.ts'
import { lengthLimitOf, lengthOf } from '#contract/texts/text-length.ts'

/* Pure: the texts of a language with the notes for its translators. */

type Sources = {
  language: string
  /** The texts as they are shown. */
  texts: LanguageTexts
  /** The English texts now. */
  english: LanguageTexts
  /** The English texts when the texts of the language were made; what is not known is not there. */
  englishThen: LanguageTexts
  /** The folder of the file that each text came with, by topic and key of English. */
  folders: LanguageTexts
  /** The places of the terms in an English text. */
  find: (english: string) => number[]
}

/** Keys stand as in the language's own file, so that a file with notes is the same file. New ones follow in each topic. */
export const notedTexts = ({ language, texts, english, englishThen, folders, find }: Sources): NotedText[] =>
  [...new Set([...Object.keys(texts), ...Object.keys(english)])].flatMap(topic => {
    const [own, model, then, folder] = [texts, english, englishThen, folders].map(it => ownOf(it, topic)) as Four
    const expected = expectedKeys(language, model)
    const isExpected = new Set(expected)
    const changeOf = (key: string) => {
      const [now, before] = [englishOf(key, model), englishOf(key, then)]
      if (!isExpected.has(key)) return { change: 'gone' as const }
      if (!Object.hasOwn(own, key)) return { change: 'new' as const }
      return typeof before === 'string' && before !== now ? { change: 'changed' as const, before } : {}
    }
    return [...Object.keys(own), ...expected.filter(key => !Object.hasOwn(own, key))].map(key => ({
      topic,
      key,
      ...noteOf(key, isExpected.has(key) ? englishOf(key, model) : undefined, own[key], find),
      ...folderOf(englishOf(key, folder)),
      ...changeOf(key)
    }))
  })

/** What English has for a key; for a plural form that English lacks, what it has for the others. */
const englishOf = (key: string, model: Texts): unknown =>
  Object.hasOwn(model, key) ? model[key] : modelText(key, model)

type Four = [Texts, Texts, Texts, Texts]

const ownOf = (topics: LanguageTexts, topic: string): Texts =>
  (Object.hasOwn(topics, topic) ? topics[topic] : undefined) ?? {}

const folderOf = (folder: unknown) => (typeof folder === 'string' ? { folder } : {})

const noteOf = (key: string, english: unknown, text: string | undefined, find: Sources['find']) => {
  const lengthMax = typeof english === 'string' ? lengthLimitOf(key, english) : undefined
  return {
    ...(typeof english === 'string' && { english }),
    ...(text !== undefined && { text, length: lengthOf(text) }),
    ...(lengthMax !== undefined && { lengthMax }),
    terms: typeof english === 'string' ? find(english) : []
  }
}
