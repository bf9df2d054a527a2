/** TypeScript does not know this method of ECMA-402 yet. */
type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined }

const offsetOf = (timeZone: string, now: number): number => {
  const [, sign, hours = '0', minutes = '0'] =
    /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(
      new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(now)
    ) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/** The time zone of a country; of several the one in the middle. */
export const zoneOfCountry = (country: string, now: number): string => {
  const zones = (new Intl.Locale(`und-${country}`) as WithZones).getTimeZones?.() ?? []
  const byOffset = zones.toSorted((one, other) => offsetOf(one, now) - offsetOf(other, now))
  return byOffset[Math.floor(byOffset.length / 2)] ?? 'UTC'
}

type Place = { country: string; storeZone: string | null }

/** Finds on which clocks it is night for robots: on those of their store, or on those of the country where it has none. */
export const zoneFinder = (now: number): ((place: Place) => string) => {
  const byCountry = new Map<string, string>()
  return ({ country, storeZone }) => {
    const zone = storeZone ?? byCountry.get(country) ?? zoneOfCountry(country, now)
    if (storeZone === null) byCountry.set(country, zone)
    return zone
  }
}

/** The hour on the clocks of a zone. */
const hourIn = (timeZone: string, now: number): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now))

/** Whether it is night in a zone. A night that begins and ends at the same hour is the whole day. */
export const isNight = (timeZone: string, { from, to }: { from: number; to: number }, now: number): boolean => {
  if (from === to) return true
  const hour = hourIn(timeZone, now)
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}
