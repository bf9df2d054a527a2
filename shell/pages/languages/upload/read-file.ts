import { FileChanged, loadTexts, readBytes, Unreachable } from '@portal/session'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { LanguageFileProblem } from '#contract/texts/language-file-problem.ts'
import type { LanguageFileNotes, Texts } from '#contract/texts/language-file-rules.ts'
import type { LanguageTexts } from '#contract/texts/language-topics.ts'

/** Why a file can't be sent, and the code of docs/requirements.md §8 for this reason. */
export type FileRefusal = { code: number; problem: LanguageFileProblem | { kind: 'unreadable' } }

/** The content of a file when it was read. The same bytes are checked, shown and sent, even if the file changes. */
export type ReadFile =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; topics: LanguageTexts; texts: Texts; notes: LanguageFileNotes }
  | ({ ok: false } & FileRefusal)

/**
 * Reads chosen or dropped files, by the rules of the cloud.
 * @throws Unreachable when the reading code can't be loaded
 */
export const readFiles = async (files: readonly File[]): Promise<ReadFile> => {
  const [file, ...others] = files
  const { readLanguageFile } = await loadReader()
  if (file === undefined || others.length > 0) {
    return { ok: false, code: codes.uploadFailed, problem: { kind: 'tooManyFiles' } }
  }
  const bytes = await bytesOf(file)
  if (bytes === undefined) return { ok: false, code: codes.uploadFailed, problem: { kind: 'unreadable' } }
  const read = readLanguageFile(file.name, bytes)
  return read.ok ? { ...read, bytes } : read
}

/** The rules and their texts. They are loaded separately, because most visits choose no file. */
const loadReader = async () => {
  try {
    const [rules] = await Promise.all([import('#contract/texts/language-file-rules.ts'), loadTexts('codes')])
    return rules
  } catch (cause) {
    throw new Unreachable('What reads language files could not be loaded.', { cause })
  }
}

/** The bytes, at most one more than allowed, so that a file of gigabytes is never read into memory. */
const bytesOf = async (file: File): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  try {
    return await readBytes(file.slice(0, limits.languageFileBytesMax + 1))
  } catch (error) {
    if (error instanceof FileChanged) return undefined
    throw error
  }
}
