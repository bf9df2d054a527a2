import type { Page } from '@playwright/test'
import type { Language } from '#contract/languages.ts'
import { expect } from './portal.ts'

/** Shows the page that is open in another language, and waits until all of it stands there. */
export const readIn = async (page: Page, language: Language): Promise<void> => {
  await page.evaluate(async wanted => {
    const { changeLanguage } = await System.import<typeof import('@portal/session')>('@portal/session')
    await changeLanguage(wanted)
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  // Skeletons give way first: the checks are for the page that people use.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}
