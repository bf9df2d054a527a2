import type { Page } from '@playwright/test'
import { type Language, languageCodes } from '#contract/languages.ts'
import { showLongerTexts, textsCutOff } from '../support/longer-texts.ts'
import { expectNoObjections } from '../support/objections.ts'
import { outOfPlace } from '../support/out-of-place.ts'
import { isForGuests, pages } from '../support/pages.ts'
import { expect, test } from '../support/portal.ts'
import { readIn } from '../support/read-in.ts'

// A colour on its way from one theme to the other has a contrast of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Thai and Japanese break lines in ways of their own. Words 40 % longer stand for the others. */
const languages: readonly Language[] =
  process.env.TEST_ALL === undefined ? ['th', 'ja'] : languageCodes.filter(it => it !== 'fr')

/** Phones, tablets, windows at 200 %, and screens. */
const widths = [320, 360, 390, 430, 480, 560, 640, 672, 700, 740, 768, 800, 834, 900, 960, 1024, 1080, 1280, 1440, 1920]

/** So many pages share the widths, in each of two kinds of words. */
const sharers = 8

/** Pages take the widths by turns: a fault of one kind shows on many pages. A run of everything tries each width on each. */
const expectInPlace = async (page: Page, words: string, turn: number): Promise<void> => {
  for (const [index, width] of widths.entries()) {
    if (process.env.TEST_ALL === undefined && index % sharers !== turn % sharers) continue
    await page.setViewportSize({ width, height: 740 })
    expect.soft(await outOfPlace(page), `${words}, out of place at ${width} px`).toEqual([])
  }
}

const expectToFit = async (page: Page, words: string): Promise<void> => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect.soft(wider, `${words}, wider than ${width} px`).toBeLessThanOrEqual(0)
    expect.soft(await textsCutOff(page), `${words}, cut off at ${width} px`).toEqual([])
  }
}

// One load for all themes, languages and lengths: how a language is chosen at a load is what languages.test.ts tests.
for (const [place, address] of pages.entries()) {
  test(`${address} is accessible in both themes, has one filled button at most, and fits 320 and 360 px in languages of each script and with longer words, and has all in its place up to 1920 px`, async ({
    page,
    visitor
  }) => {
    if (isForGuests(address)) await page.goto(address)
    else await visitor.open('operator', address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('main .skeleton')).toHaveCount(0)
    // Rows that are asked for again are paler until they are there.
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    if (!isForGuests(address)) expect.soft(await page.locator('main .primary:visible').count()).toBeLessThanOrEqual(1)
    await expectNoObjections(page, 'page')
    // 320 px is the least width at which nothing may need scrolling in two directions (WCAG 2.2, 1.4.10).
    await page.setViewportSize({ width: 320, height: 740 })
    // The menu goes out of the way; till then its texts stand half outside.
    await expect.poll(() => textsCutOff(page)).toEqual([])
    for (const language of languages) {
      await readIn(page, language)
      await expectToFit(page, language)
      if (language === 'th') await expectInPlace(page, language, 2 * place)
    }
    await showLongerTexts(page)
    await expectToFit(page, 'words 40 % longer')
    await expectInPlace(page, 'words 40 % longer', 2 * place + 1)
    if (process.env.TEST_ALL === undefined) return
    // Longer words stood in the place of French.
    await page.unrouteAll()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectToFit(page, 'fr')
  })
}
