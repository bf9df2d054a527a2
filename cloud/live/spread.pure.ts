import * as limits from '#contract/limits.ts'
import type { LiveAction, Spread } from '#contract/page/live.ts'

/** What pages are told: one kind of change, or that anything may have changed. */
export type Told = LiveAction | 'anything'

/** Until when the pages that were told ask, for each kind of question, in milliseconds of a clock. */
export type Spreads = ReadonlyMap<Told, number>

/** Dashboards ask the same after a task and after a fault. So both kinds of news share one time. */
const questionOf = (told: Told): Told => (told === 'faults_changed' ? 'tasks_changed' : told)

const ofDashboards: readonly Told[] = ['tasks_changed', 'dashboard_changed']

/** So few pages ask at once: the tabs of one person, or of some. */
const fewPages = 20

/**
 * The milliseconds of one process for what a page asks, with room for people who click, and the longest spread. A dashboard
 * asks ten questions after a task or a fault, and fifteen when anything may have changed; other news leads to one, and the last
 * page has it within a minute. Figures: `npm run bench -- live herd`.
 */
const news = { pageMs: 4, longestMs: 45_000 }
const everything = { pageMs: 24, longestMs: limits.liveSpreadMsMax }

/** A stop is announced to so many pages that opening a channel again takes this time of one process. */
const openMs = 2
const reconnectSpreadMax = 10_000

type Audience = {
  told: Told
  /** Pages that are told now. */
  pages: number
  now: number
}

/**
 * When the pages that are told now ask. Pages that were told of the same before, and may still ask, go first: news to many
 * comes in pieces, and after a restart one page after the other opens its channel. Where that would take too long, all share
 * the longest time.
 * @returns no time for few pages, and the spreads for the next news
 */
export const spreadFor = (spreads: Spreads, { told, pages, now }: Audience): { spread: Spread; next: Spreads } => {
  const question = questionOf(told)
  const { pageMs, longestMs } = told === 'anything' || ofDashboards.includes(question) ? everything : news
  const afterMs = Math.max(0, (spreads.get(question) ?? now) - now)
  const wholeMs = Math.min(afterMs + pages * pageMs, longestMs)
  const spread = wholeMs < longestMs ? { afterMs, spreadMs: wholeMs - afterMs } : { spreadMs: longestMs }
  // A page that opens its channel is one of many only where many did so just now.
  const isForMany = told === 'anything' ? wholeMs > fewPages * pageMs : pages > fewPages
  return { spread: isForMany ? spread : {}, next: new Map(spreads).set(question, now + wholeMs) }
}

/** Over how long so many pages spread opening their channel again, in milliseconds, after a stop that is announced to them. */
export const reconnectSpread = (open: number): number =>
  open > fewPages ? Math.min(reconnectSpreadMax, open * openMs) : 0
