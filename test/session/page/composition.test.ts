import { followComposition, followPresses, showWork, whenComposed } from '@portal/session'
import { assert } from 'chai'

suiteSetup(() => {
  followComposition(window)
  followPresses(window)
})

const fieldIn = (root: Node): HTMLInputElement => {
  const field = document.createElement('input')
  root.appendChild(field)
  return field
}
const open = { bubbles: true, composed: true }
const later = (ms = 0): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

suite('A word that an input method composes', () => {
  test('holds back what filters by it, also in a shadow root, until it is there', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const field = fieldIn(host.attachShadow({ mode: 'open' }))
    const heard: string[] = []
    whenComposed(() => heard.push('before'))
    field.dispatchEvent(new CompositionEvent('compositionstart', open))
    whenComposed(() => heard.push('composed'))
    const stop = whenComposed(() => heard.push('stopped'))
    stop()
    await later()
    assert.deepEqual(heard, ['before'])
    field.dispatchEvent(new CompositionEvent('compositionend', open))
    await later()
    assert.deepEqual(heard, ['before', 'composed'])
    host.remove()
  })

  test('holds nothing back any more when its field leaves the page', () => {
    const field = fieldIn(document.body)
    field.dispatchEvent(new CompositionEvent('compositionstart', open))
    field.remove()
    let times = 0
    whenComposed(() => {
      times += 1
    })
    assert.strictEqual(times, 1)
  })

  for (const [what, init, heard] of [
    ['a key of a composition', { key: 'Enter', isComposing: true }, 0],
    ['the key that ended it in Safari', { key: 'Enter', keyCode: 229 }, 0],
    ['an Enter afterwards', { key: 'Enter', keyCode: 13 }, 1]
  ] as const) {
    test(`lets the page hear ${what} ${heard} times`, () => {
      const field = fieldIn(document.body)
      let times = 0
      field.addEventListener('keydown', () => {
        times += 1
      })
      field.dispatchEvent(new KeyboardEvent('keydown', { ...init, ...open }))
      assert.strictEqual(times, heard)
      field.remove()
    })
  }
})

suite('A pressed button', () => {
  test('says that it works while its code is fetched, and no longer', async () => {
    const button = document.body.appendChild(document.createElement('button'))
    let done: () => void = () => undefined
    const work = new Promise<void>(resolve => {
      done = resolve
    })
    button.addEventListener('click', () => void showWork(work))
    button.click()
    assert.isNull(button.getAttribute('aria-busy'))
    await later(400)
    assert.strictEqual(button.getAttribute('aria-busy'), 'true')
    done()
    await later()
    assert.isNull(button.getAttribute('aria-busy'))
    button.remove()
  })

  test('is not marked for work that the page begins by itself', async () => {
    const button = document.body.appendChild(document.createElement('button'))
    button.click()
    await later(10)
    void showWork(new Promise(() => undefined))
    await later(400)
    assert.isNull(button.getAttribute('aria-busy'))
    button.remove()
  })
})
