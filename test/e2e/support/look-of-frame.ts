import type { Page } from '@playwright/test'

/** The look of header and sidebar: their place, and the style of the last words in them. */
export const lookOfFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const read = (element: Element | null | undefined, names: string[]) => {
      if (element === null || element === undefined) return 'gone'
      const style = getComputedStyle(element)
      return names.map(name => `${name}: ${style.getPropertyValue(name)}`)
    }
    const inherited = ['visibility', 'direction', 'writing-mode']
    const words = [
      'color',
      'font-family',
      'font-size',
      'line-height',
      'letter-spacing',
      'text-shadow',
      'pointer-events'
    ]
    const own = ['display', 'opacity', 'transform', 'position', 'background-color', 'border-bottom-color']
    return ['portal-header', 'portal-sidebar'].map(name => {
      const host = document.querySelector(name)
      const { x, y, width, height } = host?.getBoundingClientRect() ?? {}
      // The last one: the first is marked where its page is open.
      const inside = [...(host?.shadowRoot?.querySelectorAll('a, button') ?? [])].at(-1)
      return {
        box: [x, y, width, height],
        host: read(host, [...own, ...inherited]),
        inside: read(inside, [...inherited, ...words])
      }
    })
  })
