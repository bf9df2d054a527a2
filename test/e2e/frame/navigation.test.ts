import { hostModule } from '../support/host-module.ts'
import { addressOf, expect, sidebar, test } from '../support/portal.ts'

type Page = { goByProps: (address: string) => void; same?: boolean }

test('where the history throws, a page load gets there', async ({ page, cloud, visitor }) => {
  await hostModule(page, cloud.url, { file: 'navigates.js' })
  await visitor.open('customer', '/sub-app/robot')
  await page.evaluate(() => {
    Reflect.set(globalThis, 'same', true)
    history.pushState = () => {
      throw new DOMException('no', 'SecurityError')
    }
  })
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(addressOf(page)).toBe('/dashboard')
  expect(await page.evaluate(() => (globalThis as unknown as Page).same)).toBe(undefined)
})

test('where the browser ignores changes of the history, a page load gets there', async ({ page, cloud, visitor }) => {
  await hostModule(page, cloud.url, { file: 'navigates.js' })
  await visitor.open('customer', '/sub-app/robot')
  await page.evaluate(() => {
    history.pushState = () => undefined
  })
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('no address reaches the page load that leaves the site or runs as script', async ({ page, cloud, visitor }) => {
  await hostModule(page, cloud.url, { file: 'navigates.js' })
  await visitor.open('customer', '/sub-app/robot')
  const taken = await page.evaluate(() => {
    history.pushState = () => {
      throw new DOMException('no', 'SecurityError')
    }
    const addresses = [
      'javascript:document.title="run"',
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      ' //evil.example',
      'https:evil.example',
      'https://evil.example/',
      'data:text/html,<h1>evil</h1>',
      'blob:x',
      'dashboard',
      ''
    ]
    return addresses.filter(address => {
      try {
        ;(globalThis as unknown as Page).goByProps(address)
        return true
      } catch (error) {
        return !(error instanceof TypeError)
      }
    })
  })
  expect(taken).toEqual([])
  await page.waitForTimeout(300)
  expect(addressOf(page)).toBe('/sub-app/robot')
  await expect(page.getByRole('heading', { name: 'Navigates' })).toBeVisible()
})

test('Back leads to the place and the row that a person left', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await visitor.open('operator', '/sub-app/store?size=50')
  const row = page.getByRole('row').nth(12).getByRole('link')
  await row.scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const name = (await row.textContent()) ?? ''
  await row.focus()
  const left = await page.evaluate(() => scrollY)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('link', { name, exact: true })).toBeFocused()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})

test('Back leads to the place on a page of the portal', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await visitor.open('operator', '/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The cards of the dashboard come one after another, and the page changes its length with them.
  await page.waitForLoadState('networkidle')
  const list = sidebar(page).getByRole('link', { name: 'Store list' })
  if (!(await list.isVisible())) await sidebar(page).getByRole('button', { name: 'Stores' }).click()
  await page.evaluate(() => scrollTo(0, 300))
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200)
  const left = await page.evaluate(() => scrollY)
  await list.click()
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
})
