import Negotiator from 'negotiator'
import { fallbackLanguage, type Language, languageCodes } from '#contract/languages.ts'

/** Longer than any browser's: nothing longer is taken apart. */
const longest = 500

/** The fallback first, for whoever reads anything (`*`). */
const offered = [fallbackLanguage, ...languageCodes.filter(code => code !== fallbackLanguage)]

/** The language of ours that a code names. */
export const knownLanguage = (code: string | undefined): Language | undefined =>
  languageCodes.find(language => language === code)

/** The language of ours that an `Accept-Language` header asks for most: `th-TH` is Thai, and what fits none is English. */
export const acceptedLanguage = (header: string): Language =>
  header.length > longest
    ? fallbackLanguage
    : (knownLanguage(new Negotiator({ headers: { 'accept-language': header } }).language(offered)) ?? fallbackLanguage)
