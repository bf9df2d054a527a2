import { expect, test } from '@playwright/test'
import * as limits from '#contract/limits.ts'
import { reconnectSpread, type Spreads, spreadFor, type Told } from '../../../cloud/live/spread.pure.ts'

const now = 1_000_000
const quiet: Spreads = new Map()
const until = (told: Told, ms: number): Spreads => new Map([[told, now + ms]])

for (const [title, told, spreads, pages, spread] of [
  ['news to one person makes nobody wait', 'cloud_message', quiet, 1, {}],
  ['news to some people makes nobody wait', 'cloud_message', quiet, 20, {}],
  ['more pages share a moment', 'cloud_message', quiet, 21, { afterMs: 0, spreadMs: 84 }],
  ['a thousand pages share more', 'cloud_message', quiet, 1_000, { afterMs: 0, spreadMs: 4_000 }],
  [
    'a page that asks for all of a dashboard counts for more',
    'tasks_changed',
    quiet,
    1_000,
    { afterMs: 0, spreadMs: 24_000 }
  ],
  ['so does one of an earlier release', 'dashboard_changed', quiet, 1_000, { afterMs: 0, spreadMs: 24_000 }],
  ['a list of robots asks one question', 'robots_changed', quiet, 1_000, { afterMs: 0, spreadMs: 4_000 }],
  [
    'dashboards that heard of tasks ask before those that hear of faults',
    'faults_changed',
    until('tasks_changed', 3_000),
    1_000,
    { afterMs: 3_000, spreadMs: 24_000 }
  ],
  ['the last of all pages has news within a minute', 'cloud_message', quiet, 50_000, { spreadMs: 45_000 }],
  [
    'pages that were told earlier ask first',
    'cloud_message',
    until('cloud_message', 3_000),
    1_000,
    { afterMs: 3_000, spreadMs: 4_000 }
  ],
  [
    'other news does not count',
    'orders_changed',
    until('cloud_message', 3_000),
    1_000,
    { afterMs: 0, spreadMs: 4_000 }
  ],
  [
    'news of long ago does not count',
    'cloud_message',
    until('cloud_message', -1),
    1_000,
    { afterMs: 0, spreadMs: 4_000 }
  ],
  [
    'all share the longest time where the later ones would wait longer',
    'cloud_message',
    until('cloud_message', 44_000),
    1_000,
    { spreadMs: 45_000 }
  ],
  ['one person hears at once while many still ask', 'cloud_message', until('cloud_message', 30_000), 1, {}],
  ['a page that opens its channel asks at once', 'anything', quiet, 1, {}],
  ['a page that opens its channel asks at once where some did so just now', 'anything', until('anything', 100), 1, {}],
  [
    'a page that opens its channel waits where many did so just now',
    'anything',
    until('anything', 8_000),
    1,
    { afterMs: 8_000, spreadMs: 24 }
  ],
  ['no page waits longer than pages accept', 'anything', quiet, 50_000, { spreadMs: limits.liveSpreadMsMax }]
] as const)
  test(title, () => {
    expect(spreadFor(spreads, { told, pages, now }).spread).toEqual(spread)
  })

test('pages that open one after the other ask one after the other', () => {
  let spreads = quiet
  const turns = Array.from({ length: 1_000 }, () => {
    const { spread, next } = spreadFor(spreads, { told: 'anything', pages: 1, now })
    spreads = next
    return spread.afterMs ?? 0
  })
  expect(turns.slice(20)).toEqual(Array.from({ length: 980 }, (_, index) => (index + 20) * 24))
})

test('channels open again over ten seconds at most, and at once where there are few', () => {
  expect([0, 1, 20, 21, 1_000, 5_000, 19_000].map(reconnectSpread)).toEqual([0, 0, 0, 42, 2_000, 10_000, 10_000])
})
