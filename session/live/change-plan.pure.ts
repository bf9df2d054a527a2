import * as limits from '#contract/limits.ts'
import type { LiveAction, Spread } from '#contract/page/live.ts'

/** News for the page: one kind of change, or `reconnected`, after which anything may have changed. */
export type Change = LiveAction | 'reconnected'

/**
 * The news that this page has not asked about yet, and when each is due. `luck`, between 0 and 1, is the page's place among
 * all pages that were told. It stays while anything waits, so that news that came together is asked about together.
 */
export type Changes = { luck: number; due: ReadonlyMap<Change, number> }

export type ChangeEvent =
  | { kind: 'heard'; change: Change; spread: Spread }
  /** The channel opened. The cloud's first frame, which comes next, says when to ask. */
  | { kind: 'opened' }
  /** `knowsNews`: the news since the page's data follows, so that the page needs not ask for everything. */
  | { kind: 'greeted'; spread: Spread; knowsNews: boolean }
  /** There is no channel any more. When it opens again, the page asks about everything, and news of the page itself waits. */
  | { kind: 'closed' }
  /** The person is back, or the token was refused: the page asks about everything at once. */
  | { kind: 'refresh' }
  | { kind: 'due' }

/** The page at the moment of an event. */
export type PageNow = { now: number; random: number; isVisible: boolean }

/** The news to ask about now, and the milliseconds until more is due. A hidden page waits until it is seen. */
export type ChangeStep = { next: Changes; told: readonly Change[]; dueIn?: number }

export const noChanges: Changes = { luck: 0, due: new Map() }

/** A cloud that is busy greets late. Without a greeting, the page asks after this time. */
export const greetingMs = 5_000

/** News that is due within this time is asked about together. */
const togetherMs = 250

/** Whoever asks about everything has asked about these. The others are about the page itself, and are always told. */
const everything: readonly Change[] = [
  'cloud_message',
  'appointments_changed',
  'robots_changed',
  'robots_moved',
  'tasks_changed',
  'faults_changed',
  'locks_changed',
  'upgrades_changed',
  'logs_changed',
  'requests_changed',
  'dispatches_changed',
  'dashboard_changed',
  'notices_changed',
  'orders_changed',
  'exports_changed'
]

/** Decides when this page asks about the news that it hears, so that not all pages ask at the same moment. */
export const changeStep = (changes: Changes, event: ChangeEvent, page: PageNow): ChangeStep => {
  const { luck, due } = changes
  switch (event.kind) {
    case 'heard':
      return dueStep(withNews(changes, event, page), page)
    case 'opened':
      return dueStep(allAt(luck, [...due.keys(), 'reconnected'], page.now + greetingMs), page)
    case 'greeted': {
      if (!due.has('reconnected')) return dueStep(changes, page)
      if (event.knowsNews) return dueStep({ luck, due: without(due, 'reconnected') }, page)
      return dueStep(allAt(page.random, [...due.keys()], turnOf(page.random, event.spread, page.now)), page)
    }
    case 'closed':
      return { next: { luck, due: new Map([...due].filter(([change]) => !everything.includes(change))) }, told: [] }
    case 'refresh':
      return { next: noChanges, told: combined([...due.keys(), 'reconnected']) }
    case 'due':
      return dueStep(changes, page)
  }
}

const turnOf = (luck: number, { afterMs = 0, spreadMs = 0 }: Spread, now: number): number =>
  now + Math.round(Math.min(afterMs + luck * spreadMs, limits.liveSpreadMsMax))

const allAt = (luck: number, changes: readonly Change[], turn: number): Changes => ({
  luck,
  due: new Map(changes.map(change => [change, turn]))
})

const without = (due: Changes['due'], gone: Change): Changes['due'] =>
  new Map([...due].filter(([change]) => change !== gone))

type News = { change: Change; spread: Spread }

/** News that waits already keeps its turn: the answer will have the later change too. */
const withNews = ({ luck: before, due }: Changes, { change, spread }: News, { now, random }: PageNow): Changes => {
  const luck = due.size === 0 ? random : before
  const turn = Math.min(turnOf(luck, spread, now), due.get(change) ?? Number.POSITIVE_INFINITY)
  return { luck, due: new Map(due).set(change, turn) }
}

/** Tells of the news whose turn has come. */
const dueStep = (changes: Changes, { now, isVisible }: PageNow): ChangeStep => {
  const { luck, due } = changes
  // A turn that is further off than the longest spread is from before the clock was set back.
  const isDueIn = (turn: number, ms: number): boolean => turn <= now + ms || turn > now + limits.liveSpreadMsMax
  const turns = [...due]
  if (!isVisible || turns.length === 0) return { next: changes, told: [] }
  const isTime = turns.some(([, turn]) => isDueIn(turn, 0))
  const asked = turns.flatMap(([change, turn]) => (isTime && isDueIn(turn, togetherMs) ? [change] : []))
  const rest = turns.filter(([change]) => !asked.includes(change) && !isAskedBy(asked, change))
  const step = { next: { luck, due: new Map(rest) }, told: combined(asked) }
  return rest.length === 0 ? step : { ...step, dueIn: Math.max(0, Math.min(...rest.map(([, turn]) => turn)) - now) }
}

/** Whether the questions about some news are about this change too. */
const isAskedBy = (news: readonly Change[], change: Change): boolean =>
  news.includes('reconnected') && everything.includes(change)

/** Without what the others ask anyway: where all may have changed, the page asks once and not for each kind. */
const combined = (news: readonly Change[]): readonly Change[] => {
  const whole: readonly Change[] = everything.every(it => news.includes(it)) ? ['reconnected', ...news] : news
  return [...new Set(whole)].filter(change => !isAskedBy(whole, change))
}
