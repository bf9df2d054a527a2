import { $notices, dismissNotice, holdNotices, notify, releaseNotices, startSession } from '@portal/session'
import { assert } from 'chai'
import { fakeOutside } from '../support/fake-outside.ts'

const outside = fakeOutside()

const shown = (): string[] => $notices.get().map(it => it.text)

suiteSetup(() => startSession(outside))
teardown(() => {
  releaseNotices()
  outside.pass(60_000)
})

suite('A notice', () => {
  test('stands for five seconds', () => {
    notify('info', 'a')
    outside.pass(4_999)
    assert.deepEqual(shown(), ['a'])
    outside.pass(1)
    assert.deepEqual(shown(), [])
  })

  test('stands as long as it is attended to, and then for what was left of its time', () => {
    notify('info', 'a')
    outside.pass(4_000)
    holdNotices()
    outside.pass(60_000)
    assert.deepEqual(shown(), ['a'])
    releaseNotices()
    outside.pass(999)
    assert.deepEqual(shown(), ['a'])
    outside.pass(1)
    assert.deepEqual(shown(), [])
  })

  test('that comes while another is attended to waits with it', () => {
    holdNotices()
    notify('error', 'b')
    outside.pass(60_000)
    assert.deepEqual(shown(), ['b'])
    releaseNotices()
    outside.pass(5_000)
    assert.deepEqual(shown(), [])
  })

  test('is shown once, and its time begins anew, when it is said again', () => {
    notify('info', 'a')
    outside.pass(3_000)
    notify('info', 'a')
    outside.pass(3_000)
    assert.deepEqual(shown(), ['a'])
    outside.pass(2_000)
    assert.deepEqual(shown(), [])
  })

  test('stands below those before it, and goes alone when it is dismissed', () => {
    notify('info', 'a')
    notify('error', 'b')
    assert.deepEqual(shown(), ['a', 'b'])
    dismissNotice($notices.get()[0]?.id ?? 0)
    assert.deepEqual(shown(), ['b'])
  })
})
