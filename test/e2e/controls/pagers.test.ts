import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'
import { readIn } from '../support/read-in.ts'

type Place = { name: string; address: string; steps: (page: Page) => Locator; open?: (page: Page) => Promise<void> }

const places: Place[] = [
  {
    name: 'the message drawer',
    address: '/dashboard',
    steps: page => page.locator('portal-message-drawer nav').getByRole('button'),
    open: page =>
      page
        .locator('portal-header')
        .getByRole('button', { name: /^Messages/ })
        .click()
  },
  {
    name: 'the list of stores',
    address: '/sub-app/store',
    steps: page => page.locator('portal-pager').getByRole('button')
  },
  {
    name: 'the list of robots',
    address: '/sub-app/robot',
    steps: page => page.locator('portal-pager').getByRole('button')
  }
]

// The drawer stands where it stays, and does not come gliding.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

for (const { name, address, steps, open } of places) {
  test(`the steps of the pager share one line at the end of a narrow screen: ${name}`, async ({ page, visitor }) => {
    await visitor.open('operator', address)
    await open?.(page)
    await expect(steps(page).first()).toBeVisible()
    for (const language of ['en', 'fr', 'th'] as const) {
      await readIn(page, language)
      const boxes = await steps(page).evaluateAll(all => all.map(step => step.getBoundingClientRect().toJSON()))
      expect.soft(boxes.length, language).toBeGreaterThanOrEqual(5)
      const highestEnd = Math.min(...boxes.map(({ bottom }) => bottom))
      for (const [index, { left, right, top }] of boxes.entries()) {
        expect.soft(top, `${language}, step ${index}`).toBeLessThan(highestEnd)
        expect.soft(left, `${language}, step ${index}`).toBeGreaterThanOrEqual(boxes[index - 1]?.right ?? 0)
        expect.soft(right, `${language}, step ${index}`).toBeLessThanOrEqual(360)
      }
      expect.soft(boxes.at(-1)?.right, language).toBeGreaterThan(330)
    }
  })
}
