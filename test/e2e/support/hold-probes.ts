import type { Page } from '@playwright/test'
import { calls } from '#contract/index.ts'

/**
 * Keeps the page from learning that the network is back. So it asks again when somebody presses “Try again”, and never by
 * itself before that.
 */
export const holdProbes = async (page: Page): Promise<void> => {
  await page.route(`**${calls.languageHashes.path}*`, route => route.abort())
}
