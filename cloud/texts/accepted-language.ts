import Negotiator from 'negotiator'
import { fallbackLanguage, firstKnownLanguage, type Language } from '#contract/languages.ts'

/** Longer than any browser's: nothing longer is taken apart. */
const longest = 500

/**
 * The language of ours that an `Accept-Language` header asks for most, as the portal's page reads the browser's list:
 * `th-TH` is Thai, and what fits none is English.
 */
export const acceptedLanguage = (header: string): Language =>
  header.length > longest
    ? fallbackLanguage
    : (firstKnownLanguage(new Negotiator({ headers: { 'accept-language': header } }).languages()) ?? fallbackLanguage)
