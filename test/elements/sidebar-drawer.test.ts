import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { defineElements } from '#elements/index.ts'
import { clearPage, place, settled, until } from '../support/page.ts'
import { linkTokens } from './support/link-tokens.ts'
import { forget, item, signedIn } from './support/signed-in.ts'

type Frame = {
  header: HTMLElementTagNameMap['portal-header']
  sidebar: HTMLElementTagNameMap['portal-sidebar']
  button: HTMLElement
  dialog: HTMLDialogElement
}

/** Header and sidebar as the page connects them. */
const frame = async (): Promise<Frame> => {
  const box = place('<div><portal-header></portal-header><portal-sidebar></portal-sidebar></div>')
  const header = box.querySelector('portal-header') as Frame['header']
  const sidebar = box.querySelector('portal-sidebar') as Frame['sidebar']
  header.addEventListener('portal-menu-toggle', event => {
    header.menuOpen = sidebar.open = event.detail.open
  })
  sidebar.addEventListener('portal-menu-close', () => {
    header.menuOpen = false
  })
  const button = await until(() => header.shadowRoot?.querySelector<HTMLElement>('.menu'))
  const dialog = await until(() => sidebar.shadowRoot?.querySelector('dialog'))
  return { header, sidebar, button, dialog }
}

const open = async (): Promise<Frame> => {
  const all = await frame()
  all.button.focus()
  all.button.click()
  await until(() => all.dialog.open)
  return all
}

/** Closed for everybody: the dialog, the attribute, the header's button, and the focus is back there. */
const closes = async ({ header, sidebar, button, dialog }: Frame): Promise<void> => {
  await until(() => button.ariaExpanded === 'false')
  assert.deepEqual([dialog.open, sidebar.open, sidebar.hasAttribute('open')], [false, false, false])
  assert.strictEqual(dialog.childElementCount, 0)
  assert.strictEqual(header.shadowRoot?.activeElement, button)
}

suiteSetup(async () => {
  await defineElements()
  await linkTokens()
  await setViewport({ width: 360, height: 640 })
})
setup(async () => {
  await signedIn({ menu: [item('/sub-app/robot', { name: 'Robots' })] })
})
teardown(async () => {
  clearPage()
  await forget()
  await setViewport({ width: 360, height: 640 })
})

suite('on a narrow screen the sidebar', () => {
  test('is out of sight and out of reach until it is opened', async () => {
    const { dialog, sidebar } = await frame()
    assert.strictEqual(dialog.open, false)
    const links = [...(sidebar.shadowRoot?.querySelectorAll('a, button, input') ?? [])]
    assert.deepEqual(
      links.filter(it => it.checkVisibility()).map(it => it.outerHTML),
      []
    )
  })

  test('opens over the page, takes the focus and keeps it', async () => {
    const { sidebar, dialog, button } = await open()
    await until(() => dialog.querySelector('a'))
    assert.strictEqual(dialog.matches(':modal'), true)
    const focused = () => sidebar.shadowRoot?.activeElement
    assert.strictEqual(focused()?.ariaLabel, 'Close menu')
    await sendKeys({ press: 'Tab' })
    assert.strictEqual(focused()?.ariaLabel, 'Filter the menu')
    await sendKeys({ press: 'Tab' })
    assert.strictEqual(focused()?.textContent, 'Dashboard')
    await sendKeys({ press: 'Tab' })
    assert.strictEqual(focused()?.textContent, 'Robots')
    button.focus()
    assert.strictEqual(focused()?.textContent, 'Robots')
    await until(() => button.ariaExpanded === 'true')
  })

  test('closes by its button', async () => {
    const all = await open()
    all.dialog.querySelector<HTMLElement>('.close')?.click()
    await closes(all)
  })

  test('closes on Esc', async () => {
    const all = await open()
    await sendKeys({ press: 'Escape' })
    await closes(all)
  })

  test('closes by a click beside it, not by one inside', async () => {
    const all = await open()
    all.dialog.querySelector<HTMLElement>('nav')?.click()
    await settled()
    assert.strictEqual(all.dialog.open, true)
    all.dialog.click()
    await closes(all)
  })

  test('closes when a link is followed, which stays a plain link', async () => {
    const all = await open()
    const link = await until(() => all.dialog.querySelector<HTMLElement>('a[href="/sub-app/robot"]'))
    let followed = false
    const stay = (event: Event): void => {
      followed = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', stay, { once: true })
    link.click()
    await closes(all)
    assert.strictEqual(followed, true)
  })

  test('closes when its attribute goes, and opens again', async () => {
    const all = await open()
    all.sidebar.removeAttribute('open')
    await closes(all)
    all.button.click()
    await until(() => all.dialog.open)
  })

  test('becomes a part of the page when the screen gets wide', async () => {
    const { sidebar } = await open()
    await setViewport({ width: 1440, height: 700 })
    await until(() => sidebar.shadowRoot?.querySelector('dialog') === null)
    assert.strictEqual(sidebar.shadowRoot?.querySelector('nav a')?.textContent, 'Dashboard')
    assert.strictEqual(getComputedStyle(sidebar).inlineSize, '248px')
  })
})
