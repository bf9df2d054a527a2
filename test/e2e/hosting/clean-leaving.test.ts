import { hostModule } from '../support/host-module.ts'
import { expect, sidebar, test } from '../support/portal.ts'

test('what a sub-application put outside its container stays while it is open, and goes when it is left', async ({
  page,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'leaves-behind.js' })
  await visitor.open('customer', '/dashboard')
  const heading = page.getByRole('heading', { level: 1 })
  const look = () => heading.evaluate(it => [getComputedStyle(it).color, getComputedStyle(it).letterSpacing])
  const before = await look()
  // Nodes of prefetched files do not count: they can come at any moment.
  const countNodes = () =>
    page.evaluate(
      () => document.querySelectorAll(':is(head, body) > :not(link:is([rel="preload"], [rel="modulepreload"]))').length
    )
  const nodes = await countNodes()
  // A global of the page itself, which the application counts up.
  await page.evaluate(() => Object.assign(globalThis, { ticks: 0 }))

  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
  await expect(page.getByText('A dialog')).toHaveCSS('color', 'rgb(1, 2, 3)')
  const ticks = () => page.evaluate(() => (globalThis as unknown as { ticks: number }).ticks)
  await expect.poll(ticks).toBeGreaterThan(0)

  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByText('A dialog')).toHaveCount(0)
  expect(await look()).toEqual(before)
  expect(await countNodes()).toBeLessThanOrEqual(nodes)
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('')
  expect(await page.evaluate(() => 'leftGlobal' in globalThis)).toBe(false)

  const now = await ticks()
  await page.evaluate(() => {
    dispatchEvent(new Event('resize'))
    document.dispatchEvent(new Event('left-behind'))
  })
  await page.waitForTimeout(200)
  expect(await ticks()).toBe(now)

  await page.goBack()
  await expect(page.getByText('A dialog')).toBeVisible()
  expect(await page.evaluate(() => 'leftGlobal' in globalThis)).toBe(true)
})
