import { longer, replaceFrench, textsCutOff } from '../support/longer-texts.ts'
import { expect, test } from '../support/portal.ts'
import { readIn } from '../support/read-in.ts'

// The pages themselves with longer words: accessibility.test.ts.

test('the longer words leave placeholders alone', () => {
  expect(longer('Page {{count}} of ten')).toBe('Pagemm {{count}} ofm tenmm')
})

test('the menu on a narrow screen with words 40 % longer cuts nothing off', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await visitor.open('operator', '/dashboard')
  await replaceFrench(page)
  await readIn(page, 'fr')
  await page.getByRole('button', { name: longer('Open menu') }).click()
  await expect(page.getByRole('navigation', { name: longer('Main menu') })).toBeVisible()
  expect(await textsCutOff(page)).toEqual([])
})
