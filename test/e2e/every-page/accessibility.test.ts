import type { Page } from '@playwright/test'
import { type Language, languageCodes } from '#contract/languages.ts'
import { replaceFrench, textsCutOff } from '../support/longer-texts.ts'
import { expectNoObjections } from '../support/objections.ts'
import { outOfPlace } from '../support/out-of-place.ts'
import { isForGuests, pages } from '../support/pages.ts'
import { addressOf, expect, test as ownPage, type Visitor } from '../support/portal.ts'
import { readIn } from '../support/read-in.ts'

/** Phones, tablets, windows at 200 %, and screens. */
const widths = [320, 360, 390, 430, 480, 560, 640, 672, 700, 740, 768, 800, 834, 900, 960, 1024, 1080, 1280, 1440, 1920]

/** One fault hides no other one. A menu or a table that still takes its new width is no fault. */
const softly = expect.configure({ soft: true })

/** So many pages share the widths, in each of two kinds of words. */
const sharers = 8

/** Words 40 % longer stand in the place of French. */
const longerWords: Language = 'fr'

/** Thai and Japanese break lines in ways of their own. Longer words stand for the others. */
const languages: readonly Language[] =
  process.env.TEST_ALL === undefined
    ? ['th', 'ja', longerWords]
    : ['th', ...languageCodes.filter(it => it !== 'th' && it !== longerWords), longerWords]

/**
 * A page of the browser for a whole worker. Its code is warm: that is half of the time. It also shows what an earlier page of
 * the same application leaves behind.
 */
const test = ownPage.extend<object, { readerPage: Page }>({
  readerPage: [
    async ({ browser, cloud }, use) => {
      // A colour on its way from one theme to the other has a contrast of its own.
      const context = await browser.newContext({ baseURL: cloud.url, locale: 'en-GB', reducedMotion: 'reduce' })
      const page = await context.newPage()
      await replaceFrench(page)
      await use(page)
      await context.close()
    },
    { scope: 'worker' }
  ],
  context: async ({ readerPage }, use) => use(readerPage.context()),
  page: async ({ readerPage }, use) => use(readerPage)
})

const applicationOf = (path: string): string =>
  /^\/sub-app\/[^/?]+/.exec(path)?.[0] ?? (isForGuests(path) ? path : 'shell')

/** Goes to an address: as a link does where its application is open already. */
const goTo = async (page: Page, visitor: Visitor, address: string): Promise<void> => {
  const isOpen = page.url() !== 'about:blank'
  if (isOpen && applicationOf(addressOf(page)) === applicationOf(address)) {
    await page.evaluate(async to => {
      const { navigate } = await System.import<typeof import('@portal/session')>('@portal/session')
      // The title of the next page takes the focus.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      navigate(to)
    }, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  } else {
    // A page that begins in French has texts of the server.
    if (isOpen) await readIn(page, 'th')
    if (isForGuests(address)) await page.goto(address)
    else await visitor.open('operator', address)
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  // Rows that are asked for again are paler until they are there.
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
}

/** Pages take the widths by turns: a fault of one kind shows on many pages. A run of everything tries each width on each. */
const expectInPlace = async (page: Page, words: string, turn: number): Promise<void> => {
  for (const [index, width] of widths.entries()) {
    if (process.env.TEST_ALL === undefined && index % sharers !== turn % sharers) continue
    await page.setViewportSize({ width, height: 740 })
    await softly.poll(() => outOfPlace(page), `${words}, out of place at ${width} px`).toEqual([])
  }
}

const expectToFit = async (page: Page, words: string): Promise<void> => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    softly(wider, `${words}, wider than ${width} px`).toBeLessThanOrEqual(0)
    await softly.poll(() => textsCutOff(page), `${words}, cut off at ${width} px`).toEqual([])
  }
}

/** Shows the French that the longer words replace, and leaves the page as it was. */
const expectFrenchToFit = async (page: Page): Promise<void> => {
  await page.unrouteAll()
  await readIn(page, 'th')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await readIn(page, 'fr')
  await expectToFit(page, 'fr')
  await replaceFrench(page)
  await readIn(page, 'th')
  await page.reload()
}

// How a language is chosen at a load is what languages.test.ts tests.
for (const [place, address] of pages.entries()) {
  test(`${address} is accessible in both themes, has one filled button at most, and fits 320 and 360 px in languages of each script and with longer words, and has all in its place up to 1920 px`, async ({
    page,
    visitor
  }) => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await goTo(page, visitor, address)
    if (!isForGuests(address)) softly(await page.locator('main .primary:visible').count()).toBeLessThanOrEqual(1)
    await expectNoObjections(page, 'page')
    // 320 px is the least width at which nothing may need scrolling in two directions (WCAG 2.2, 1.4.10).
    await page.setViewportSize({ width: 320, height: 740 })
    // The menu goes out of the way; till then its texts stand half outside.
    await expect.poll(() => textsCutOff(page)).toEqual([])
    // The page is in one of the languages since the page before. The change of a language costs more than a look.
    const shown = await page.evaluate(() => document.documentElement.lang)
    for (const language of shown === longerWords ? languages.toReversed() : languages) {
      await readIn(page, language)
      const words = language === longerWords ? 'words 40 % longer' : language
      await expectToFit(page, words)
      if (language === 'th') await expectInPlace(page, words, 2 * place)
      if (language === longerWords) await expectInPlace(page, words, 2 * place + 1)
    }
    if (process.env.TEST_ALL !== undefined) await expectFrenchToFit(page)
  })
}
