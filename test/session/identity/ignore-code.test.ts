import {
  $notices,
  $session,
  ContractBroken,
  dismissNotice,
  Refused,
  request,
  startSession,
  takeData,
  Unreachable
} from '@portal/session'
import { assert } from 'chai'
import * as v from 'valibot'
import { defineCall } from '#contract/call.ts'
import { recordEvents } from '#contract/calls/usage/tracking.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { envelopeOf, scriptedCloud } from '../../support/scripted-cloud.ts'

const described = {
  method: 'GET',
  path: '/api/test/answer',
  summary: 'A call for this test.',
  access: 'member',
  data: v.object({ count: v.number() })
} as const

const ignoring = defineCall({ ...described, ignoreCode: true })
const usual = defineCall(described)

const cloud = scriptedCloud()
const adapter = fakeAdapter({ fetch: cloud.fetch })

suite('A call that ignores codes', () => {
  suiteSetup(async () => {
    adapter.cookies.write('portal_token', 'good-token', { days: 1, domain: null })
    await startSession(adapter)
  })
  setup(() => {
    cloud.answers(recordEvents, null)
    cloud.asked.length = 0
    for (const { id } of $notices.get()) dismissNotice(id)
  })

  const refusals: [what: string, code: number, data: unknown][] = [
    ['that nothing is there', 610603, null],
    ['of fields, with their problems', 610604, [{ field: 'a', reason: 'b' }]],
    ['that asks for patience', 610520, { retryAfter: 3 }],
    ['with a code that nobody knows', 699999, 'text'],
    ['of the token, and the session goes on', 610401, null]
  ]
  for (const [what, code, data] of refusals)
    test(`hands on a refusal ${what}, and tells nobody`, async () => {
      cloud.answersBy(ignoring, () => Response.json({ code, msg: 'so', data }))
      assert.deepEqual(await request(ignoring, {}), { ok: false, code, msg: 'so', data })
      adapter.pass(60_000)
      assert.deepEqual($notices.get(), [])
      assert.notStrictEqual($session.get().state, 'guest')
      assert.deepEqual(
        cloud.asked.filter(it => it.endsWith(recordEvents.path)),
        [],
        'no usage event tells of it'
      )
    })

  test('hands on a success with its code, and data that fits', async () => {
    cloud.answersBy(ignoring, () => envelopeOf({ count: 7, more: true }))
    assert.deepEqual(await request(ignoring, {}), { ok: true, code: 610000, msg: '', data: { count: 7 } })
  })

  test('still fails where no answer came, or one that breaks the contract', async () => {
    cloud.answersBy(ignoring, () => envelopeOf({ count: 'seven' }))
    const broken = await request(ignoring, {}, { quiet: true }).catch((error: unknown) => error)
    assert.instanceOf(broken, ContractBroken)
    cloud.answersBy(ignoring, () => Promise.reject(new TypeError('no network')))
    const unreachable = await request(ignoring, {}, { quiet: true }).catch((error: unknown) => error)
    assert.instanceOf(unreachable, Unreachable)
  })

  test('can be made to throw its refusal by who wants only the data', async () => {
    cloud.answersBy(ignoring, () => envelopeOf({ retryAfter: 3 }, 610520))
    const answer = await request(ignoring, {})
    const thrown = (() => {
      try {
        return takeData(ignoring, answer)
      } catch (error) {
        return error
      }
    })()
    assert(thrown instanceof Refused && thrown.code === 610520 && thrown.retryAfter === 3, `${thrown}`)
  })

  test('says so in its type: the data is there only after a look at the answer', async () => {
    cloud.answersBy(ignoring, () => envelopeOf({ count: 7 }))
    const whole = await request(ignoring, {})
    // @ts-expect-error a whole answer is not its data
    assert.isUndefined(whole.count)
    // @ts-expect-error the data of a refusal is not known
    assert.strictEqual(whole.data.count, 7)
    if (whole.ok) assert.strictEqual(whole.data.count.toFixed(), '7')
    const data = await request(usual, {})
    assert.strictEqual(data.count.toFixed(), '7')
    // @ts-expect-error any other call gives its data alone
    assert.isUndefined(data.ok)
  })
})
