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
  'moves the frame by its own styles',
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

const covers = [
  'lies over the frame',
  'lies over the frame with a popover',
  'opens a modal dialog again and again',
  'opens a modal dialog that nobody sees'
]

for (const way of covers) {
  test(`a sub-application ${way}, and a person who tries to leave is asked`, async ({ page, cloud, visitor }) => {
    await hostModule(page, cloud.url, { file: 'hostile/holds.js' })
    await visitor.open('customer', '/dashboard')
    await openHostile(page, way)
    await triesToLeave(page)
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByRole('heading', { name: 'Leave this application?' })).toHaveCount(0)
    await triesToLeave(page)
    await page.getByRole('button', { name: 'Leave', exact: true }).click()
    await usesFrame(page)
  })
}

test('a sub-application lies over the frame with a page, and the person is asked after a while', async ({
  page,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'hostile/holds.js' })
  await visitor.open('customer', '/dashboard')
  await openHostile(page, 'lies over the frame with a page')
  await page.getByRole('button', { name: 'Leave', exact: true }).click({ timeout: 20_000 })
  await usesFrame(page)
})

for (const way of ['lies over the frame and takes each dialog away', 'lies over the frame and over each dialog']) {
  test(`a sub-application ${way}, and tries to leave end on the dashboard`, async ({
    page,
    cloud,
    complaints,
    visitor
  }) => {
    await hostModule(page, cloud.url, { file: 'hostile/holds.js' })
    await visitor.open('customer', '/dashboard')
    await openHostile(page, way)
    await expect(async () => {
      for (let count = 0; count < 3; count += 1) await page.keyboard.press('Escape')
      await expect(page).toHaveURL(/\/dashboard$/, { timeout: 4_000 })
    }).toPass()
    await usesFrame(page)
    complaints.length = 0
  })
}

test('two steps back leave a sub-application that goes to its address again after each', async ({
  page,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'hostile/holds.js' })
  await visitor.open('customer', '/dashboard')
  await openHostile(page, 'goes to its address again after each step back')
  await page.goBack()
  await expect(page).toHaveURL(/\/held$/)
  await page.goBack()
  await usesFrame(page)
})

test('a dialog of a sub-application stays open over the frame, and nobody is asked', async ({
  page,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'hostile/holds.js' })
  await visitor.open('customer', '/dashboard')
  await openHostile(page, 'opens a dialog as others do')
  const dialog = page.getByRole('dialog', { name: 'Edit' })
  for (let count = 0; count < 2; count += 1) await page.mouse.click(600, 20)
  await page.waitForTimeout(3_000)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('textbox').fill('typed')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('Escape')
  await page.waitForTimeout(3_000)
  await expect(page.getByRole('heading', { name: 'Leave this application?' })).toHaveCount(0)
})

/** Presses Esc until the portal asks. */
const triesToLeave = async (page: Page): Promise<void> => {
  await expect(async () => {
    for (let count = 0; count < 3; count += 1) await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'Leave this application?' })).toBeVisible({ timeout: 4_000 })
  }).toPass()
}

const usesFrame = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
}
