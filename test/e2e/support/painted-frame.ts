import type { BrowserContext, Page } from '@playwright/test'
import type { TestCloud } from '../../../cloud/testing.ts'
import { differenceOf } from './pictures.ts'
import { expect, keepToken, type Visitor } from './portal.ts'

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

type Visit = [who: string, account: 'operator' | 'customer', address: string, look: { name: string; value: string }[]]

/** The visits: a person, a page and the cookies. */
const visits: Visit[] = [
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

/** Each of them on a wide screen and on a narrow one. */
export const visitsAtWidths = visits.flatMap(visit => [1_280, 360].map(width => [visit, width] as const))

type Visited = { page: Page; context: BrowserContext; cloud: TestCloud; visitor: Visitor }

/** Comes to a page, and holds a file of it back, until header and sidebar are there without it; gives how to let it through. */
export const comeTo = async (
  { page, context, cloud, visitor }: Visited,
  [, account, address, look]: Visit,
  width: number,
  holdFile: (page: Page) => Promise<() => void>
): Promise<() => void> => {
  await page.setViewportSize({ width, height: 720 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await keepToken(context, cloud.url, await visitor.tokenOf(account))
  await context.addCookies(look.map(it => ({ ...it, url: cloud.url })))
  // The bell's number comes when it comes.
  await page.route(/message\/.*count/, () => undefined)
  const release = await holdFile(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('portal-header').getByRole('link').first()).toBeVisible()
  return release
}

/** Lets the file through, and sees the same header and sidebar once React has them. */
export const seeSameAfter = async (page: Page, release: () => void): Promise<void> => {
  expect(await page.evaluate(() => customElements.get('portal-sidebar'))).toBeUndefined()
  // A narrow screen has no sidebar beside the page.
  const seen = () => ((page.viewportSize()?.width ?? 0) < 768 ? [] : pictures(page))
  const before = { lines: await drawn(page), pictures: await seen() }
  expect(before.lines.length).toBeGreaterThan(40)
  release()
  await takenOver(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await drawn(page)).toEqual(before.lines)
  expect(await differences(page, before.pictures, await seen())).toBe(0)
}
