import type { LiveAction } from '#contract/page/live.ts'

/** What pages are told: one kind of change, or that anything may have changed. */
export type Told = LiveAction | 'anything'

/** Until when the pages that were told ask, for each kind of news, in milliseconds of a clock. */
export type Spreads = ReadonlyMap<Told, number>

/** So few pages ask at once: the tabs of one person, or of some. */
const fewPages = 20

/**
 * The milliseconds of one process for what a page asks, with room for people who click. A dashboard asks ten questions when
 * robots changed, or when anything may have changed; other news leads to one.
 */
const newsMs = 8
const everythingMs = 40

/** Nobody waits longer, so that the last page has the news within a minute. */
const spreadMax = 45_000

/** A stop is announced to so many pages that opening a channel again takes this time of one process. */
const openMs = 2
const reconnectSpreadMax = 10_000

type Audience = {
  told: Told
  /** Pages that are told now. */
  pages: number
  /** All pages with a channel to this process. */
  open: number
  now: number
}

/**
 * Over how long the pages that are told now spread what they ask. Pages that were told of the same before, and may still ask,
 * count as well: news to many comes in pieces, and after a restart one page after the other opens its channel. No page asks
 * twice for the same, so that all open pages together are the most that can ask.
 * @returns the spread in milliseconds, 0 for few pages, and the spreads for the next news
 */
export const spreadFor = (
  spreads: Spreads,
  { told, pages, open, now }: Audience
): { spreadMs: number; next: Spreads } => {
  const pageMs = told === 'anything' || told === 'dashboard_changed' ? everythingMs : newsMs
  const still = Math.max(0, (spreads.get(told) ?? now) - now)
  const spread = Math.min(still + pages * pageMs, Math.max(pages, open) * pageMs, spreadMax)
  // A page that opens its channel is one of many only where many did so just now.
  const isForMany = told === 'anything' ? spread > fewPages * pageMs : pages > fewPages
  return { spreadMs: isForMany ? spread : 0, next: new Map(spreads).set(told, now + spread) }
}

/** Over how long so many pages spread opening their channel again, in milliseconds, after a stop that is announced to them. */
export const reconnectSpread = (open: number): number =>
  open > fewPages ? Math.min(reconnectSpreadMax, open * openMs) : 0
