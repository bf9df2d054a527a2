import { assert } from 'chai'
import * as limits from '#contract/limits.ts'
import {
  type Live,
  type LiveEvent,
  liveRetryJitterMs,
  liveRetryMs,
  liveStableMs,
  liveStep
} from '#session/live/live-plan.pure.ts'

const half = liveRetryMs + liveRetryJitterMs / 2
const opening: ReturnType<typeof liveStep> = {
  next: { state: 'opening', tries: 0 },
  acts: ['open'],
  dueIn: limits.requestTimeoutMs
}
const lost = { kind: 'closed', code: 1006, spreadMs: 0 } as const

type Row = [title: string, live: Live, event: LiveEvent, step: ReturnType<typeof liveStep>]

const off: Live = { state: 'off' }
const stopped: Live = { state: 'stopped' }
const refused: Live = { state: 'refused' }
const at = (state: 'opening' | 'open' | 'waiting', tries: number): Live => ({ state, tries })

const table: Row[] = [
  ['opens when somebody signs in', off, { kind: 'signedIn' }, opening],
  ['opens anew for another token', at('open', 3), { kind: 'signedIn' }, opening],
  ['opens after a refusal when somebody signs in', refused, { kind: 'signedIn' }, opening],
  ['opens anew when it is open and nothing comes', at('open', 2), { kind: 'silent' }, opening],
  ['waits on where nothing was to come', at('waiting', 2), { kind: 'silent' }, { next: at('waiting', 2), acts: [] }],
  ['closes at sign-out', at('open', 0), { kind: 'signedOut' }, { next: off, acts: ['close'] }],
  ['does not try again after sign-out', off, { kind: 'due' }, { next: off, acts: [] }],
  [
    'asks for what was missed once it is open',
    at('opening', 4),
    { kind: 'opened' },
    { next: at('open', 4), acts: ['catchUp'], dueIn: liveStableMs }
  ],
  ['counts afresh once it stood for ten seconds', at('open', 4), { kind: 'due' }, { next: at('open', 0), acts: [] }],
  [
    'waits five seconds and a little after it closed',
    at('open', 0),
    lost,
    { next: at('waiting', 0), acts: [], dueIn: half }
  ],
  ['waits after a try that failed', at('opening', 9), lost, { next: at('waiting', 9), acts: [], dueIn: half }],
  [
    'counts the try that follows',
    at('waiting', 9),
    { kind: 'due' },
    { next: at('opening', 10), acts: ['open'], dueIn: limits.requestTimeoutMs }
  ],
  [
    'gives up a try that gets no answer',
    at('opening', 2),
    { kind: 'due' },
    { next: at('waiting', 2), acts: ['close'], dueIn: half }
  ],
  ['stops after the tenth try', at('opening', 10), lost, { next: stopped, acts: [] }],
  ['stops after the tenth try, though it opened for a moment', at('open', 10), lost, { next: stopped, acts: [] }],
  [
    'stops at once for a bad token',
    at('opening', 0),
    { kind: 'closed', code: 4401, spreadMs: 0 },
    { next: refused, acts: ['refresh'] }
  ],
  [
    'tries again after too many channels',
    at('open', 0),
    { kind: 'closed', code: 4429, spreadMs: 0 },
    { next: at('waiting', 0), acts: [], dueIn: half }
  ],
  [
    'spreads the next try over the time that was given when the stop was announced',
    at('open', 3),
    { kind: 'closed', code: 1001, spreadMs: 10_000 },
    { next: at('waiting', 3), acts: [], dueIn: liveRetryMs + 5_000 }
  ],
  [
    'waits a minute more at most, whatever was announced',
    at('open', 0),
    { kind: 'closed', code: 1001, spreadMs: 1e9 },
    { next: at('waiting', 0), acts: [], dueIn: liveRetryMs + 30_000 }
  ],
  [
    'waits as ever after a stop that gave no time',
    at('open', 0),
    { kind: 'closed', code: 1001, spreadMs: 0 },
    { next: at('waiting', 0), acts: [], dueIn: half }
  ],
  [
    'waits as ever after an end that was not announced, whatever it says',
    at('open', 0),
    { kind: 'closed', code: 1011, spreadMs: 10_000 },
    { next: at('waiting', 0), acts: [], dueIn: half }
  ],
  ['does not hear a second end', stopped, lost, { next: stopped, acts: [] }],
  ['begins a fresh ten when online again', at('waiting', 7), { kind: 'online' }, opening],
  ['begins a fresh ten when online again, after it stopped', stopped, { kind: 'online' }, opening],
  ['opens anew when online again, since the old one may be dead', at('open', 0), { kind: 'online' }, opening],
  ['goes on with a try when online again', at('opening', 2), { kind: 'online' }, { next: at('opening', 2), acts: [] }],
  ['begins a fresh ten when looked at again', stopped, { kind: 'visible' }, opening],
  [
    'asks for what a held-back tab missed',
    at('open', 1),
    { kind: 'visible' },
    { next: at('open', 1), acts: ['refresh'] }
  ],
  ['begins a fresh ten on the person’s wish', stopped, { kind: 'reconnect' }, opening],
  ['obeys the person also after a refusal', refused, { kind: 'reconnect' }, opening],
  ['needs no second channel', at('open', 0), { kind: 'reconnect' }, { next: at('open', 0), acts: [] }],
  ...(['online', 'visible'] as const).flatMap((kind): Row[] => [
    [`stays refused when ${kind}`, refused, { kind }, { next: refused, acts: [] }],
    [`stays off for guests when ${kind}`, off, { kind }, { next: off, acts: [] }]
  ])
]

suite('The live channel', () => {
  for (const [title, live, event, step] of table) {
    test(title, () => assert.deepEqual(liveStep(live, event, 0.5), step))
  }

  test('waits between 5 and 5.5 seconds', () => {
    const delays = [0, 0.999999].map(random => liveStep(at('open', 0), lost, random).dueIn)
    assert.deepEqual(delays, [5_000, 5_500])
  })

  test('is opened eleven times where it never opens: once, and ten times again', () => {
    let live = liveStep(off, { kind: 'signedIn' }, 0).next
    let opened = 1
    for (let count = 0; count < 100; count += 1) {
      const waiting = liveStep(live, lost, 0)
      const due = liveStep(waiting.next, { kind: 'due' }, 0)
      opened += due.acts.filter(it => it === 'open').length
      live = due.next
    }
    assert.strictEqual(opened, 11)
    assert.deepEqual(live, stopped)
  })
})
