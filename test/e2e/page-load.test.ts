import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, keepToken, test } from './support/portal.ts'

const manifest = JSON.parse(readFileSync(new URL('../../build/manifest.json', import.meta.url), 'utf8')) as {
  routes: Record<string, string[]>
}

const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter(path => path.endsWith('.js'))
      .sort()
  )

/** As somebody who saves data: nothing is fetched ahead. */
const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

test('/login loads the files that its budget counts, each once', async ({ page }) => {
  await saveData(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => scriptsOf(page)).toEqual(manifest.routes['/login']?.toSorted())
})

for (const [account, route] of [
  ['customer', '/dashboard'],
  ['customer', '/sub-app/robot'],
  ['distributor', '/sub-app/store']
] as const) {
  test(`${route} loads the files that its budget counts, each once`, async ({ page, visitor }) => {
    await saveData(page)
    await visitor.open(account, route)
    await expect.poll(() => scriptsOf(page)).toEqual(manifest.routes[route]?.toSorted())
  })
}

test('user and menu are asked for once, by the page itself, before its script has arrived', async ({
  page,
  visitor
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await visitor.open('customer', '/dashboard')
  await expect(page.getByText('Mei Tanaka').first()).toBeVisible()
  const [user, menu] = [asked.filter(it => it.endsWith('/info')), asked.filter(it => it.endsWith('/menu/list'))]
  expect([user.length, menu.length]).toEqual([1, 1])
  // Its texts; those of the drawer come later.
  expect(asked.filter(it => /\/messages\/en/.test(it))).toHaveLength(1)
})

test('all that a painted frame needs comes with the first 32 KiB of the page, which a browser gets in one piece', async ({
  cloud
}) => {
  const html = await (await fetch(`${cloud.url}/dashboard`, { headers: { Accept: 'text/html' } })).text()
  const [needed = ''] =
    /^.*<style>.*<\/portal-header>.*<\/portal-sidebar>\s*<script[^>]*>.*?<\/script>/s.exec(html) ?? []
  expect(needed).toContain('dataset.painted')
  expect(Buffer.byteLength(needed)).toBeLessThan(28 * 1024)
})

test('nothing is drawn before the script that paints the frame', async ({ cloud }) => {
  const html = await (await fetch(`${cloud.url}/dashboard`, { headers: { Accept: 'text/html' } })).text()
  const head = html.slice(0, html.indexOf('</head>'))
  const [, awaited] = /<link rel="expect" href="#([\w-]+)" blocking="render">/.exec(head) ?? []
  const [, painter = ''] =
    new RegExp(`</portal-sidebar>\\s*<script id="${awaited}">(.*?)</script>`, 's').exec(html) ?? []
  expect(painter).toContain('stand')
})

test('what the server drew is not seen without its styles', async ({ page, context, cloud, visitor }) => {
  await keepToken(context, cloud.url, await visitor.tokenOf('operator'))
  // The script that gives it its styles does not run.
  await page.addInitScript(() => Object.defineProperty(globalThis, 'portalEarly', { value: {}, writable: false }))
  await page.route(/\/assets\/portal-/, () => undefined)
  await page.goto('/dashboard', { waitUntil: 'commit' })
  await page.locator('#notices').waitFor({ state: 'attached' })
  await expect(page.locator('portal-sidebar a').first()).toBeHidden()
  await expect(page.locator('portal-header a').first()).toBeHidden()
})

test('a style that comes into the head later is stronger than those of the page', async ({ page }) => {
  await page.goto('/login')
  const button = page.getByRole('button', { name: 'Log in' })
  await expect(button).toHaveCSS('font-weight', '500')
  await page.evaluate(() => {
    document.head.append(
      Object.assign(document.createElement('style'), { textContent: '.button { font-weight: 900 }' })
    )
  })
  await expect(button).toHaveCSS('font-weight', '900')
})

test('the policy of the page allows its own scripts and no other', async ({ page, complaints }) => {
  const answer = await page.goto('/login')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy.match(/script-src [^;]*/)?.[0]).not.toMatch(/unsafe|strict-dynamic|\*|https?:(\s|;|$)/)
  expect(policy).toContain("frame-ancestors 'none'")
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'globalThis.injected = true'
    document.body.append(script)
    return 'injected' in globalThis
  })
  expect(ran).toBe(false)
  complaints.length = 0
})

test('an import map that is injected later redirects no module', async ({ page, visitor }) => {
  await visitor.open('customer', '/dashboard')
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<script type="systemjs-importmap">{"imports":{"@portal/robot":"/assets/evil.js"}}</script>'
    )
    history.pushState(null, '', '/sub-app/robot')
  })
  await expect(page.getByRole('heading', { name: 'Robots', exact: true })).toBeVisible()
})

test('a portal whose module can not be had says so in every language', async ({ page, complaints }) => {
  await page.route(/\/assets\/react-[0-9a-f]+\.js/, route => route.abort())
  await page.goto('/login')
  await expect(page.getByRole('alert')).toContainText('The portal could not be loaded')
  await expect(page.getByRole('alert')).toContainText('重新加载')
  complaints.length = 0
})
