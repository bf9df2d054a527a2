import { keepsCookies, startSession } from '@portal/session'
import { assert } from 'chai'
import { fakeAdapter } from '../../support/fake-adapter.ts'

suite('Whether the browser keeps cookies', () => {
  const kept = new Map<string, string>()
  /** How many of the next cookies are gone before they can be read. */
  let lost = 0
  suiteSetup(() =>
    startSession(
      fakeAdapter({
        cookies: {
          read: name => kept.get(name),
          write: (name, value) => (lost-- > 0 ? undefined : void kept.set(name, value)),
          remove: name => void kept.delete(name)
        }
      })
    )
  )

  test('is known by a probe that comes back', () => {
    lost = 0
    assert.isTrue(keepsCookies())
  })

  test('is still known where another tab takes the probe away', () => {
    lost = 1
    assert.isTrue(keepsCookies())
  })

  test('is not so where none comes back', () => {
    lost = Number.POSITIVE_INFINITY
    assert.isFalse(keepsCookies())
  })
})
