import type { Page } from '@playwright/test'

export const pictureOf = async (page: Page): Promise<string> =>
  (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64')

/**
 * How far apart two pictures of one size are where they differ most, from 0 to 255 in a colour's channel. Chromium
 * smooths a curve's edge one step lighter or darker from time to time, on the very same page.
 */
export const differenceOf = (page: Page, pictures: readonly [string, string]): Promise<number> =>
  page.evaluate(async sources => {
    const [one, other] = await Promise.all(
      sources.map(async source => {
        const image = new Image()
        image.src = `data:image/png;base64,${source}`
        await image.decode()
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
        canvas?.drawImage(image, 0, 0)
        return canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
      })
    )
    if (one === undefined || other === undefined || one.length !== other.length) return 255
    return one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? 0))), 0)
  }, pictures)
