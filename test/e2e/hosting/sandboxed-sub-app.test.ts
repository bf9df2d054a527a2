import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { uploadTopics, wholeTextsOf } from '../../cloud/support/languages.ts'
import { pickLanguage } from '../support/pick-language.ts'
import { addressOf, expect, sidebar } from '../support/portal.ts'
import { moduleFile, testAt } from '../support/site.ts'

const courses = 'GET /api/studyservice/courses'

/** The module comes from another origin, which gives it to any page. */
const serveModule = async (): Promise<string> => {
  const server = createServer(async (_request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*').setHeader('Content-Type', 'text/javascript')
    response.end(await readFile(moduleFile('hostile/frame.mjs')))
  })
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const test = testAt(async () => {
  const origin = await serveModule()
  return {
    environment: {
      moduleOrigins: [origin],
      // Their pictures are files of the environment at the root.
      channels: [],
      subApps: { study: { isolation: 'frame', calls: [courses] }, robot: { links: { list: 'list' } } }
    },
    imports: { '@portal/study': `${origin}/hostile-frame.mjs` }
  }
})

const open = async (page: Page, way: string): Promise<void> => {
  await page.evaluate(to => history.pushState(null, '', to), `/sub-app/study?way=${encodeURIComponent(way)}`)
}

const inside = (page: Page) => page.frameLocator('iframe.sandbox')

test.beforeEach(({ visitor }) => visitor.open('operator', '/dashboard'))

test('a hostile module in a frame reaches neither cookie, storage, page, cloud nor another address', async ({
  page,
  complaints
}) => {
  await open(page, 'tries')
  await expect(inside(page).getByText('other call')).toBeVisible()
  await expect(inside(page).locator('[data-try="link"]')).toBeVisible()
  const found = await inside(page)
    .locator('dd')
    .evaluateAll(all => Object.fromEntries(all.map(it => [(it as HTMLElement).dataset.try, it.textContent])))
  expect(found).toEqual({
    cookie: 'refused: SecurityError',
    storage: 'refused: SecurityError',
    page: 'refused: SecurityError',
    'function of the page': 'refused: SecurityError',
    call: 'refused: TypeError',
    socket: 'refused: SocketError',
    top: 'refused: SecurityError',
    window: 'null',
    eval: 'refused: EvalError',
    'word beside the channel': 'sent',
    'allowed call': 'object',
    'other call': 'refused: CallRefused',
    link: '/sub-app/robot/list'
  })
  expect(addressOf(page)).toBe('/sub-app/study?way=tries')
  expect(await page.evaluate(() => document.cookie)).toContain('portal_token')
  complaints.length = 0
})

test('a module in a frame has the person, the language and the looks, and no token', async ({ page }) => {
  await open(page, 'nothing')
  const state = inside(page).locator('#state')
  await expect(state).toHaveText(JSON.stringify({ token: '', language: 'en', path: '/sub-app/study', isMember: true }))
  await expect(page).toHaveTitle(/^Sandboxed: nothing/)
  await expect(page.getByRole('heading', { name: 'Sandboxed: nothing' }).first()).toBeFocused()
  await pickLanguage(page, '日本語')
  await expect(state).toContainText('"language":"ja"')
  expect(await inside(page).locator('html').getAttribute('lang')).toBe('ja')
  const colour = (locator: ReturnType<Page['locator']>) => locator.evaluate(it => getComputedStyle(it).color)
  for (const theme of ['dark', 'light']) {
    await page.evaluate(
      to =>
        document
          .querySelector('portal-header')
          ?.shadowRoot?.querySelector<HTMLSelectElement>(`select:has([value=${to}])`)
          ?.setAttribute('data-it', ''),
      theme
    )
    await page.locator('[data-it]').selectOption(theme)
    await expect.poll(() => colour(inside(page).locator('html'))).toBe(await colour(page.locator('html')))
  }
})

test('a module in a frame is served the texts that were uploaded for it, and no others', async ({
  page,
  cloud,
  visitor
}) => {
  const token = await visitor.tokenOf('operator')
  const { shop, study } = await wholeTextsOf(cloud.url, 'en')
  await open(page, 'nothing')
  const served = inside(page).locator('#served')
  await expect(served).toContainText('"texts":{}')
  try {
    await uploadTopics(cloud.url, token, 'en', { shop: { secret: 'of the mall' }, study: { title: 'Lessons' } })
    await expect(served).toHaveText(JSON.stringify({ language: 'en', texts: { title: 'Lessons' }, common: {} }))
  } finally {
    await uploadTopics(cloud.url, token, 'en', { shop, study })
  }
})

test('links of a module in a frame go to its own pages, and elsewhere when a person presses them', async ({ page }) => {
  await open(page, 'nothing')
  await inside(page).getByRole('link', { name: 'Course' }).click()
  await expect.poll(() => addressOf(page)).toBe('/sub-app/study/3')
  await expect(inside(page).locator('#state')).toContainText('"path":"/sub-app/study/3"')
  await inside(page).getByRole('button', { name: 'Act' }).press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Name of a page or menu' })).toBeFocused()
  await page.keyboard.press('Escape')
  await inside(page).getByRole('link', { name: 'Dashboard link' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
})

test('a router of a module in a frame changes the address of the portal, and a state alone changes nothing', async ({
  page
}) => {
  await open(page, 'routes')
  const act = inside(page).getByRole('button', { name: 'Act' })
  await expect(act).toBeVisible()
  const steps = () => page.evaluate(() => history.length)
  const before = await steps()
  await act.click()
  await expect.poll(() => addressOf(page)).toBe('/sub-app/study/7?by=router')
  await expect(inside(page).locator('#state')).toContainText('"path":"/sub-app/study/7"')
  expect(await steps()).toBe(before + 1)
})

test('a module in a frame that floods the portal is ended, and is there again after a retry', async ({
  page,
  complaints
}) => {
  await open(page, 'floods')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByText('flood 4999')).toHaveCount(0)
  await page.evaluate(() => history.pushState(null, '', '/sub-app/study?way=nothing'))
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(inside(page).getByRole('heading', { name: 'Sandboxed: nothing' })).toBeVisible()
  complaints.length = 0
})

test('a module in a frame neither brings a person back nor fills the steps of the way back', async ({ page }) => {
  const steps = () => page.evaluate(() => history.length)
  await open(page, 'holds')
  const before = await steps()
  await expect.poll(() => Number(new URL(page.url()).searchParams.get('step'))).toBeGreaterThan(5)
  expect(await steps()).toBe(before)
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(addressOf(page)).toBe('/dashboard')
})

test('a module in a frame shows a few notices, and asks one question at a time', async ({ page }) => {
  await open(page, 'shouts')
  await expect(page.getByText('shout 4', { exact: true })).toBeVisible()
  await expect(inside(page).getByRole('heading', { name: 'Sandboxed: shouts' })).toBeVisible()
  await expect(page.getByText(/^shout/)).toHaveCount(5)
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await open(page, 'asks')
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(inside(page).locator('[data-try="answers"]')).toHaveText('true false false')
  await expect(page.getByRole('button', { name: 'Yes', exact: true })).toHaveCount(0)
})

test('a module in a frame that sends a message of any size is ended', async ({ page, complaints }) => {
  await open(page, 'sends a large message')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(complaints.join()).toContain('at most 100000 characters')
  complaints.length = 0
})

test('a module in a frame whose framework gave up has a panel in its place, and its error is reported', async ({
  page,
  complaints,
  cloud
}) => {
  await open(page, 'gives up')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('It stopped with an error while it was open.')
  await expect(page.locator('iframe')).toHaveCount(0)
  const reports = () =>
    cloud.query("select 1 from usage_events where event = 'jsError' and properties ->> 'errMsg' = 'given up'")
  await expect.poll(reports).toHaveLength(1)
  complaints.length = 0
})

test('a frame that leaves its page is ended, and one that grows without end stops', async ({ page, complaints }) => {
  await open(page, 'leaves its page')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await open(page, 'grows')
  await expect.poll(() => page.locator('iframe.sandbox').evaluate(it => it.clientHeight)).toBe(20_000)
  complaints.length = 0
})
