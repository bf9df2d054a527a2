import type { Page } from '@playwright/test'
import { differenceOf } from './pictures.ts'

/** Holds a file back; what is given lets it through. */
export const hold = async (page: Page, file: RegExp): Promise<() => void> => {
  let release: () => void = () => undefined
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(file, async route => {
    await released
    await route.continue()
  })
  return release
}

export const isPainted = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.painted !== undefined)

export const takenOver = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => customElements.get('portal-sidebar'))

/** Header and sidebar as they are on the screen, without the page beside them. */
export const pictures = async (page: Page): Promise<Buffer[]> => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const sidebar = await page.locator('portal-sidebar').evaluate(it => it.clientWidth)
  return [
    await page.screenshot({ clip: { x: 0, y: 0, width, height: 56 } }),
    await page.screenshot({ clip: { x: 0, y: 56, width: sidebar, height: height - 56 } })
  ]
}

/** How many pictures show another colour, leaving aside what smoothing the edge of a letter can differ by. */
export const differences = async (page: Page, before: Buffer[], after: Buffer[]): Promise<number> => {
  const blank = await page.context().newPage()
  let count = 0
  for (const [index, picture] of before.entries()) {
    const pair = [picture, after[index]].map(it => it?.toString('base64') ?? '') as [string, string]
    if ((await differenceOf(blank, pair)) > 40) count += 1
  }
  await blank.close()
  return count
}
