import parsePhoneNumber, { isSupportedCountry } from 'libphonenumber-js/min'

/**
 * A number as people of a country write it, as the contract writes it.
 * @returns undefined where it is none of that country
 */
export const readNationalPhone = (text: string, country: string | undefined): string | undefined => {
  if (country === undefined || !isSupportedCountry(country)) return undefined
  const phone = parsePhoneNumber(text, country)
  return phone?.isValid() === true ? phone.number : undefined
}

/** The number in groups, with its country code: `+44 20 7946 0018`. */
export const writePhone = (cellphone: string): string => parsePhoneNumber(cellphone)?.formatInternational() ?? cellphone
