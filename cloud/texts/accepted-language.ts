import Negotiator from 'negotiator'
import { fallbackLanguage, type Language, languageCodes } from '#contract/languages.ts'

/** Longer than any browser's: nothing longer is taken apart. */
const longest = 500

/** The language of ours that a code names. */
export const knownLanguage = (code: string | undefined): Language | undefined =>
  languageCodes.find(language => language === code)

/**
 * The language of ours that an `Accept-Language` header asks for most, as the portal's page reads the browser's list:
 * `th-TH` is Thai, and what fits none is English.
 */
export const acceptedLanguage = (header: string): Language => {
  if (header.length > longest) return fallbackLanguage
  const wanted = new Negotiator({ headers: { 'accept-language': header } }).languages()
  return (
    wanted.map(tag => knownLanguage(tag.toLowerCase().split('-')[0])).find(language => language !== undefined) ??
    fallbackLanguage
  )
}
