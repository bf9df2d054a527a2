import { request } from '@portal/session'
import { atom } from 'nanostores'
import {
  type LanguageRow,
  type LanguageVersion,
  languageVersions,
  restoreLanguageVersion
} from '#contract/calls/language-files.ts'
import { loadLanguages } from './list.ts'

/** The kept versions of one language, newest first. */
export type Versions =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; versions: LanguageVersion[] }

export const $versions = atom<Versions>({ kind: 'loading' })

/** Of the last question, so that an answer that comes late is not taken for the language that is shown now. */
let newest = 0

/** Asks for the versions of a language. It never fails: the list itself says so and offers to try again. */
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
 * Brings a version back, as the newest one.
 * @throws Refused, TimedOut, Unreachable
 */
export const restoreVersion = async (intLangCode: string, versionId: number): Promise<LanguageRow> => {
  const row = await request(restoreLanguageVersion, { body: { intLangCode, versionId } }, { quiet: true })
  await Promise.all([loadVersions(intLangCode), loadLanguages()])
  return row
}
