import type { Page } from '@playwright/test'
import {
  comeTo,
  holdScript,
  hydrated,
  isRendered,
  linesOf,
  seeSameAfter,
  sendWithoutFrame,
  visitsAtWidths
} from '../support/frame.ts'
import { expect, keepToken, sidebar, test, type Visitor } from '../support/portal.ts'

const allThere = (page: Page): Promise<void> => page.locator('#notices').waitFor({ state: 'attached' })

/** How far header and sidebar, or anything else outside `<main>`, have moved since the page began. */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
        type Shift = PerformanceEntry & { value: number; sources: Source[] }
        let sum = 0
        const main = document.querySelector('main')
        const box = main?.getBoundingClientRect() ?? new DOMRect()
        const isInBox = (part: DOMRectReadOnly): boolean => part.left >= box.left && part.top >= box.top
        // A node of a shadow root has no name here: that of a list in `<main>`, or that of header or sidebar. Its place tells.
        const isInMain = ({ node, previousRect, currentRect }: Source): boolean =>
          node === null ? isInBox(previousRect) && isInBox(currentRect) : main?.contains(node) === true
        new PerformanceObserver(list => {
          for (const { value, sources } of list.getEntries() as Shift[]) if (!sources.every(isInMain)) sum += value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 100)
      })
  )

for (const [visit, width] of visitsAtWidths) {
  test(`${visit[0]} sees header and sidebar with the page itself, and React keeps every node (${width} px)`, async ({
    page,
    context,
    cloud,
    visitor
  }) => {
    const release = await comeTo({ page, context, cloud, visitor }, visit, width)
    expect(await isRendered(page)).toBe(true)
    await seeSameAfter(page, release)
    expect(await layoutShift(page)).toBe(0)
  })
}

type Waiting = { page: Page; release: () => void }

/** An operator's page of which the script has not come yet. */
const waitForScript = async (
  { page, context, cloud, visitor }: Parameters<typeof comeTo>[0],
  address = '/dashboard'
): Promise<Waiting> => {
  await keepToken(context, cloud.url, await visitor.tokenOf('operator'))
  const release = await holdScript(page)
  await page.goto(address, { waitUntil: 'commit' })
  await allThere(page)
  return { page, release }
}

test('before any script of the portal a link leads on, and a pressed button acts later', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  const { release } = await waitForScript({ page, context, cloud, visitor }, '/lang')
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/dashboard$/)
  await sidebar(page).getByRole('button', { name: 'Platform' }).click()
  release()
  await expect(sidebar(page).getByRole('link', { name: 'Elevator', exact: true })).toBeVisible()
})

test('what was done before React is not lost: typing, the focus, scrolling, a list, an open popover', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  await page.setViewportSize({ width: 1_280, height: 500 })
  const { release } = await waitForScript({ page, context, cloud, visitor })
  const header = page.locator('portal-header')
  const scroll = sidebar(page).locator('.scroll')
  await scroll.evaluate(box => {
    box.scrollTop = 70
  })
  await header.getByLabel('Colours').selectOption('Dark')
  const account = header.getByRole('button', { name: /^Account of/ })
  await account.click()
  await sidebar(page).getByRole('button', { name: 'Collapse menu' }).focus()
  release()
  await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible()
  await hydrated(page)
  expect(await scroll.evaluate(box => box.scrollTop)).toBe(70)
  await expect(sidebar(page).getByRole('button', { name: 'Collapse menu' })).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const [menu, button] = await Promise.all([header.locator('.account-menu').boundingBox(), account.boundingBox()])
  expect(menu?.y).toBeGreaterThan(button?.y ?? 0)
})

test('what was typed before React is sought, and the caret stays', async ({ page, context, cloud, visitor }) => {
  const { release } = await waitForScript({ page, context, cloud, visitor })
  const field = sidebar(page).getByLabel('Filter the menu')
  await field.fill('STRESS')
  release()
  await expect(sidebar(page).getByText('1 match')).toBeVisible()
  await expect(field).toHaveValue('STRESS')
  await expect(field).toBeFocused()
})

test('the drawer of a narrow screen opens by a press before React', async ({ page, context, cloud, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { release } = await waitForScript({ page, context, cloud, visitor })
  await expect(sidebar(page)).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  release()
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Dashboard' })).toBeVisible()
})

test('user and menu come with the page and are asked for by nobody', async ({ page, context, cloud, visitor }) => {
  await keepToken(context, cloud.url, await visitor.tokenOf('customer'))
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/dashboard')
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(sidebar(page).getByRole('button', { name: 'Robots' })).toBeVisible()
  expect(asked.filter(it => /\/(info|menu\/list)$/.test(it))).toEqual([])
})

test('no page ever holds a word of somebody else', async ({ cloud, visitor }) => {
  const names = { customer: 'Mei Tanaka', operator: 'Olivia Hart' }
  const accounts = Object.keys(names) as (keyof typeof names)[]
  const tokens = new Map(await Promise.all(accounts.map(async it => [it, await visitor.tokenOf(it)] as const)))
  const languages = ['en', 'ja', 'fr']
  const ask = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const account = accounts[index % 2] ?? 'customer'
        const language = languages[index % 3]
        const Cookie = `portal_token=${tokens.get(account)}; portal_language=${language}`
        const answer = await fetch(`${cloud.url}/dashboard`, { headers: { Accept: 'text/html', Cookie } })
        return { account, language, html: await answer.text() }
      })
    )
  const hasFrame = ({ html }: { html: string }) => html.includes('shadowrootmode')
  // A busy cloud sends a page without its frame rather than late: the next ones come in smaller waves.
  const pages = await ask(200)
  await expect.poll(async () => pages.push(...(await ask(6))) && pages.filter(hasFrame).length).toBeGreaterThan(40)
  const other = { customer: names.operator, operator: names.customer }
  expect(pages.filter(({ account, html }) => html.includes(other[account]))).toEqual([])
  const rendered = pages.filter(hasFrame)
  expect(rendered.filter(({ account, html }) => !html.includes(names[account]))).toEqual([])
  expect(
    rendered.filter(({ language, html }) => !html.startsWith(`<!doctype html>\n<html lang="${language}"`))
  ).toEqual([])
  const menuLabel: Record<string, string> = { en: 'Main menu', ja: 'メインメニュー', fr: 'Menu principal' }
  const wrong = rendered.filter(({ language = '', html }) =>
    Object.entries(menuLabel).some(([it, label]) => html.includes(label) !== (it === language))
  )
  expect(wrong).toEqual([])
})

