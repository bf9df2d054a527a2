import { isOverNewer, request } from '@portal/session'
import { atom } from 'nanostores'
import {
  type LanguageRow,
  type LanguageVersion,
  languageVersions,
  restoreLanguageVersion
} from '#contract/calls/languages/language-files.ts'
import { $languages, loadLanguages, rowOf } from '../list.ts'

/** The stored versions of one language, newest first. */
export type Versions =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; versions: LanguageVersion[] }

export const $versions = atom<Versions>({ kind: 'loading' })

/** Identifies the last request, so that a late answer is not shown for another language. */
let newest = 0

/** Loads the versions of a language. Never fails: the list shows a failure with a retry button. */
export const loadVersions = async (intLangCode: string): Promise<void> => {
  newest += 1
  const turn = newest
  $versions.set({ kind: 'loading' })
  try {
    const versions = await request(languageVersions, { query: { intLangCode } }, { quiet: true })
    if (turn === newest) $versions.set({ kind: 'ready', versions })
  } catch (error) {
    if (turn === newest) $versions.set({ kind: 'failed', error })
  }
}

/**
 * Restores a version as the newest one. Where somebody else changed the language meanwhile, it is read again, and the next
 * try goes over what is on screen then.
 * @throws Refused, TimedOut, Unreachable
 */
export const restoreVersion = async (intLangCode: string, versionId: number): Promise<LanguageRow> => {
  const readAgain = () => Promise.all([loadVersions(intLangCode), loadLanguages()])
  const version = rowOf($languages.get(), intLangCode)?.version
  try {
    const row = await request(restoreLanguageVersion, { body: { intLangCode, versionId, version } }, { quiet: true })
    await readAgain()
    return row
  } catch (error) {
    if (isOverNewer(error)) await readAgain()
    throw error
  }
}
