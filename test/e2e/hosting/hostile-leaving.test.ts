import type { Page } from '@playwright/test'
import { hostModule } from '../support/host-module.ts'
import { isLeaveOffered, pressInLeaveBar } from '../support/leave-bar.ts'
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

const covers = ['lies over the frame', 'lies over the frame with a popover', 'lies over the frame with a page']

for (const way of covers) {
  test(`a sub-application ${way}, and the way out lies over it after a while`, async ({ page, cloud, visitor }) => {
    await hostModule(page, cloud.url, { file: 'hostile/holds.js' })
    await visitor.open('customer', '/dashboard')
    await openHostile(page, way)
    await pressInLeaveBar(page, 'Leave')
    await usesFrame(page)
  })
}

const modals = ['opens a modal dialog again and again', 'opens a modal dialog that nobody sees']

for (const way of modals) {
  test(`a sub-application ${way}, and the way out comes after an Esc`, async ({ page, cloud, visitor }) => {
    await hostModule(page, cloud.url, { file: 'hostile/holds.js' })
    await visitor.open('customer', '/dashboard')
    await openHostile(page, way)
    await expect(async () => {
      await page.keyboard.press('Escape')
      await expect.poll(() => isLeaveOffered(page), { timeout: 4_000 }).toBe(true)
    }).toPass()
    await pressInLeaveBar(page, 'Stay here')
    await expect.poll(() => isLeaveOffered(page)).toBe(false)
    await triesToLeave(page)
    await pressInLeaveBar(page, 'Leave')
    await usesFrame(page)
  })
}

test('a sub-application lies over the frame, and a person leaves it by the keyboard alone', async ({
  page,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'hostile/holds.js' })
  await visitor.open('customer', '/dashboard')
  await openHostile(page, 'lies over the frame and stops each press and key')
  await triesToLeave(page)
  await page.waitForTimeout(1_500)
  await page.keyboard.press('Enter')
  await usesFrame(page)
})

test('a sub-application stops each press by a listener of another window, and the way out hears them', async ({
  page,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'hostile/holds.js' })
  await visitor.open('customer', '/dashboard')
  await openHostile(page, 'lies over the frame and stops each press and key')
  await pressInLeaveBar(page, 'Leave')
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

test('a dialog of a sub-application stays open over the frame, and no way out is offered', async ({
  page,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'hostile/holds.js' })
  await visitor.open('customer', '/dashboard')
  await openHostile(page, 'opens a dialog as others do')
  const dialog = page.getByRole('dialog', { name: 'Edit' })
  for (let count = 0; count < 2; count += 1) await page.mouse.click(600, 20)
  await page.waitForTimeout(6_000)
  expect(await isLeaveOffered(page)).toBe(false)
  await expect(dialog).toBeVisible()
  await dialog.getByRole('textbox').fill('typed')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  for (let count = 0; count < 5; count += 1) await page.keyboard.press('Escape')
  await page.waitForTimeout(3_000)
  expect(await isLeaveOffered(page)).toBe(false)
})

test('a part of the frame stays open over it, and no way out is offered', async ({ page, cloud, visitor }) => {
  await hostModule(page, cloud.url, { file: 'hostile/holds.js' })
  await visitor.open('customer', '/dashboard')
  await openHostile(page, 'opens a message that stays')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.waitForTimeout(6_000)
  expect(await isLeaveOffered(page)).toBe(false)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
  await page.waitForTimeout(6_000)
  expect(await isLeaveOffered(page)).toBe(false)
})

/** Presses Esc until the portal offers the way out. */
const triesToLeave = async (page: Page): Promise<void> => {
  await expect(async () => {
    for (let count = 0; count < 3; count += 1) await page.keyboard.press('Escape')
    await expect.poll(() => isLeaveOffered(page), { timeout: 4_000 }).toBe(true)
  }).toPass()
}

const usesFrame = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
}