const otherwise: [whose: string, name: string, value: string | undefined][] = [
  ['another session', 'portal_token', undefined],
  ['another language', 'portal_language', 'fr'],
  ['other colours', 'portal_theme', 'dark'],
  ['another sidebar', 'portal_sidebar', 'collapsed']
]

for (const [whose, name, value] of otherwise) {
  test(`nothing is seen of a frame that was rendered for ${whose}`, async ({ page, context, cloud, visitor }) => {
    const operator = await visitor.tokenOf('operator')
    // Another tab is quicker than the page is on its way.
    const meanwhile = `${name}=${value ?? (await visitor.tokenOf('customer'))}; path=/`
    await keepToken(context, cloud.url, operator)
    await page.addInitScript(cookie => {
      // biome-ignore lint/suspicious/noDocumentCookie: it has to be there before the page's first script
      document.cookie = cookie
    }, meanwhile)
    const release = await holdScript(page)
    const answer = await page.goto('/dashboard', { waitUntil: 'commit' })
    await allThere(page)
    expect(await answer?.text()).toContain('shadowrootmode')
    expect(await isRendered(page)).toBe(false)
    expect(await linesOf(page)).toEqual([])
    release()
    const person = value === undefined ? /Mei Tanaka/ : /Olivia Hart/
    await expect(page.getByRole('button', { name: person })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a name is shown as the text that it is', async ({ page, context, cloud, visitor }) => {
  const token = await visitor.tokenOf('customer')
  const name = `"'><img src=x onerror="globalThis.ran = 1"></template><script>globalThis.ran = 1</script>`
  const quoted = name.replaceAll("'", "''")
  await cloud.query(`update users set nickname = '${quoted}' where email = 'customer@demo.example'`)
  try {
    await keepToken(context, cloud.url, token)
    const release = await holdScript(page)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    const account = page.locator('portal-header').getByRole('button', { name: /^Account of/ })
    await expect.poll(() => account.getAttribute('title')).toContain(name)
    expect(await page.locator('portal-header img, portal-header script').count()).toBe(0)
    release()
    await hydrated(page)
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  } finally {
    await cloud.query(`update users set nickname = 'Mei Tanaka' where email = 'customer@demo.example'`)
  }
})

/** Nothing of the frame is left, neither on the screen nor in the page or the browser. */
const nothingLeft = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.locator('portal-sidebar')).toBeHidden()
  expect(await page.locator('portal-sidebar a').count()).toBe(0)
  expect(await page.evaluate(() => Object.keys(localStorage).filter(it => it.includes('frame')))).toEqual([])
}

const leavings: [how: string, leave: (page: Page, visitor: Visitor) => Promise<unknown>][] = [
  ['log-out', (_, visitor) => visitor.logOut()],
  [
    'a log-out in another tab',
    async page => {
      const tab = await page.context().newPage()
      await tab.goto('/dashboard')
      await tab
        .locator('portal-header')
        .getByRole('button', { name: /^Account of/ })
        .click()
      await tab.locator('portal-header').getByRole('button', { name: 'Log out' }).click()
    }
  ]
]

for (const [how, leave] of leavings) {
  test(`a page that was left by ${how} shows nothing of it to whoever goes back`, async ({ page, visitor }) => {
    await visitor.open('operator', '/dashboard')
    await expect(sidebar(page).getByRole('button', { name: 'Platform' })).toBeVisible()
    await leave(page, visitor)
    await nothingLeft(page)
    await page.goto('/loginV1')
    await page.goBack()
    await nothingLeft(page)
  })
}

test('a dead token brings no frame', async ({ page, context, cloud }) => {
  await keepToken(context, cloud.url, 'no-longer-valid')
  const answer = await page.goto('/dashboard')
  expect(await answer?.text()).not.toContain('shadowrootmode')
  await nothingLeft(page)
})

test('what no server has rendered is rendered by React', async ({ page, context, cloud, visitor }) => {
  await keepToken(context, cloud.url, await visitor.tokenOf('operator'))
  await sendWithoutFrame(page)
  const answer = await page.goto('/dashboard')
  expect(await answer?.text()).not.toContain('shadowrootmode')
  await expect(sidebar(page).getByRole('button', { name: 'Platform' })).toBeVisible()
  await hydrated(page)
})
