import type { Page } from '@playwright/test'
import { hostModule } from '../support/host-module.ts'
import { isLeaveOffered, pressInLeaveBar } from '../support/leave-bar.ts'
import { lookOfFrame } from '../support/look-of-frame.ts'
import { expect, sidebar, test } from '../support/portal.ts'

const openHostile = async (page: Page, way: string): Promise<void> => {
  const robots = sidebar(page).getByRole('link', { name: 'Robot list' })
  if (!(await robots.isVisible())) await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await page.evaluate(it => Object.assign(globalThis, { hostileWay: it }), way)
  await robots.click()
  // The guards look once a second.
  await page.waitForTimeout(1_200)
}

const groups = {
  'changes how the page looks': [
    'hides the page',
    'cuts the page',
    'turns and blurs the page',
    'makes the page small',
    'makes the page editable',
    'scrolls the page without end',
    'turns the language and the direction of the page'
  ],
  'takes the frame away': [
    'empties the body',
    'moves the frame into its own shadow root',
    'changes the elements of the frame by their classes'
  ],
  'holds the person': [
    'floods the history',
    'goes to its own address again and again',
    'asks before each end of the page',
    'takes the focus again and again',
    'stops each load of the page'
  ],
  'takes the session': ['overwrites the cookies', 'removes the cookies']
}

for (const [what, ways] of Object.entries(groups)) {
  test(`a sub-application ${what}, and a person leaves it by the sidebar and finds all as before`, async ({
    page,
    cloud,
    complaints,
    visitor
  }) => {
    await hostModule(page, cloud.url, { file: 'hostile/page.js' })
    await visitor.open('customer', '/dashboard')
    await sidebar(page).getByRole('button', { name: 'Robots' }).click()
    await page.mouse.move(700, 500)
    const before = await lookOfFrame(page)
    for (const way of ways)
      await test.step(way, async () => {
        await openHostile(page, way)
        await sidebar(page).getByRole('link', { name: 'Dashboard' }).click({ timeout: 8_000 })
        await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
        await page.mouse.move(700, 500)
        await expect.poll(() => lookOfFrame(page)).toEqual(before)
        await page.getByRole('button', { name: /^Account of/ }).click()
        await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
        await page.keyboard.press('Escape')
      })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    complaints.length = 0
  })
}

test('a sub-application stops each key by a listener of another window, and Ctrl and K open the search', async ({
  page,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'hostile/page.js' })
  await visitor.open('customer', '/dashboard')
  await openHostile(page, 'stops each key by a listener of another window')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
  await page.getByRole('option', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
})

test('a sub-application begins view transitions that never end, and tries to leave end on the dashboard', async ({
  page,
  cloud,
  complaints,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'hostile/page.js' })
  await visitor.open('customer', '/dashboard')
  await openHostile(page, 'begins a view transition that never ends')
  await expect(async () => {
    for (let count = 0; count < 3; count += 1) await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/dashboard$/, { timeout: 4_000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  complaints.length = 0
})

const painted = [
  'hides the frame with something that no press meets',
  'hides the frame with something that only a style makes'
]

for (const way of painted) {
  test(`a sub-application ${way}, and a person who tries to leave has the way out`, async ({
    page,
    cloud,
    visitor
  }) => {
    await hostModule(page, cloud.url, { file: 'hostile/page.js' })
    await visitor.open('customer', '/dashboard')
    await openHostile(page, way)
    await expect(async () => {
      for (let count = 0; count < 3; count += 1) await page.keyboard.press('Escape')
      await expect.poll(() => isLeaveOffered(page), { timeout: 4_000 }).toBe(true)
    }).toPass({ timeout: 20_000 })
    await pressInLeaveBar(page, 'Leave')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })
}
