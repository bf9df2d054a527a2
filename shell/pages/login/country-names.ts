import { collator, displayNames } from '@portal/session'
import { type CountryCode, countryCodes } from '#contract/calls/identity/countries.ts'

/** Every country and region by its name in a language, in that language's order. */
export const countryNames = (language: string): { code: CountryCode; name: string }[] => {
  const names = displayNames(language, { type: 'region' })
  const { compare } = collator(language)
  return countryCodes
    .map(code => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name))
}
