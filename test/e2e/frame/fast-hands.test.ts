import type { Page } from '@playwright/test'
import { hold } from '../support/frame.ts'
import { expect, sidebar, test } from '../support/portal.ts'

/** Composes a word in the focused field as an input method does, and keeps it open. */
const compose = async (page: Page, text: string) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  return () => client.send('Input.insertText', { text })
}

/** The key with which a person takes a word of the input method. */
const takeWord = (page: Page, key: string): Promise<boolean> =>
  page.evaluate(wanted => {
    let focused = document.activeElement
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
    const event = { key: wanted, isComposing: true, bubbles: true, composed: true, cancelable: true }
    return focused?.dispatchEvent(new KeyboardEvent('keydown', event)) ?? false
  }, key)

test('the palette filters by no word that is being composed, and its Enter and Esc belong to the input method', async ({
  page,
  visitor
}) => {
  await visitor.open('operator', '/')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog')
  const field = palette.getByRole('combobox')
  await expect(field).toBeFocused()
  const options = palette.getByRole('option')
  await expect(options.nth(2)).toBeVisible()
  // Some options come later.
  let count = 0
  const added = async () => {
    const before = count
    count = await options.count()
    return count - before
  }
  await expect.poll(added, { intervals: [1_000] }).toBe(0)
  const done = await compose(page, 'にほxyz')
  await page.waitForTimeout(600)
  expect(await options.count()).toBe(count)
  for (const key of ['Enter', 'Escape', 'ArrowDown']) await takeWord(page, key)
  await expect(field).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await done()
  await expect(options).toHaveCount(0)
})

test('the search of a list asks for no word that is being composed', async ({ page, visitor }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(decodeURIComponent(request.url())))
  await visitor.open('operator', '/sub-app/robot')
  const field = page.getByRole('main').getByRole('searchbox').first()
  await field.focus()
  const done = await compose(page, '북극')
  await page.waitForTimeout(1_000)
  expect(asked.filter(url => url.includes('북극'))).toEqual([])
  await done()
  await expect.poll(() => asked.some(url => url.includes('북극'))).toBe(true)
})

test('the filter of the menu filters by no word that is being composed', async ({ page, visitor }) => {
  await visitor.open('operator', '/')
  const links = sidebar(page).getByRole('link')
  await expect(links.nth(1)).toBeVisible()
  const count = await links.count()
  await sidebar(page).getByRole('searchbox').focus()
  const done = await compose(page, '机器qq')
  await page.waitForTimeout(600)
  expect(await links.count()).toBe(count)
  await done()
  await expect(sidebar(page).getByText('No menu entry has this name.')).toBeVisible()
})

test('ten quick presses of Back and Forward while applications mount leave none broken', async ({ page, visitor }) => {
  await visitor.open('operator', '/')
  for (const address of ['/sub-app/robot', '/sub-app/store', '/sub-app/message', '/dashboard', '/sub-app/robot']) {
    await page.evaluate(to => history.pushState(null, '', to), address)
    await page.waitForTimeout(30)
  }
  for (let press = 0; press < 10; press += 1) {
    await page.evaluate(step => history.go(step), press % 3 === 2 ? 1 : -1)
    await page.waitForTimeout(20)
  }
  await page.evaluate(() => history.pushState(null, '', '/sub-app/store'))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Store list', { timeout: 30_000 })
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText('Store list')
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

test('a dialog stands above the keyboard of a phone, with its buttons in reach', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visitor.open('operator', '/')
  await page.evaluate(() => {
    const { visualViewport } = globalThis
    if (visualViewport === null) return
    Object.defineProperties(visualViewport, { height: { get: () => 400 }, offsetTop: { get: () => 0 } })
    visualViewport.dispatchEvent(new Event('resize'))
  })
  await page.evaluate(async () => {
    const { ask } = await System.import<typeof import('@portal/elements')>('@portal/elements')
    void ask({ heading: 'Long', text: 'One line after another.\n'.repeat(80), yes: 'Go on' })
  })
  const button = page.getByRole('dialog').getByRole('button', { name: 'Go on' })
  await expect(button).toBeVisible()
  const dialog = await page.getByRole('dialog').boundingBox()
  const box = await button.boundingBox()
  expect(dialog?.y).toBeGreaterThanOrEqual(0)
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(400)
})

test('a pressed button says that it works while its code is fetched', async ({ page, visitor }) => {
  const release = await hold(page, /account-menu/)
  await visitor.open('operator', '/')
  const button = page.getByRole('button', { name: /^Account of/ })
  await button.click()
  await expect(button).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
})

for (const address of ['/sub-app/store', '/account']) {
  test(`the shape of ${address} stands before any answer came`, async ({ page, visitor }) => {
    await visitor.open('operator', '/')
    await expect(sidebar(page).getByRole('link').nth(1)).toBeVisible()
    let release: () => void = () => undefined
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    await page.route(/\/(api|assets|sub-apps)\//, async route => {
      await released
      await route.continue()
    })
    await page.evaluate(to => history.pushState(null, '', to), address)
    await expect(page.locator('main .page-skeleton')).toBeVisible()
    release()
    await expect(page.locator('main .page-skeleton')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  })
}
