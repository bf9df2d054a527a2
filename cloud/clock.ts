/** The one source of time: epoch milliseconds. Handed in, so that tests can move it. */
export type Clock = () => number

export const minute = 60_000
export const day = 24 * 60 * minute

/** Beijing has been eight hours ahead of UTC, without summer time, since 1991. */
const beijingOffset = 8 * 60 * minute

/** The day in Beijing, as `2026-03-12`. */
export const beijingDay = (time: number): string => new Date(time + beijingOffset).toISOString().slice(0, 10)

/** When the day in Beijing that holds this moment began. */
export const startOfBeijingDay = (time: number): number =>
  Math.floor((time + beijingOffset) / day) * day - beijingOffset
