/* Times as a clock on the wall shows them in a time zone, as `2026-11-24T09:30`. */
import { dateFormat } from '@portal/session'

const minute = 60_000

/** How far a zone's clocks are ahead of UTC at a moment. */
const offsetAt = (zone: string, moment: number): number => {
  const parts = dateFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric'
  }).formatToParts(moment)
  const part = (name: string): number => Number(parts.find(({ type }) => type === name)?.value)
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return shown - Math.floor(moment / minute) * minute
}

/** The time that a clock in the zone shows. */
export const wallTime = (zone: string, moment: number): string =>
  new Date(moment + offsetAt(zone, moment)).toISOString().slice(0, 16)

/**
 * The moment at which clocks in the zone show a time; undefined for a text that is no time. In autumn an hour comes twice:
 * the first one counts. In spring an hour is left out: the moment is an hour later.
 */
export const momentOf = (zone: string, wall: string): number | undefined => {
  const shown = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) ? Date.parse(`${wall}Z`) : Number.NaN
  if (Number.isNaN(shown)) return undefined
  const day = 24 * 60 * minute
  const [before, after] = [offsetAt(zone, shown - day), offsetAt(zone, shown + day)]
  const candidates = [shown - before, shown - after].filter(moment => wallTime(zone, moment) === wall)
  return candidates.length > 0 ? Math.min(...candidates) : shown - before
}

/** Zones to choose from: the reader's own, then those of the portal's languages and of some large cities. */
export const zonesFor = (own: string): string[] => [
  ...new Set([
    own,
    'Asia/Shanghai',
    'Asia/Tokyo',
    'Asia/Seoul',
    'Asia/Bangkok',
    'Asia/Singapore',
    'Europe/Paris',
    'America/New_York',
    'UTC'
  ])
]
