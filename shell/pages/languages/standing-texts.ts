import { request, takeData } from '@portal/session'
import { languageFile, languageHashes } from '#contract/calls/languages/language-files.ts'
import { codes } from '#contract/codes.ts'
import { fallbackLanguage } from '#contract/languages.ts'
import type { Texts } from '#contract/texts/language-file-rules.ts'
import { textsByName } from '#contract/texts/language-topics.ts'

/** The texts that a new file is compared with. `hash` belongs to `current`; undefined for a new language. */
export type StandingTexts = { hash: string | undefined; current: Texts; english: Texts }

/** The hash of a language's current texts. */
export const hashOf = async (intLangCode: string): Promise<string | undefined> => {
  const hashes = await request(languageHashes, {}, { quiet: true })
  return hashes.find(row => row.intLangCode === intLangCode)?.langDescJsonMd5
}

/**
 * Loads the texts of a language, and the English ones.
 * @param intLangCode undefined for a new language
 * @param topics those of the new file: the others stay as they are
 * @throws Refused, TimedOut, Unreachable
 */
export const fetchStandingTexts = async (
  intLangCode: string | undefined,
  topics: readonly string[]
): Promise<StandingTexts> => {
  const textsOf = async (language: string): Promise<Texts> => {
    const whole = Object.entries(await wholeTextsOf(language))
    return textsByName(Object.fromEntries(whole.filter(([topic]) => topics.includes(topic))))
  }
  if (intLangCode === undefined) {
    return { hash: undefined, current: {}, english: await textsOf(fallbackLanguage) }
  }
  // The hash is read first: a change between the two calls is then detected at the latest when the file is sent.
  const hash = await hashOf(intLangCode)
  const [current, english] = await Promise.all([textsOf(intLangCode), textsOf(fallbackLanguage)])
  return { hash, current, english }
}

/**
 * The texts of all topics of a language. Topics that nobody uploaded are as they came with the portal.
 * @throws Refused, TimedOut, Unreachable
 */
export const wholeTextsOf = async (intLangCode: string) => {
  const answer = await request(languageFile, { query: { intLangCode, whole: true } }, { quiet: true })
  // A cloud may have no English file. Then there is nothing to compare with, and that is no error.
  if (answer.code === codes.recordNotFound && intLangCode === fallbackLanguage) return { sso: {} }
  return takeData(languageFile, answer)
}
