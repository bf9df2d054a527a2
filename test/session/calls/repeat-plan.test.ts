import { assert } from 'chai'
import { calls } from '#contract/index.ts'
import { isQuestion, patienceFor, type Refusal, repeatAfter } from '#session/calls/repeat-plan.pure.ts'

const first: Refusal = { status: 503, retryAfter: null, repeats: 0, passedMs: 0, patienceMs: 45_000 }

const table: [title: string, refusal: Partial<Refusal>, random: number, waitMs: number | undefined][] = [
  ['waits two seconds at least', {}, 0, 2_000],
  ['waits up to twice as long, so that not all come back together', {}, 1, 4_000],
  ['waits twice as long each time', { repeats: 1 }, 0, 4_000],
  ['waits sixteen seconds at least before a late repeat, and not more', { repeats: 9 }, 0, 16_000],
  ['comes back no earlier than the cloud says', { retryAfter: '7' }, 0, 7_000],
  ['comes back later than the cloud says where it was refused often', { retryAfter: '2', repeats: 2 }, 0, 8_000],
  ['spreads what the cloud says as well', { retryAfter: '10' }, 0.5, 15_000],
  ['waits as ever where the header is a date', { retryAfter: 'Wed, 21 Oct 2026 07:28:00 GMT' }, 0, 2_000],
  ['waits as ever where the header is no number of seconds', { retryAfter: '-5' }, 0, 2_000],
  ['gives up where the cloud says longer than a person waits', { retryAfter: '3600' }, 0, undefined],
  ['asks a last time within the bound', { passedMs: 43_000 }, 0, 2_000],
  ['gives up at the bound', { passedMs: 43_001 }, 0, undefined],
  ['gives up sooner where a person waits', { passedMs: 6_001, patienceMs: 8_000 }, 0, undefined],
  ['does not repeat what was answered', { status: 200 }, 0, undefined],
  ['does not repeat what a gateway could not hand on', { status: 502 }, 0, undefined],
  ['does not repeat a fault', { status: 500 }, 0, undefined]
]

suite('A question to a busy cloud', () => {
  for (const [title, refusal, random, waitMs] of table) {
    test(title, () => assert.strictEqual(repeatAfter({ ...first, ...refusal }, random), waitMs))
  }

  test('is repeated for longer where news led to it than where a person opened a page', () => {
    assert.deepEqual([0, 5_000, 5_001, Number.POSITIVE_INFINITY].map(patienceFor), [45_000, 45_000, 8_000, 8_000])
  })

  test('is a GET, or one that says so', () => {
    assert.isTrue(isQuestion(calls.messageCount))
    const others = Object.values(calls).filter(call => call.method !== 'GET' && isQuestion(call))
    assert.deepEqual(
      others.map(({ path }) => path).sort(),
      [calls.countRecipients, calls.messageList, calls.rollOutPreview, calls.taskCountAndTrend]
        .map(it => it.path)
        .sort()
    )
  })
})
