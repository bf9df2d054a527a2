import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { codes } from '../../codes.ts'
import { permissions } from '../../permissions.ts'
import { intLangCode, topicName } from './language-files.ts'

/** What is different since the version of a language that is shown: the key is new or gone, or its English text changed. */
export const textChanges = ['new', 'changed', 'gone'] as const
export type TextChange = (typeof textChanges)[number]

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A text with all that its translator has to know. */
export const notedText = v.object({
  topic: topicName,
  key: v.string(),
  /** The folder of the file that it came with; nothing for texts of other teams. */
  folder: v.optional(v.string()),
  /** The English text. Nothing for a key that is gone. */
  english: v.optional(v.string()),
  /** The text as it is shown. Nothing for a key that is new. */
  text: v.optional(v.string()),
  /** The most letters that there is room for, a wide one counted twice. Nothing for a sentence. */
  lengthMax: v.optional(count),
  /** The letters of the text, counted alike. */
  length: v.optional(count),
  /** The places of its terms in the glossary. */
  terms: v.array(count),
  change: v.optional(v.picklist(textChanges)),
  /** The English text before it changed. */
  before: v.optional(v.string())
})
export type NotedText = v.InferOutput<typeof notedText>

/** A term, with its word in the language, where the glossary has one, and what is meant. */
export const noteTerm = v.object({
  english: v.string(),
  context: v.optional(v.string()),
  meaning: v.optional(v.string()),
  word: v.optional(v.string())
})
export type NoteTerm = v.InferOutput<typeof noteTerm>

export const languageNotes = defineCall({
  method: 'GET',
  path: '/api/userservice/admin/language/v1/find_lang_notes',
  summary:
    'The texts of a language for its translators: each with the English one, its file, its limit, its terms, and what changed since the version that is shown.',
  timeLimit: 'none',
  access: { permission: permissions.languages, refusedWith: codes.languageOperationForbidden },
  query: v.object({ intLangCode }),
  data: v.object({
    /** When the version that is shown was made. */
    since: v.pipe(v.number(), v.integer()),
    /** Whether the English texts of that time are still kept. Without them nothing is known to be changed. */
    isCompared: v.boolean(),
    glossary: v.array(noteTerm),
    texts: v.array(notedText)
  })
})
export type LanguageNotes = v.InferOutput<typeof languageNotes.data>
