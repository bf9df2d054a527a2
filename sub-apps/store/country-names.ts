import { type CountryCode, countryCodes } from '#contract/calls/countries.ts'

/** Every country and region by its name in a language, in that language's order. */
export const countriesIn = (language: string): { code: CountryCode; name: string }[] => {
  const nameOf = countryNamer(language)
  const { compare } = new Intl.Collator(language)
  return countryCodes.map(code => ({ code, name: nameOf(code) })).sort((one, other) => compare(one.name, other.name))
}

/** The name of one; what browsers do not know stays a code. */
export const countryName = (code: string, language: string): string => countryNamer(language)(code)

/** To make one costs more than all the names that it gives. */
const countryNamer = (language: string): ((code: string) => string) => {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  return code => {
    try {
      return names.of(code) ?? code
    } catch {
      return code
    }
  }
}
