import { hostModule } from '../support/host-module.ts'
import { lookOfFrame } from '../support/look-of-frame.ts'
import { expect, sidebar, test } from '../support/portal.ts'

const hostile = [
  ['breaks the methods of the language', 'hostile/built-ins.js'],
  ['hides the frame by global styles', 'hostile/styles.js'],
  ['replaces the functions of the window', 'hostile/window.js'],
  ['removes what is not its own', 'hostile/removes.js'],
  ['changes the address in a loop', 'hostile/history.js'],
  ['throws in timers', 'hostile/timers.js'],
  ['exports time limits', 'hostile/timeouts.js']
] as const

for (const [what, file] of hostile) {
  test(`a sub-application that ${what} changes nothing of the frame, and the next page opens`, async ({
    page,
    complaints,
    cloud,
    visitor
  }) => {
    await hostModule(page, cloud.url, { file })
    await visitor.open('customer', '/dashboard')
    await sidebar(page).getByRole('button', { name: 'Robots' }).click()
    const robots = sidebar(page).getByRole('link', { name: 'Robot list' })
    await robots.hover()
    await page.mouse.move(700, 500)
    const before = await lookOfFrame(page)
    const loadedAt = await page.evaluate(() => performance.timeOrigin)

    await robots.click()
    await expect(page.getByRole('heading', { name: 'Hostile', includeHidden: true })).toHaveCount(1)
    await page.waitForTimeout(200)
    await page.mouse.move(700, 500)
    expect(await lookOfFrame(page)).toEqual(before)
    await page
      .getByRole('button', { name: /account/i })
      .first()
      .click()
    await page.keyboard.press('Escape')

    await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await page.mouse.move(700, 500)
    expect(await lookOfFrame(page)).toEqual(before)
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt)
    complaints.length = 0
  })
}

test('the frame works after an open sub-application broke the methods of the language', async ({
  page,
  cloud,
  complaints,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'hostile/built-ins.js' })
  await visitor.open('customer', '/dashboard')
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
  const breakMethods = page.getByRole('button', { name: 'Break' })

  await breakMethods.click()
  await page
    .getByRole('button', { name: /account/i })
    .first()
    .click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
  await page.keyboard.press('Escape')

  await breakMethods.click()
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  complaints.length = 0
})
