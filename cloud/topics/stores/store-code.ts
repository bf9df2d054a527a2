/** Codes that are made have so many digits. */
const digits = 4

/** The codes that are made for a country's stores, for a search by pattern. */
export const storeCodePattern = (country: string): string => `^${country}-\\d{${digits}}$`

/** The number in a code that was made. */
export const numberOf = (storeCode: string): number => Number(storeCode.slice(-digits))

/** The code that follows the greatest one of a country, as `SG-0003`; undefined where there are no more. */
export const nextStoreCode = (country: string, greatest: number): string | undefined => {
  const next = String(greatest + 1).padStart(digits, '0')
  return next.length > digits ? undefined : `${country}-${next}`
}
