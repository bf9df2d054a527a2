import { AxeBuilder } from '@axe-core/playwright'
import { isForGuests, pages } from './support/pages.ts'
import { expect, test } from './support/portal.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme })
    for (const address of pages) {
      test(`${address} has nothing that axe objects to under WCAG 2.2 AA`, async ({ page, visitor }) => {
        if (isForGuests(address)) await page.goto(address)
        else await visitor.open('operator', address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        // Skeletons give way first: what is checked is the page that people use.
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
        const { violations } = await new AxeBuilder({ page })
          // axe knows a skip link only where the first link after it stands in no shadow root; menu.test.ts tests ours.
          .exclude('.skip')
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
      })
    }
  })
}

for (const language of ['en', 'ja', 'th', 'fr']) {
  for (const address of pages) {
    test(`${address} in ${language} fits a screen of 360 px without scrolling sideways`, async ({
      page,
      context,
      cloud,
      visitor
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await context.addCookies([{ name: 'portal_language', value: language, url: cloud.url }])
      if (isForGuests(address)) await page.goto(address)
      else await visitor.open('operator', address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  }
}
