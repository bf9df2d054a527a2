import Negotiator from 'negotiator'

export const languageCodes = ['zh', 'en', 'ja', 'ko', 'th', 'fr'] as const
export type Language = (typeof languageCodes)[number]

/** Longer than any browser's header: nothing longer is taken apart. */
const longest = 500

const known = (code: string | undefined): Language | undefined => languageCodes.find(language => language === code)

/** The language that the portal handed over; else the one that the browser asks for most; else English. */
export const chooseLanguage = (named: string | undefined, accepted: string): Language => {
  const tags = accepted.length > longest ? [] : new Negotiator({ headers: { 'accept-language': accepted } }).languages()
  const asked = tags.map(tag => known(tag.toLowerCase().split('-')[0])).find(language => language !== undefined)
  return known(named) ?? asked ?? 'en'
}
