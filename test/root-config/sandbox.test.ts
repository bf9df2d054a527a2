import { assert } from 'chai'
import * as v from 'valibot'
import * as limits from '#contract/limits.ts'
import { fromSandbox } from '#contract/page/sandbox.ts'
import { mayGo } from '#root-config/sandbox/may-go.pure.ts'
import { messageRate, takesUpTo } from '#root-config/sandbox/rate.pure.ts'

const goals: [address: string, hasActed: boolean, path: string | undefined][] = [
  ['/sub-app/study/3?a=1#b', false, '/sub-app/study/3?a=1#b'],
  ['/sub-app/study', false, '/sub-app/study'],
  ['/sub-app/studyroom', false, undefined],
  ['/sub-app/study/../auth', false, undefined],
  ['/lang', false, undefined],
  ['/lang', true, '/lang'],
  ['https://evil.example/sub-app/study', true, undefined],
  ['//evil.example', true, undefined],
  ['javascript:alert(1)', true, undefined]
]

const call = { kind: 'call', id: 1, method: 'GET', path: '/api/managercloud/robots', quiet: false }
const messages: [what: string, message: unknown, isRead: boolean][] = [
  ['a call', { ...call, query: '{"page":1}' }, true],
  ['a call of another server', { ...call, path: 'https://evil.example/api/x' }, false],
  ['a call with an object', { ...call, body: { a: 1 } }, false],
  ['a call with a text that is no JSON', { ...call, body: '{' }, false],
  ['a call with a number', { ...call, body: '1' }, false],
  ['a call with an endless text', { ...call, body: `${' '.repeat(limits.sandboxTextMaxLength)}{}` }, false],
  ['a height without end', { kind: 'size', height: Number.POSITIVE_INFINITY }, false],
  ['any key', { kind: 'key', key: 'Enter' }, false],
  ['an empty notice', { kind: 'notify', level: 'info', text: '' }, false],
  ['a notice without end', { kind: 'notify', level: 'info', text: 'x'.repeat(501) }, false],
  ['a message of no kind', { kind: 'token' }, false],
  ['no object', 'mounted', false]
]

suite('A sandboxed sub-application', () => {
  for (const [what, message, isRead] of messages)
    test(`${isRead ? 'is heard with' : 'is not heard with'} ${what}`, () =>
      assert.strictEqual(v.is(fromSandbox, message), isRead))

  for (const [address, hasActed, path] of goals)
    test(`goes to ${address} ${hasActed ? 'after a press' : 'by itself'}: ${path ?? 'never'}`, () =>
      assert.strictEqual(mayGo('/sub-app/study', address, hasActed), path))

  test('sends so many messages at once, and fifty more in each second', () => {
    const isInTime = takesUpTo(messageRate)
    const taken = (now: number, count: number): number =>
      Array.from({ length: count }, () => isInTime(now)).filter(Boolean).length
    assert.strictEqual(taken(0, messageRate.atOnce + 1), messageRate.atOnce)
    assert.isTrue(isInTime(20))
    assert.isFalse(isInTime(20))
  })
})
