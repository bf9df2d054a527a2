import { $sidebar, collapseSidebar } from '@portal/session'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { defineElements } from '#elements/index.ts'
import { accessibilityFaults } from '../support/axe.ts'
import { clearPage, place, until } from '../support/page.ts'
import { linkTokens } from './support/link-tokens.ts'
import { forget, item, signedIn } from './support/signed-in.ts'

const menu = [
  item('/sub-app/robot', { name: 'Robots', icon: 'robot', children: [item('list', { name: 'Robot list' })] }),
  item('/sub-app/message', { name: 'Messages', icon: 'message' })
]

const sidebar = (): ShadowRoot => place('<portal-sidebar></portal-sidebar>').shadowRoot as ShadowRoot

const row = (root: ShadowRoot, text: string): Promise<HTMLElement> =>
  until(() => [...root.querySelectorAll<HTMLElement>('a, button')].find(it => it.textContent === text), text)

const collapsed = async (): Promise<ShadowRoot> => {
  await signedIn({ menu })
  const root = sidebar()
  ;(await row(root, 'Collapse menu')).click()
  await row(root, 'Expand menu')
  return root
}

/** Whether a row's name can be seen beside its icon; unseen it is a point that is cut away. */
const showsName = (entry: HTMLElement): boolean =>
  (entry.querySelector('.name')?.getBoundingClientRect().width ?? 0) > 1

suiteSetup(async () => {
  await defineElements()
  await linkTokens()
  await setViewport({ width: 1280, height: 700 })
})
teardown(async () => {
  clearPage()
  collapseSidebar(false)
  await sendMouse({ type: 'move', position: [900, 600] })
  await forget()
})

suite('the collapsed sidebar', () => {
  test('is remembered for the next page, and open again once it was expanded', async () => {
    const { adapter } = await signedIn({ menu })
    const root = sidebar()
    ;(await row(root, 'Collapse menu')).click()
    await until(
      () =>
        adapter.kept.get('portal_sidebar') === 'collapsed' || adapter.jar.get('portal_sidebar')?.value === 'collapsed'
    )
    assert.strictEqual($sidebar.get(), 'collapsed')
    ;(await row(root, 'Expand menu')).click()
    await until(() => $sidebar.get() === 'open')
    assert.strictEqual(adapter.jar.get('portal_sidebar')?.value ?? adapter.kept.get('portal_sidebar'), 'open')
  })

  test('collapses by itself where the window has little space, until a person presses', async () => {
    await setViewport({ width: 1079, height: 700 })
    await signedIn({ menu })
    const root = sidebar()
    const collapse = await row(root, 'Expand menu')
    assert.strictEqual($sidebar.get(), 'automatic')
    await setViewport({ width: 1080, height: 700 })
    await row(root, 'Collapse menu')
    await setViewport({ width: 768, height: 700 })
    await row(root, 'Expand menu')
    collapse.click()
    await row(root, 'Collapse menu')
    assert.isTrue(showsName(await row(root, 'Messages')))
    await setViewport({ width: 1280, height: 700 })
    ;(await row(root, 'Collapse menu')).click()
    await row(root, 'Expand menu')
  })

  test('has the name of each icon for who listens, and shows it to who points at it or comes to it by keyboard', async () => {
    const root = await collapsed()
    const messages = await row(root, 'Messages')
    assert.isFalse(showsName(messages))
    const { x, y, width, height } = messages.getBoundingClientRect()
    await sendMouse({ type: 'move', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
    await until(() => showsName(messages))
    await sendMouse({ type: 'move', position: [900, 600] })
    await until(() => !showsName(messages))
    ;(await row(root, 'Dashboard')).focus()
    await sendKeys({ press: 'Tab' })
    const robots = await row(root, 'Robots')
    assert.strictEqual(root.activeElement?.textContent, robots.textContent)
    await until(() => showsName(robots))
    await sendKeys({ press: 'Escape' })
    await until(() => !showsName(robots))
  })

  test('opens a group beside its icon, where Esc closes it and gives the focus back', async () => {
    const root = await collapsed()
    const robots = await row(root, 'Robots')
    robots.focus()
    await sendKeys({ press: 'Enter' })
    const list = await row(root, 'Robot list')
    const flyout = list.closest<HTMLElement>('[popover]')
    assert(flyout)
    assert.isTrue(flyout.matches(':popover-open'))
    assert.isAtLeast(flyout.getBoundingClientRect().left, robots.getBoundingClientRect().right - 4)
    await sendKeys({ press: 'Tab' })
    assert.strictEqual(root.activeElement?.textContent, list.textContent)
    await sendKeys({ press: 'Escape' })
    await until(() => root.querySelector(':popover-open') === null)
    assert.strictEqual(root.activeElement?.textContent, robots.textContent)
    assert.strictEqual(robots.ariaExpanded, 'false')
  })

  test('has no accessibility fault, with a group open too', async () => {
    const root = await collapsed()
    assert.deepEqual(await accessibilityFaults(root.host), [])
    ;(await row(root, 'Robots')).click()
    await row(root, 'Robot list')
    assert.deepEqual(await accessibilityFaults(root.host), [])
  })

  test('is a whole menu in the drawer of a narrow screen', async () => {
    const root = await collapsed()
    await setViewport({ width: 360, height: 700 })
    ;(root.host as HTMLElementTagNameMap['portal-sidebar']).open = true
    const messages = await until(() => root.querySelector<HTMLElement>('dialog a[href="/sub-app/message"]'))
    assert.isTrue(showsName(messages))
    assert.isNull(root.querySelector('dialog .collapse'))
    await setViewport({ width: 1280, height: 700 })
  })
})
