import { loadTexts, Unreachable } from '@portal/session'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { LanguageFileProblem } from '#contract/texts/language-file-problem.ts'
import type { LanguageFileNotes, Texts } from '#contract/texts/language-file-rules.ts'

/** Why no file can be sent, and under which code of spec §8 that is told. */
export type FileRefusal = { code: number; problem: LanguageFileProblem | { kind: 'unreadable' } }

/** A file as it was when it was read: the same bytes are judged, shown and sent, whatever happens to it on the disk. */
export type ReadFile =
  | { ok: true; bytes: Uint8Array<ArrayBuffer>; texts: Texts; notes: LanguageFileNotes }
  | ({ ok: false } & FileRefusal)

/**
 * Reads files that were chosen or dropped, by the rules that the cloud decides by.
 * @throws Unreachable when the part that reads can't be had
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
  return read.ok ? { ok: true, bytes, texts: read.texts, notes: read.notes } : read
}

/** The rules, and the words for what they find. Most visits choose no file, so neither is part of the page. */
const loadReader = async () => {
  try {
    const [rules] = await Promise.all([import('#contract/texts/language-file-rules.ts'), loadTexts('codes')])
    return rules
  } catch (cause) {
    throw new Unreachable('What reads language files could not be loaded.', { cause })
  }
}

/** The bytes, one more than allowed at most, so that a film of gigabytes is refused and not taken into memory. */
const bytesOf = async (file: File): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  try {
    return new Uint8Array(await file.slice(0, limits.languageFileBytesMax + 1).arrayBuffer())
  } catch {
    // A folder, a file that is gone, or one that the person may not read.
    return undefined
  }
}
