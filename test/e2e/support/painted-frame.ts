import type { Page } from '@playwright/test'

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

/** How many pixels are of another colour, leaving aside what smoothing the edge of a letter can differ by. */
export const differences = async (page: Page, before: Buffer[], after: Buffer[]): Promise<number> => {
  const blank = await page.context().newPage()
  const count = await blank.evaluate(
    async pairs => {
      const pixels = async (source: string): Promise<Uint8ClampedArray> => {
        const image = Object.assign(new Image(), { src: `data:image/png;base64,${source}` })
        await image.decode()
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
        canvas?.drawImage(image, 0, 0)
        return canvas?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
      }
      let different = 0
      for (const [one = '', other = ''] of pairs) {
        const [first, second] = [await pixels(one), await pixels(other)]
        if (first.length !== second.length || first.length === 0) return Number.POSITIVE_INFINITY
        first.forEach((value, index) => {
          if (Math.abs(value - (second[index] ?? 0)) > 40) different += 1
        })
      }
      return different
    },
    before.map((picture, index) => [picture.toString('base64'), after[index]?.toString('base64') ?? ''])
  )
  await blank.close()
  return count
}
