import { expect, test } from '@playwright/test'
import { reconnectSpread, type Spreads, spreadFor } from '../../../cloud/live/spread.ts'

const now = 1_000_000
const quiet: Spreads = new Map()
const until = (ms: number): Spreads => new Map([['cloud_message', now + ms]])
const greetedUntil = (ms: number): Spreads => new Map([['anything', now + ms]])

test('a spread grows with the pages that are told', () => {
  const news = { told: 'cloud_message', now, open: 50_000 } as const
  for (const [title, spreads, pages, spreadMs] of [
    ['one person hears at once', quiet, 1, 0],
    ['some people hear at once', quiet, 20, 0],
    ['more share a moment', quiet, 21, 168],
    ['a thousand', quiet, 1_000, 8_000],
    ['nobody waits longer than the last page may', quiet, 50_000, 45_000],
    ['the pieces of news to many count together', until(3_000), 1_000, 11_000],
    ['news of long ago does not count', until(-1), 1_000, 8_000],
    ['one person hears at once while many still ask', until(30_000), 1, 0]
  ] as const)
    expect(spreadFor(spreads, { ...news, pages }).spreadMs, title).toBe(spreadMs)
})

test('pages that ask already ask no second time, so that all of them are the most', () => {
  const { spreadMs } = spreadFor(until(8_000), { told: 'cloud_message', pages: 1_000, open: 1_000, now })
  expect(spreadMs).toBe(8_000)
})

test('a page that asks for all of a dashboard counts for more', () => {
  const news = { pages: 500, open: 5_000, now } as const
  const spreadOf = (told: 'dashboard_changed' | 'anything' | 'orders_changed') =>
    spreadFor(quiet, { ...news, told }).spreadMs
  expect([spreadOf('orders_changed'), spreadOf('dashboard_changed'), spreadOf('anything')]).toEqual([
    4_000, 20_000, 20_000
  ])
})

test('a page that opens its channel asks at once, and waits where many opened theirs just now', () => {
  const opening = { told: 'anything', pages: 1, open: 5_000, now } as const
  expect(spreadFor(quiet, opening).spreadMs).toBe(0)
  expect(spreadFor(greetedUntil(100), opening).spreadMs).toBe(0)
  expect(spreadFor(greetedUntil(8_000), opening).spreadMs).toBe(8_040)
})

test('channels open again over ten seconds at most, and at once where there are few', () => {
  expect([0, 1, 20, 21, 1_000, 5_000, 19_000].map(reconnectSpread)).toEqual([0, 0, 0, 42, 2_000, 10_000, 10_000])
})
