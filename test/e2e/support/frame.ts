import type { BrowserContext, Page } from '@playwright/test'
import type { TestCloud } from '../../../cloud/testing.ts'
import { differenceOf } from './pictures.ts'
import { expect, keepToken, type Visitor } from './portal.ts'

/** Holds a file back. @returns a function that lets it through */
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

/** Whether the page came with header and sidebar in it. */
export const isRendered = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('portal-sidebar')?.shadowRoot?.querySelector('a') != null)

/** React has hydrated header and sidebar: their buttons act. */
export const hydrated = (page: Page): Promise<unknown> =>
  page.waitForFunction(() =>
    ['portal-header', 'portal-sidebar'].every(tag =>
      Object.keys(document.querySelector(tag)?.shadowRoot?.querySelector('button') ?? {}).some(it =>
        it.startsWith('__reactProps')
      )
    )
  )

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

/** Holds back the one script that everything else is loaded by. */
export const holdScript = (page: Page): Promise<() => void> => hold(page, /\/assets\/portal-[0-9a-f]+\.js/)

/** Has pages sent as by a server that renders nothing. */
export const sendWithoutFrame = async (page: Page): Promise<void> => {
  await page.route('**/*', async route => {
    if (!route.request().isNavigationRequest()) return route.fallback()
    const response = await route.fetch({ headers: { ...route.request().headers(), cookie: '' } })
    return route.fulfill({ response })
  })
  // Chromium lets a page that came from nowhere open no socket to this machine.
  await page.routeWebSocket(/\/websocket\//, () => undefined)
}

/** Elements of both shadow roots as text, but for what opens later, and for what ties it to its button. */
export const linesOf = (page: Page): Promise<string[]> =>
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
      if (!(node instanceof Element) || node.matches('dialog, [popover], style')) return []
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

/**
 * Comes to a page, and holds its script back, until header and sidebar are there without it; gives how to let it through.
 */
export const comeTo = async (
  { page, context, cloud, visitor }: Visited,
  [, account, address, look]: Visit,
  width: number
): Promise<() => void> => {
  await page.setViewportSize({ width, height: 720 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await keepToken(context, cloud.url, await visitor.tokenOf(account))
  await context.addCookies(look.map(it => ({ ...it, url: cloud.url })))
  // The bell's number comes when it comes.
  await page.route(/message\/.*count/, () => undefined)
  const release = await holdScript(page)
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('portal-header').getByRole('link').first()).toBeVisible()
  return release
}

/** Lets the script through, and sees the same nodes in the same places once React has them. */
export const seeSameAfter = async (page: Page, release: () => void): Promise<void> => {
  expect(await page.evaluate(() => customElements.get('portal-sidebar'))).toBeUndefined()
  // A narrow screen has no sidebar beside the page.
  const seen = () => ((page.viewportSize()?.width ?? 0) < 768 ? [] : pictures(page))
  const before = { lines: await linesOf(page), pictures: await seen() }
  expect(before.lines.length).toBeGreaterThan(40)
  expect(before.lines.join()).not.toContain('skeleton')
  const nodes = await page.evaluateHandle(() =>
    ['portal-header', 'portal-sidebar'].flatMap(tag => [
      ...(document.querySelector(tag)?.shadowRoot?.querySelectorAll('*') ?? [])
    ])
  )
  release()
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await nodes.evaluate(all => all.filter(it => !it.isConnected).map(it => it.outerHTML))).toEqual([])
  expect(await linesOf(page)).toEqual(before.lines)
  expect(await differences(page, before.pictures, await seen())).toBe(0)
}
