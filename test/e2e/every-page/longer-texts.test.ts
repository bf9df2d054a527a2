import { longer, showLongerTexts, textsCutOff } from '../support/longer-texts.ts'
import { isForGuests, pages } from '../support/pages.ts'
import { expect, test } from '../support/portal.ts'

test('the longer words leave placeholders alone', () => {
  expect(longer('Page {{count}} of ten')).toBe('Pagemm {{count}} ofm tenmm')
})

for (const address of pages) {
  test(`${address} with words 40 % longer cuts nothing off at 360 px`, async ({ page, visitor }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await showLongerTexts(page)
    if (isForGuests(address)) await page.goto(address)
    else await visitor.open('operator', address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    expect(await textsCutOff(page)).toEqual([])
  })
}

test('the menu on a narrow screen with words 40 % longer cuts nothing off', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await showLongerTexts(page)
  await visitor.open('operator', '/dashboard')
  await page.getByRole('button', { name: longer('Open menu') }).click()
  await expect(page.getByRole('navigation', { name: longer('Main menu') })).toBeVisible()
  expect(await textsCutOff(page)).toEqual([])
})
