import { codeResendTime, type KnownAccountName, sendCode, startSession } from '@portal/session'
import { assert } from 'chai'
import { sendCode as sendCodeCall } from '#contract/calls/identity/codes.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'
import { scriptedCloud } from '../../support/scripted-cloud.ts'

const cloud = scriptedCloud()
const adapter = fakeAdapter({ fetch: cloud.fetch })

const ada: KnownAccountName = { kind: 'email', email: 'ada@demo.example' }
const bob: KnownAccountName = { kind: 'cellphone', cellphone: '+33612345678' }

suiteSetup(() => startSession(adapter))

setup(() => {
  adapter.pass(2 * 60 * 60_000)
  cloud.answers(sendCodeCall, { resendAfter: 60, validFor: 300 })
})

suite('The wait for another code', () => {
  test('holds for where the last one went and no other', async () => {
    const until = await sendCode(ada, 'login', 'ticket')
    assert.strictEqual(until, adapter.now() + 60_000)
    assert.strictEqual(codeResendTime(ada), until)
    assert.strictEqual(codeResendTime({ kind: 'email', email: 'ADA@demo.example' }), until)
    assert.strictEqual(codeResendTime(bob), 0)
    assert.strictEqual(codeResendTime(), until)
  })

  test('is over after its time', async () => {
    await sendCode(bob, 'register', 'ticket')
    adapter.pass(60_000)
    assert.strictEqual(codeResendTime(bob), 0)
  })

  test('keeps no address in the browser', async () => {
    await sendCode(ada, 'login', 'ticket')
    const kept = adapter.storage.read('portal_code_sends') ?? ''
    assert.match(kept, /\d{10}/)
    assert.notMatch(kept, /ada|demo/)
  })

  for (const broken of ['{', '[]', 'null', '{"a":"b"}', '{"a":1e99}']) {
    test(`is none where ${broken} is kept`, () => {
      adapter.storage.write('portal_code_sends', broken)
      assert.strictEqual(codeResendTime(), 0)
    })
  }
})
