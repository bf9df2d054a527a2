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

/** The hour on the clocks of a zone. */
const hourIn = (timeZone: string, now: number): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(now))

/** Whether it is night in a zone. A night that begins and ends at the same hour is the whole day. */
export const isNight = (timeZone: string, { from, to }: { from: number; to: number }, now: number): boolean => {
  if (from === to) return true
  const hour = hourIn(timeZone, now)
  return from < to ? hour >= from && hour < to : hour >= from || hour < to
}
