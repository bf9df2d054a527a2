import { collator, displayNames } from '@portal/session'
import { type CountryCode, countryCodes } from '#contract/calls/identity/countries.ts'

/** All countries and regions with their names in a language, sorted as in that language. */
export const countriesIn = (language: string): { code: CountryCode; name: string }[] => {
  const nameOf = countryNamer(language)
  const { compare } = collator(language)
  return countryCodes.map(code => ({ code, name: nameOf(code) })).sort((one, other) => compare(one.name, other.name))
}

/** Names countries in a language. A code that browsers do not know stays a code. Creating it costs more than using it. */
export const countryNamer = (language: string): ((code: string) => string) => {
  const names = displayNames(language, { type: 'region' })
  return code => {
    try {
      return names.of(code) ?? code
    } catch {
      return code
    }
  }
}
