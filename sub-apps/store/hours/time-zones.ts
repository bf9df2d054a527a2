import { knownTimeZones, localeOf } from '@portal/session'

/** TypeScript does not know this method of ECMA-402 yet. */
type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

const zonesOf = (country: string): string[] =>
  (localeOf(`und-${country}`) as WithZones | undefined)?.getTimeZones?.() ?? []

/**
 * The time zones that a store can have: those of its country first. The chosen one stays, also where this browser does not
 * know its name.
 */
export const timeZonesFor = (country: string, chosen: string): string[] => {
  const near = country === '' ? [] : zonesOf(country)
  return [...new Set([...near, ...(chosen === '' ? [] : [chosen]), ...knownTimeZones()])]
}
