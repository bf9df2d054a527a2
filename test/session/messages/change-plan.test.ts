import { assert } from 'chai'
import * as limits from '#contract/limits.ts'
import {
  type Change,
  type ChangeEvent,
  type Changes,
  changeStep,
  greetingMs,
  noChanges,
  type PageNow
} from '#session/live/change-plan.pure.ts'

const now = 1_000_000
const seen: PageNow = { now, random: 0.5, isVisible: true }
const hidden: PageNow = { ...seen, isVisible: false }

/** News that waits: so many milliseconds from now. */
const waiting = (due: Partial<Record<Change, number>>, luck = 0.5): Changes => ({
  luck,
  due: new Map(Object.entries(due).map(([change, ms]) => [change as Change, now + ms]))
})
const heard = (change: Change, spreadMs = 0, afterMs = 0): ChangeEvent => ({
  kind: 'heard',
  change,
  spread: { afterMs, spreadMs }
})
const due: ChangeEvent = { kind: 'due' }
const refresh: ChangeEvent = { kind: 'refresh' }
const nothing: Changes = { luck: 0.5, due: new Map() }

type Row = [
  title: string,
  before: Changes,
  event: ChangeEvent,
  page: PageNow,
  step: { next: Changes; told: Change[]; dueIn?: number }
]

