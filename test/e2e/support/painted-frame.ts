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

export const holdReact = (page: Page): Promise<() => void> => hold(page, /\/assets\/react-[0-9a-f]+\.js/)

/** Elements of both shadow roots as text, but for what opens later, and for what ties it to its button. */
export const drawn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // React keeps texts side by side apart, which HTML can't.
    const linesIn = (parent: Node, depth: number): string[] => {
      const found: string[] = []
      let text = ''
      for (const child of parent.childNodes) {
        if (child instanceof Text) text += child.data
        else {
          found.push(' '.repeat(depth) + text, ...lines(child, depth))
          text = ''
        }
      }
      return [...found, ' '.repeat(depth) + text].filter(line => line.trim() !== '')
    }
    const lines = (node: Node, depth: number): string[] => {
      if (!(node instanceof Element) || node.matches('dialog, [popover]')) return []
      // A list is filled a moment after it was drawn.
      if (node instanceof HTMLOptionElement && !node.selected) return []
      const own = [...node.attributes]
        .filter(({ name }) =>
          /^(class|href|part|role|title|lang|type|tabindex|d|stroke.*|aria-(?!controls).*|data-.*)$/.test(name)
        )
        .map(({ name, value }) => `${name}=${value}`)
        .sort()
      return [`${' '.repeat(depth)}${node.localName} ${own.join(' ')}`, ...linesIn(node, depth + 1)]
    }
    return ['portal-header', 'portal-sidebar'].flatMap(tag =>
      linesIn(document.querySelector(tag)?.shadowRoot ?? new DocumentFragment(), 0)
    )
  })

const cookie = (name: string, value: string) => ({ name: `portal_${name}`, value })

/** Who comes to which page, with which cookies. */
export const visits: [
  who: string,
  account: 'operator' | 'customer',
  address: string,
  look: { name: string; value: string }[]
][] = [
  ['an operator', 'operator', '/dashboard', []],
  ['a customer inside a sub-application', 'customer', '/sub-app/robot', []],
  ['an operator with a collapsed sidebar', 'operator', '/dashboard', [cookie('sidebar', 'collapsed')]],
  [
    'a customer who reads Thai in the dark',
    'customer',
    '/dashboard',
    [cookie('language', 'th'), cookie('theme', 'dark')]
  ],
  ['an operator who reads Japanese', 'operator', '/lang', [cookie('language', 'ja')]]
]
