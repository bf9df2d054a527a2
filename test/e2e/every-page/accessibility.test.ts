import { languageCodes } from '#contract/languages.ts'
import { textsCutOff } from '../support/longer-texts.ts'
import { objectionsTo } from '../support/objections.ts'
import { isForGuests, pages } from '../support/pages.ts'
import { expect, test } from '../support/portal.ts'
import { readIn } from '../support/read-in.ts'

// A colour on its way from one theme to the other has a contrast of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Thai and Japanese break lines in ways of their own. Words 40 % longer, in longer-texts.test.ts, stand for the others. */
const languages = process.env.TEST_ALL === undefined ? (['th', 'ja'] as const) : languageCodes

// One load for all languages and themes: how a language is chosen at a load is what languages.test.ts tests.
for (const address of pages) {
  test(`${address} is accessible, has one filled button at most, and fits 320 and 360 px in languages of each script, and both themes`, async ({
    page,
    visitor
  }) => {
    if (isForGuests(address)) await page.goto(address)
    else await visitor.open('operator', address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main .skeleton')).toHaveCount(0)
    if (!isForGuests(address)) expect.soft(await page.locator('main .primary:visible').count()).toBeLessThanOrEqual(1)
    // Names and structure are the same in both themes, contrasts are not.
    for (const [colorScheme, asked] of [
      ['light', 'page'],
      ['dark', 'contrasts']
    ] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await objectionsTo(page, asked), colorScheme).toEqual([])
    }
    // 320 px is the least width at which nothing may need scrolling in two directions (WCAG 2.2, 1.4.10).
    await page.setViewportSize({ width: 320, height: 740 })
    // The menu goes out of the way; till then its texts stand half outside.
    await expect.poll(() => textsCutOff(page)).toEqual([])
    for (const language of languages) {
      await readIn(page, language)
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 })
        const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect.soft(wider, `${language}, wider than ${width} px`).toBeLessThanOrEqual(0)
        expect.soft(await textsCutOff(page), `${language}, cut off at ${width} px`).toEqual([])
      }
    }
  })
}
