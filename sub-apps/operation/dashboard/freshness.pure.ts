import type { Live } from '@portal/session'

/** How often the figures are asked for without any news. The figures of the current hour change by themselves. */
export const lookEveryMs = 30_000

/** News come every two seconds where many robots work. The figures are asked for at most this often. */
export const leastMs = 5_000

/** The channel may have been cut without a sign: figures that nobody could renew for so long are old. */
const oldMs = 2 * lookEveryMs

/** Whether figures on a wall are true, and whether the next change reaches them at once. */
export type Freshness = 'live' | 'slow' | 'old'

/** @param loadedAt when the figures came, by the same clock as `now` */
export const freshnessOf = (channel: Live['state'], loadedAt: number, now: number): Freshness => {
  if (now - loadedAt > oldMs) return 'old'
  return channel === 'open' ? 'live' : 'slow'
}

/** How long to wait with a question, after news that came at `now`. */
export const pauseBefore = (askedAt: number, now: number): number => Math.max(0, askedAt + leastMs - now)
