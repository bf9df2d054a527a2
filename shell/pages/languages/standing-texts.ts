import { request, takeData } from '@portal/session'
import { languageFile, languageHashes } from '#contract/calls/language-files.ts'
import { codes } from '#contract/codes.ts'
import { fallbackLanguage } from '#contract/languages.ts'
import type { Texts } from '#contract/texts/language-file-rules.ts'

/** What a new file is compared with. `hash` is that of `current`, and undefined for a language that is not there. */
export type StandingTexts = { hash: string | undefined; current: Texts; english: Texts }

/** The hash of what a language shows now. */
export const hashOf = async (intLangCode: string): Promise<string | undefined> => {
  const hashes = await request(languageHashes, {}, { quiet: true })
  return hashes.find(row => row.intLangCode === intLangCode)?.langDescJsonMd5
}

/**
 * The texts of a language, and the English ones.
 * @param intLangCode undefined for a new language
 * @throws Refused, TimedOut, Unreachable
 */
export const fetchStandingTexts = async (intLangCode: string | undefined): Promise<StandingTexts> => {
  if (intLangCode === undefined) {
    return { hash: undefined, current: {}, english: await textsOf(fallbackLanguage) }
  }
  // The hash first: a change between the two is then noticed at the latest when the file is sent.
  const hash = await hashOf(intLangCode)
  const [current, english] = await Promise.all([textsOf(intLangCode), textsOf(fallbackLanguage)])
  return { hash, current, english }
}

const textsOf = async (intLangCode: string): Promise<Texts> => {
  const answer = await request(languageFile, { query: { intLangCode } }, { quiet: true })
  // A cloud may have no English file; there is nothing to compare with then, and nothing wrong.
  if (answer.code === codes.recordNotFound && intLangCode === fallbackLanguage) return {}
  return takeData(languageFile, answer).sso
}
