import { Unreachable } from '@portal/session'
import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { elementsOnDemand, type PortalNotice } from '#elements/index.ts'
import { accessibilityFaults } from '../support/axe.ts'
import { clearPage, place, until } from '../support/page.ts'
import { linkTokens } from './support/link-tokens.ts'
import { forget, signedIn } from './support/signed-in.ts'

const shown = async (html: string): Promise<{ notice: PortalNotice; inside: HTMLElement }> => {
  const found = place(`<div tabindex="-1">${html}</div>`).querySelector('portal-notice')
  assert.isNotNull(found)
  const notice = found as PortalNotice
  const inside = await until(() => notice.shadowRoot?.querySelector<HTMLElement>('.root'))
  return { notice, inside }
}

suite('<portal-notice>', () => {
  suiteSetup(async () => {
    await linkTokens()
    await elementsOnDemand['portal-notice']?.()
  })
  setup(signedIn)
  teardown(() => {
    clearPage()
    forget()
  })

  for (const [level, role, word] of [
    ['level="info"', 'status', 'Information'],
    ['level="success"', 'status', 'Success'],
    ['level="warning"', 'alert', 'Warning'],
    ['level="error"', 'alert', 'Error'],
    ['', 'status', 'Information'],
    ['level="__proto__"', 'status', 'Information']
  ] as const) {
    test(`with ${level || 'no level'} it is a ${role}, and says so in a word`, async () => {
      const { notice, inside } = await shown(`<portal-notice ${level} heading="Title">Text</portal-notice>`)
      assert.equal(inside.getAttribute('role'), role)
      assert.equal(inside.querySelector('.unseen')?.textContent, word)
      assert.deepEqual(await accessibilityFaults(notice), [])
    })
  }

  test('a load that failed has a title, its sentence and a button that asks again', async () => {
    const { notice, inside } = await shown('<portal-notice></portal-notice>')
    notice.error = new Unreachable('away')
    const again = await until(() => inside.querySelector<HTMLElement>('.retry'))
    assert.equal(inside.getAttribute('role'), 'alert')
    assert.equal(inside.querySelector('.heading')?.textContent, 'This could not be loaded')
    assert.equal(inside.querySelector('.content')?.textContent, 'Network exception. Refresh and retry.')
    assert.equal(again.textContent, 'Try again')
    assert.deepEqual(await accessibilityFaults(notice), [])
    const heard: EventTarget[] = []
    document.addEventListener('portal-notice-retry', ({ target }) => target !== null && heard.push(target), {
      once: true
    })
    again.focus()
    await sendKeys({ press: 'Enter' })
    assert.deepEqual(heard, [notice])
    notice.heading = 'The stores could not be loaded'
    await until(() => inside.querySelector('.heading')?.textContent === 'The stores could not be loaded')
    notice.error = undefined
    await until(() => inside.querySelector('.retry') === null)
  })

  test('a person closes it by keyboard: it hides, tells the page once, and the focus stays near', async () => {
    const { notice, inside } = await shown('<portal-notice closable>Text</portal-notice>')
    const heard: string[] = []
    document.addEventListener('portal-notice-close', ({ type }) => heard.push(type), { once: true })
    inside.querySelector('button')?.focus()
    await sendKeys({ press: 'Enter' })
    await until(() => notice.hidden)
    assert.deepEqual(heard, ['portal-notice-close'])
    assert.equal(document.activeElement, notice.parentElement)
    assert.equal(getComputedStyle(notice).display, 'none')
    notice.hidden = false
    assert.isAbove(notice.getBoundingClientRect().height, 0)
  })

  test('its actions stand below its text, and without actions there is no room for them', async () => {
    const plain = await shown('<portal-notice>Text</portal-notice>')
    const { height } = plain.notice.getBoundingClientRect()
    clearPage()
    const { notice } = await shown(
      '<portal-notice><span>Text</span><button type="button" slot="actions">Show</button></portal-notice>'
    )
    const [text, action] = [...notice.children].map(it => it.getBoundingClientRect())
    assert.isAtLeast(action?.top ?? 0, text?.bottom ?? Number.POSITIVE_INFINITY)
    assert.isAbove(notice.getBoundingClientRect().height, height + (action?.height ?? 0))
  })

  test('markup in its title is text', async () => {
    const { inside } = await shown('<portal-notice heading="&lt;b&gt;Bold&lt;/b&gt;"></portal-notice>')
    assert.equal(inside.querySelector('.heading')?.textContent, '<b>Bold</b>')
  })
})
