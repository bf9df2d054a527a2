import { openDrawer, startSession } from '@portal/session'
import { assert } from 'chai'
import { defineElements } from '#elements/index.ts'
import { fakeAdapter } from '../support/fake-adapter.ts'

const tags = ['portal-header', 'portal-language-picker', 'portal-sidebar']

suite('defining the elements', () => {
  test('is what the door does when it is called, not when it is imported', async () => {
    assert.deepEqual(
      tags.map(tag => customElements.get(tag)),
      [undefined, undefined, undefined]
    )
    await defineElements()
    assert.deepEqual(
      tags.filter(tag => customElements.get(tag) === undefined),
      []
    )
  })

  test('leaves those that no first page needs to whoever presses the bell', async () => {
    await startSession(fakeAdapter())
    assert.strictEqual(customElements.get('portal-message-drawer'), undefined)
    openDrawer(true)
    await customElements.whenDefined('portal-message-drawer')
    await customElements.whenDefined('portal-pager')
  })

  test('again changes nothing, also beside another copy of the elements', async () => {
    const before = tags.map(tag => customElements.get(tag))
    await defineElements()
    const copy = (await import('/elements/index.ts?copy' as string)) as { defineElements: () => Promise<void> }
    assert.notStrictEqual(copy.defineElements, defineElements)
    await copy.defineElements()
    assert.deepEqual(
      tags.map((tag, index) => customElements.get(tag) === before[index]),
      [true, true, true]
    )
  })
})
