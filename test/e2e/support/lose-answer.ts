import type { Page } from '@playwright/test'

/** Loses the cloud's next answer to an address: the cloud has done the work, and the page never hears of it. */
export const loseAnswer = async (page: Page, path: string): Promise<void> => {
  await page.route(
    `**${path}`,
    async route => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 }
  )
}
