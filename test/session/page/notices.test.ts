import { $notices, dismissNotice, holdNotices, notify, releaseNotices, startSession } from '@portal/session'
import { assert } from 'chai'
import { fakeAdapter } from '../../support/fake-adapter.ts'

const adapter = fakeAdapter()

const shown = (): string[] => $notices.get().map(it => it.text)

suiteSetup(() => startSession(adapter))
teardown(() => {
  releaseNotices()
  adapter.pass(60_000)
})

suite('A notice', () => {
  test('stands for five seconds', () => {
    notify('info', 'a')
    adapter.pass(4_999)
    assert.deepEqual(shown(), ['a'])
    adapter.pass(1)
    assert.deepEqual(shown(), [])
  })

  test('stands as long as it is attended to, and then for what was left of its time', () => {
    notify('info', 'a')
    adapter.pass(4_000)
    holdNotices()
    adapter.pass(60_000)
    assert.deepEqual(shown(), ['a'])
    releaseNotices()
    adapter.pass(999)
    assert.deepEqual(shown(), ['a'])
    adapter.pass(1)
    assert.deepEqual(shown(), [])
  })

  test('that comes while another is attended to waits with it', () => {
    holdNotices()
    notify('error', 'b')
    adapter.pass(60_000)
    assert.deepEqual(shown(), ['b'])
    releaseNotices()
    adapter.pass(5_000)
    assert.deepEqual(shown(), [])
  })

  test('is shown once, and its time begins anew, when it is said again', () => {
    notify('info', 'a')
    adapter.pass(3_000)
    notify('info', 'a')
    adapter.pass(3_000)
    assert.deepEqual(shown(), ['a'])
    adapter.pass(2_000)
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
