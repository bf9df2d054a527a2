import { samples } from '#controls/gallery/samples.pure.ts'
import { expectNoObjections } from '../support/objections.ts'
import { expect, test } from '../support/portal.ts'

test('the gallery shows every control in its states, with code for each framework', async ({ page }) => {
  await page.goto('/gallery/controls/index.html')
  for (const [tag, states] of Object.entries(samples)) {
    const section = page.locator(`section#${tag}`)
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(states.map(({ name }) => name))
  }
  const section = page.locator('section#sl-select')
  await section.getByText('Code', { exact: true }).first().click()
  await expect(section.getByLabel('Vue').first()).toContainText('@sl-change="show"')
  await expect(page.locator('main :not(:defined)')).toHaveCount(0)
})

test('no control has an accessibility fault in either theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/gallery/controls/index.html')
  await expect(page.locator('main :not(:defined)')).toHaveCount(0)
  await expectNoObjections(page, 'element')
})
