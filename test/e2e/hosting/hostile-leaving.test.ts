import type { Page } from '@playwright/test'
import { hostModule } from '../support/host-module.ts'
import { lookOfFrame } from '../support/look-of-frame.ts'
import { expect, sidebar, test } from '../support/portal.ts'

const openHostile = async (page: Page, way: string): Promise<void> => {
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  const robots = sidebar(page).getByRole('link', { name: 'Robot list' })
  await page.evaluate(it => Object.assign(globalThis, { hostileWay: it }), way)
  await robots.click()
  await expect(page.getByRole('heading', { name: 'Hostile', includeHidden: true })).toHaveCount(1)
}

const inReach = [
  'prevents each change of the address',
  'stops each press by a listener of another window',
  'moves the page',
  'makes the frame inert'
]

for (const way of inReach) {
  test(`a sub-application ${way}, and the frame stays in reach`, async ({ page, cloud, visitor }) => {
    await hostModule(page, cloud.url, { file: 'hostile/holds.js' })
    await visitor.open('customer', '/dashboard')
    const before = await lookOfFrame(page)
    await openHostile(page, way)
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('button', { name: 'Log out' })).toBeHidden()
    const boxes = (look: unknown) => (look as { box: number[] }[]).map(({ box }) => box)
    expect(boxes(await lookOfFrame(page))).toEqual(boxes(before))
    await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  })
}
