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
