import type { Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'

/** The colour of a picture's first dot. */
const colourOf = (page: Page, picture: Buffer): Promise<string> =>
  page.evaluate(
    async source => {
      const image = Object.assign(new Image(), { src: source })
      await image.decode()
      const canvas = new OffscreenCanvas(1, 1).getContext('2d')
      canvas?.drawImage(image, 0, 0)
      return `rgb(${[...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join(', ')})`
    },
    `data:image/png;base64,${picture.toString('base64')}`
  )

test('on every page content, search and the last control keep to the same two lines', async ({ page, visitor }) => {
  await visitor.open('operator')
  for (const width of [768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    for (const address of ['/dashboard', '/account', '/secure', '/lang']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const found = await page.evaluate(() => {
        const content = document.querySelector('main > [data-application] > *')?.getBoundingClientRect()
        const header = document.querySelector('portal-header')?.shadowRoot
        const [search, person] = ['.search', '.initial'].map(it => header?.querySelector(it)?.getBoundingClientRect())
        const sidebar = document.querySelector('portal-sidebar')?.getBoundingClientRect()
        return {
          search: search?.left,
          person: person?.right,
          left: content?.left,
          right: content?.right,
          wide: content?.width ?? 0,
          beside: (content?.left ?? 0) - (sidebar?.right ?? 0)
        }
      })
      expect.soft(found.search, `${address} at ${width} px`).toBeCloseTo(found.left ?? 0, 0)
      expect.soft(found.person, `${address} at ${width} px`).toBeCloseTo(found.right ?? 0, 0)
      expect.soft(found.wide, `${address} at ${width} px`).toBeLessThanOrEqual(1376)
      expect.soft(found.beside, `${address} at ${width} px`).toBeGreaterThanOrEqual(32)
    }
  }
})

for (const [theme, wall] of [
  ['light', 'rgb(221, 232, 252)'],
  ['dark', 'rgb(22, 31, 48)']
] as const) {
  test(`the drawing beside the form follows a person who chose ${theme}`, async ({ page, context, cloud }) => {
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' })
    await context.addCookies([{ name: 'portal_theme', value: theme, url: cloud.url }])
    await page.setViewportSize({ width: 1440, height: 900 })
    const drawn = page.waitForResponse(/\/assets\/robots-at-work-[0-9a-f]+\.svg$/)
    await page.goto('/login')
    expect((await drawn).headers()['content-type']).toContain('image/svg+xml')
    const place = await page.locator('.robots-at-work').boundingBox()
    if (place === null) throw new Error('There is no drawing.')
    // The wall between the hotel robot and the lift.
    const at = { x: Math.round(place.x + place.width * 0.62), y: Math.round(place.y + place.height * 0.2) }
    await expect
      .poll(async () => colourOf(page, await page.screenshot({ clip: { ...at, width: 1, height: 1 } })))
      .toBe(wall)
  })
}