const table: Row[] = [
  [
    'asks at once about news to one person',
    noChanges,
    heard('cloud_message'),
    seen,
    { next: nothing, told: ['cloud_message'] }
  ],
  [
    'waits for its turn among all who were told',
    noChanges,
    heard('cloud_message', 10_000),
    seen,
    { next: waiting({ cloud_message: 5_000 }), told: [], dueIn: 5_000 }
  ],
  [
    'waits two minutes at most, whatever the cloud says',
    noChanges,
    heard('cloud_message', 1e12),
    { ...seen, random: 1 },
    { next: waiting({ cloud_message: limits.liveSpreadMsMax }, 1), told: [], dueIn: limits.liveSpreadMsMax }
  ],
  [
    'waits while pages that were told earlier ask',
    noChanges,
    heard('cloud_message', 10_000, 3_000),
    seen,
    { next: waiting({ cloud_message: 8_000 }), told: [], dueIn: 8_000 }
  ],
  [
    'keeps its turn when more news of the kind comes',
    waiting({ cloud_message: 100 }),
    heard('cloud_message', 10_000),
    seen,
    { next: waiting({ cloud_message: 100 }), told: [], dueIn: 100 }
  ],
  [
    'takes an earlier turn that later news gives',
    waiting({ cloud_message: 9_000 }),
    heard('cloud_message'),
    seen,
    { next: nothing, told: ['cloud_message'] }
  ],
  [
    'keeps its place while news waits, so that what came together is asked about together',
    waiting({ cloud_message: 2_000 }, 0.2),
    heard('orders_changed', 10_000),
    seen,
    { next: waiting({ cloud_message: 2_000, orders_changed: 2_000 }, 0.2), told: [], dueIn: 2_000 }
  ],
  [
    'asks about news that is nearly due together with news that is due',
    waiting({ cloud_message: 0, orders_changed: 200, notices_changed: 900 }),
    due,
    seen,
    { next: waiting({ notices_changed: 900 }), told: ['cloud_message', 'orders_changed'], dueIn: 900 }
  ],
  [
    'asks about no news before its turn',
    waiting({ cloud_message: 200 }),
    due,
    seen,
    { next: waiting({ cloud_message: 200 }), told: [], dueIn: 200 }
  ],
  [
    'does not wait for a turn that a clock that was set back has made far',
    waiting({ cloud_message: 3_600_000 }),
    due,
    seen,
    { next: nothing, told: ['cloud_message'] }
  ],
  [
    'keeps news while nobody sees the page, without a timer',
    noChanges,
    heard('cloud_message'),
    hidden,
    { next: waiting({ cloud_message: 0 }), told: [] }
  ],
  [
    'asks about everything once when the person is back',
    waiting({ cloud_message: -9_000, dashboard_changed: -9_000, orders_changed: 4_000 }),
    refresh,
    seen,
    { next: noChanges, told: ['reconnected'] }
  ],
  [
    'asks about the page itself besides when the person is back',
    waiting({ language_changed: -1, permissions_changed: 4_000 }),
    refresh,
    seen,
    { next: noChanges, told: ['language_changed', 'permissions_changed', 'reconnected'] }
  ],
  [
    'asks at once after a refused token, though nobody sees the page',
    noChanges,
    refresh,
    hidden,
    { next: noChanges, told: ['reconnected'] }
  ],
  [
    'waits for the greeting once the channel is open',
    noChanges,
    { kind: 'opened' },
    seen,
    { next: waiting({ reconnected: greetingMs }, 0), told: [], dueIn: greetingMs }
  ],
  [
    'asks about everything after a greeting that gives no time',
    waiting({ reconnected: greetingMs }),
    { kind: 'greeted', spread: {}, knowsNews: false },
    seen,
    { next: nothing, told: ['reconnected'] }
  ],
  [
    'waits for its turn among all whose channels opened again',
    waiting({ reconnected: greetingMs }),
    { kind: 'greeted', spread: { spreadMs: 30_000 }, knowsNews: false },
    seen,
    { next: waiting({ reconnected: 15_000 }), told: [], dueIn: 15_000 }
  ],
  [
    'asks without a greeting where none comes',
    waiting({ reconnected: 0 }),
    due,
    seen,
    { next: nothing, told: ['reconnected'] }
  ],
  [
    'asks for nothing where the cloud knows all news since its data',
    waiting({ reconnected: 5_000, permissions_changed: 5_000 }),
    { kind: 'greeted', spread: {}, knowsNews: true },
    seen,
    { next: waiting({ permissions_changed: 5_000 }), told: [], dueIn: 5_000 }
  ],
  [
    'hears no second greeting',
    nothing,
    { kind: 'greeted', spread: {}, knowsNews: false },
    seen,
    { next: nothing, told: [] }
  ],
  [
    'drops news when the channel closes, but for news of the page itself',
    waiting({ cloud_message: 4_000, language_changed: 4_000 }),
    { kind: 'closed' },
    seen,
    { next: waiting({ language_changed: 4_000 }), told: [] }
  ],
  [
    'asks about the page itself when everything is asked about',
    waiting({ language_changed: -4_000 }),
    { kind: 'opened' },
    seen,
    { next: waiting({ language_changed: greetingMs, reconnected: greetingMs }), told: [], dueIn: greetingMs }
  ],
  [
    'asks once about all kinds that changed together',
    waiting({
      cloud_message: 0,
      language_changed: 1,
      appointments_changed: 2,
      robots_changed: 3,
      robots_moved: 4,
      tasks_changed: 5,
      faults_changed: 6,
      locks_changed: 7,
      upgrades_changed: 8,
      logs_changed: 9,
      requests_changed: 10,
      dispatches_changed: 11,
      dashboard_changed: 12,
      notices_changed: 13,
      orders_changed: 14,
      exports_changed: 15,
      releases_changed: 16,
      permissions_changed: 17
    }),
    due,
    seen,
    { next: nothing, told: ['reconnected', 'language_changed', 'releases_changed', 'permissions_changed'] }
  ]
]

suite('A page that hears of changes', () => {
  for (const [title, before, event, page, step] of table) {
    test(title, () => {
      const { next, told, dueIn } = changeStep(before, event, page)
      assert.deepEqual(
        { luck: next.luck, due: [...next.due], told: [...told], dueIn },
        { luck: step.next.luck, due: [...step.next.due], told: step.told, dueIn: step.dueIn }
      )
    })
  }
})
