import type { Page } from '@playwright/test'
import { expect, test } from '../support/portal.ts'

/** Changes what the browser gives, before any script of the page runs. */
const changed = (page: Page, script: string): Promise<unknown> => page.addInitScript(script)

const zoneIs = (zone: string): string => `{
  const own = Intl.DateTimeFormat.prototype.resolvedOptions
  Intl.DateTimeFormat.prototype.resolvedOptions = function () { return { ...own.call(this), timeZone: ${zone} } }
}`
const languagesAre = (languages: string): string =>
  `Object.defineProperty(Navigator.prototype, 'languages', { get: () => ${languages} })`
const refused = (owner: string, name: string): string =>
  `Object.defineProperty(${owner}, '${name}', { get() { throw new DOMException('refused', 'SecurityError') }, set() { throw new DOMException('refused', 'SecurityError') } })`

const zones: [what: string, zone: string][] = [
  ['gives Etc/Unknown', `'Etc/Unknown'`],
  ['gives none', 'undefined'],
  ['gives a name that no database has', `'Nowhere/At_all'`]
]
for (const [what, zone] of zones)
  test(`a browser whose time zone ${what} opens each page that writes times`, async ({ page, visitor }) => {
    await changed(page, zoneIs(zone))
    await visitor.open('customer', '/reserve')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My reservations')
    await visitor.open('operator', '/sub-app/message/announcements/new')
    await expect(page.getByRole('main').getByRole('combobox', { name: 'Time zone' })).toBeVisible()
    await visitor.open('operator', '/sub-app/platform/iot/mobile-notification/new')
    await expect(page.getByRole('main').locator('form')).toBeVisible()
  })

const languages: [given: string, html: string][] = [
  [`['en-US@posix']`, 'en'],
  [`['C']`, 'en'],
  [`['zh_CN']`, 'zh'],
  [`['undefined', 'ja_JP.UTF-8']`, 'ja'],
  ['undefined', 'en'],
  ['[]', 'en']
]
for (const [given, html] of languages)
  test(`a browser with the languages ${given} opens the sign-in and the quick registration`, async ({ page }) => {
    await changed(page, languagesAre(given))
    await page.goto('/login?screen=quick-registration')
    await expect(page.locator('html')).toHaveAttribute('lang', html)
    await page.locator('input[autocomplete="tel"]').fill('0812345678')
    await expect(page.locator('input[autocomplete="tel"]')).toHaveValue('0812345678')
  })

const kept: [what: string, script: string][] = [
  ['has no channel between tabs', `delete globalThis.BroadcastChannel`],
  [
    'refuses channels between tabs',
    `globalThis.BroadcastChannel = class { constructor() { throw new DOMException('refused', 'SecurityError') } }`
  ],
  [
    'refuses storage',
    `${refused('Window.prototype', 'localStorage')};${refused('Window.prototype', 'sessionStorage')};${refused('globalThis', 'localStorage')};${refused('globalThis', 'sessionStorage')}`
  ]
]
for (const [what, script] of kept)
  test(`a browser that ${what} lets a person sign in and go on after a reload`, async ({ page, visitor }) => {
    await changed(page, script)
    await page.goto('/login')
    await visitor.submitSignIn('customer@demo.example')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })

const cookies: [what: string, script: string][] = [
  ['refuses cookies', refused('Document.prototype', 'cookie')],
  ['takes cookies and keeps none', `Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set() {} })`]
]
for (const [what, script] of cookies)
  test(`a browser that ${what} is told so before anything is typed`, async ({ page }) => {
    await changed(page, script)
    await page.goto('/login')
    await expect(page.getByRole('alert').filter({ hasText: 'keeps no cookies for this site' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible()
  })

test('a browser that keeps cookies is told nothing of them, and keeps none of the trial', async ({ page, context }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.getByText('keeps no cookies')).toHaveCount(0)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('portal_probe')
})
