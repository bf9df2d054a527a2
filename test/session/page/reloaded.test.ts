import { keepReloaded, startSession, takeReloaded } from '@portal/session'
import { assert } from 'chai'
import { storedInTab } from '#session/storage/stored-in-tab.pure.ts'
import { fakeAdapter } from '../../support/fake-adapter.ts'

suite('The note that the portal loads the page again', () => {
  const inTab = new Map<string, string>()
  suiteSetup(() =>
    startSession(
      fakeAdapter({
        tabStorage: {
          read: name => inTab.get(name),
          write: (name, text) => inTab.set(name, text) === inTab,
          remove: name => void inTab.delete(name)
        }
      })
    )
  )

  test('is taken once by the page that was loaded', () => {
    inTab.set(storedInTab.reloaded, 'yes')
    assert.deepEqual([takeReloaded(), takeReloaded()], [true, false])
  })

  test('is left to the next page by the one that writes it', () => {
    keepReloaded()
    assert.isFalse(takeReloaded())
    assert.isTrue(inTab.has(storedInTab.reloaded))
  })
})
