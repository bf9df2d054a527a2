import { array, check, type InferOutput, maxLength, object, optional, pipe, record, safeParse, string } from 'valibot'
import { languageHash, topicName } from '#contract/calls/languages/language-files.ts'
import { languageCodes } from '#contract/languages.ts'
import * as limits from '#contract/limits.ts'
import { adapter } from '../adapter.ts'
import { storedFiles } from '../storage/stored-names.pure.ts'

/*
 * The cloud's texts in localStorage: the list of hashes, and a file for each language that was used in this browser
 * (docs/requirements.md §3). Any script, or an older portal, may have written them. Invalid values are deleted. When the storage is
 * full or refused, the texts are downloaded again (T31).
 */

/** The texts of a language file, within the limits of an upload. */
export const fileTexts = pipe(
  record(
    pipe(string(), maxLength(limits.languageKeyMaxLength)),
    pipe(string(), maxLength(limits.languageTextMaxLength))
  ),
  check(texts => Object.keys(texts).length <= limits.languageFileKeysMax, 'too many texts')
)

/** `topics` has the texts of the sub-applications that were open since. */
const storedFile = object({
  localFileMd5: languageHash.entries.langDescJsonMd5,
  sso: fileTexts,
  topics: optional(record(topicName, fileTexts))
})
export type StoredFile = InferOutput<typeof storedFile>

const storedList = array(languageHash)
export type StoredList = InferOutput<typeof storedList>

const nameOf = (language: string): string => `${storedFiles.languageFile}_${language}`

export const readStoredFile = (language: string): StoredFile | undefined =>
  readChecked(nameOf(language), value => {
    const read = safeParse(storedFile, value)
    return read.success ? read.output : undefined
  })

export const readStoredList = (): StoredList | undefined =>
  readChecked(storedFiles.languageList, value => {
    const read = safeParse(storedList, value)
    return read.success ? read.output : undefined
  })

const readChecked = <Value>(name: string, read: (value: unknown) => Value | undefined): Value | undefined => {
  const text = adapter().storage.read(name)
  if (text === undefined) return undefined
  const value = text.length <= limits.languageFileBytesMax ? read(parseJson(text)) : undefined
  if (value === undefined) adapter().storage.remove(name)
  return value
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const writeStoredList = (list: StoredList): void => {
  adapter().storage.write(storedFiles.languageList, JSON.stringify(list))
}

/** Stores a file. When the storage is full, the files of other languages are deleted first. */
export const writeStoredFile = (language: string, file: StoredFile): void => {
  const text = JSON.stringify(file)
  if (text.length > limits.languageFileBytesMax || adapter().storage.write(nameOf(language), text)) return
  for (const other of languageCodes) removeStoredFile(other)
  adapter().storage.write(nameOf(language), text)
}

export const removeStoredFile = (language: string): void => adapter().storage.remove(nameOf(language))
