import type { Page } from '@playwright/test'
import { hostModule } from '../support/host-module.ts'
import { pickLanguage } from '../support/pick-language.ts'
import { expect, test } from '../support/portal.ts'

type Told = { token: string; permissions: string[]; language: string; route: { search: string }; userId?: number }

const told = (page: Page): Promise<Told[]> => page.evaluate(() => JSON.parse(sessionStorage.getItem('told') ?? '[]'))
const lastTold = async (page: Page) => (await told(page)).at(-1)

test('a sub-application is given the very stores of the frame, and is told of every change until the log-out', async ({
  page,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'shares-state.js' })
  await visitor.open('customer', '/sub-app/robot')
  expect(await page.evaluate(() => (globalThis as unknown as { given: unknown }).given)).toEqual({
    basePath: '/sub-app/robot',
    allFunctions: true,
    sameStore: true,
    sameUser: true,
    sameToken: true
  })
  expect((await lastTold(page))?.permissions).toContain('robot')
  await page.evaluate(() => history.pushState(null, '', '/sub-app/robot?page=2'))
  await expect.poll(async () => (await lastTold(page))?.route.search).toBe('?page=2')
  await pickLanguage(page, '日本語')
  await expect.poll(async () => (await lastTold(page))?.language).toBe('ja')
})

test('a log-out tells a mounted sub-application a token of -1 and no user', async ({ page, cloud, visitor }) => {
  await hostModule(page, cloud.url, { file: 'shares-state.js' })
  await visitor.open('customer', '/sub-app/robot')
  await visitor.logOut()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  const [first, ...later] = await told(page)
  expect(first?.token).not.toBe('-1')
  const end = later.find(({ token }) => token === '-1')
  expect(end).toMatchObject({ token: '-1', permissions: [] })
  expect(end?.userId).toBeUndefined()
})

test('a language switches frame and mounted sub-application in one frame of time, and no key is ever shown', async ({
  page,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'shares-state.js' })
  await visitor.open('customer', '/sub-app/robot')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  // Notes the page's content at each frame that the browser draws.
  await page.evaluate(() => {
    const seen = new Set<string>()
    const look = (): void => {
      const menu = document
        .querySelector('portal-sidebar')
        ?.shadowRoot?.querySelector('nav')
        ?.getAttribute('aria-label')
      const picker = document
        .querySelector('portal-header')
        ?.shadowRoot?.querySelector('.language .unseen')?.textContent
      const own = document.querySelector('[data-application] h1')?.textContent
      seen.add([document.documentElement.lang, menu, picker, own].join(' | '))
      requestAnimationFrame(look)
    }
    look()
    Object.assign(globalThis, { seen })
  })
  const languages = ['日本語', '한국어', 'ไทย', '简体中文', 'English']
  for (const [at, label] of languages.entries()) {
    await pickLanguage(page, label)
    const count = Math.min(at + 2, languages.length)
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { seen: Set<string> }).seen.size)).toBe(count)
  }
  const seen = await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen])
  // One look of the page for each language, and none in between.
  expect(seen.map(look => look.split(' | ')[0]).sort()).toEqual(['en', 'ja', 'ko', 'th', 'zh'])
  expect(new Set(seen.map(look => look.split(' | ')[3])).size).toBe(5)
  for (const look of seen) expect(look).not.toMatch(/\b[a-z]+\.[a-z][A-Za-z]+\b|undefined/)
})
