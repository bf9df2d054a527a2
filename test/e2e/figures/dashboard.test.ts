import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { TestCloud } from '../../../cloud/testing.ts'
import { inDialog } from '../support/dialog.ts'
import { holdProbes } from '../support/hold-probes.ts'
import { addressOf, expect, keepToken, test } from '../support/portal.ts'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const figure = (page: Page, name: string) => page.getByRole('article', { name, exact: true })
const numberOf = (text: string | null | undefined): number => Number(text?.replace(/[^\d.]/g, ''))
const titles = (page: Page) => page.locator('.dashboard-cards h2').allTextContents()
const calls = /tasknumandtrend|robotstates|robottasktread|robotmileagetread|monthlysales|deploymenttime|play_on/

const chooseInMenu = async (page: Page, name: string, item: string): Promise<void> => {
  await card(page, name)
    .getByRole('button', { name: `Actions of “${name}”` })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('shows the figures of seven days, with a table whose figures its file has, too', async ({ page, visitor }) => {
  await visitor.open('customer')
  const total = numberOf(await figure(page, 'Tasks done').locator('.figure').textContent())
  const trend = card(page, 'Robot tasks')
  await expect(trend.getByRole('img', { name: 'Robot tasks' })).toBeVisible()
  await trend.getByRole('button', { name: 'As a table: Robot tasks' }).click()
  const dialog = page.getByRole('dialog', { name: 'Robot tasks' })
  await expect(dialog).toBeVisible()
  // The table is a child of the page's own, shown in the dialog.
  const table = page.locator('portal-table')
  const rows = table.getByRole('row')
  await expect(rows).toHaveCount(8)
  const cells = await Promise.all((await rows.all()).slice(1).map(row => row.getByRole('cell').allTextContents()))
  const heads = await Promise.all((await rows.all()).slice(1).map(row => row.getByRole('rowheader').allTextContents()))
  const counts = cells.map(texts => texts.map(numberOf))
  expect(counts.reduce((sum, [now = 0]) => sum + now, 0)).toBe(total)
  const download = page.waitForEvent('download')
  await table.getByRole('button', { name: 'Export' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  const lines = file.trim().split('\r\n').slice(1)
  // The table has days for people, and the file has them for spreadsheets.
  expect(heads.flat()).toEqual(expect.arrayContaining(['Fri, Mar 6', 'Thu, Mar 12, so far']))
  expect(lines).toEqual(
    counts.map((values, index) => [`2026-03-${String(6 + index).padStart(2, '0')}`, ...values].join(','))
  )
  await page.keyboard.press('Escape')
  const kinds = await card(page, 'Tasks by kind of robot').getByRole('listitem').allTextContents()
  expect(kinds.length).toBeGreaterThan(1)
})

test('shows the next person nothing of the one before', async ({ page, visitor }) => {
  await visitor.open('customer')
  await expect(page.locator('.figure').first()).toBeVisible()
  await visitor.logOut()
  await page.route(calls, () => undefined)
  await visitor.submitSignIn('operator@demo.example')
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account of Olivia Hart' })).toBeVisible()
  await expect(page.locator('.figure, canvas, .ranked')).toHaveCount(0)
})

test('keeps each failure in its card, tells them once, and tries again card by card', async ({
  page,
  complaints,
  visitor
}) => {
  await page.route(calls, route => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await holdProbes(page)
  await visitor.open('customer')
  const retries = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(card(page, 'Product sales').getByText('The figures could not be loaded.')).toBeVisible()
  await expect(page.locator('.notice')).toHaveCount(1)
  await expect(page.getByText('Bad gateway')).toHaveCount(0)
  await expect(retries).toHaveCount(10)
  await page.unroute(calls)
  await card(page, 'Product sales').getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'Product sales').getByRole('img')).toBeVisible()
  await expect(retries).toHaveCount(9)
  await figure(page, 'Tasks done').getByRole('button', { name: 'Try again' }).click()
  await expect(figure(page, 'Tasks done').locator('.figure')).toBeVisible()
  complaints.length = 0
})

test('keeps period, dates, kind and store in the address, over reload and Back', async ({ page, visitor }) => {
  await visitor.open('operator')
  const tasks = figure(page, 'Tasks done')
  await expect(tasks).toContainText('so far, compared with the 7 days before until the same hour')
  const all = numberOf(await tasks.locator('.figure').textContent())
  await test.step('period and kind stay over reload and Back', async () => {
    await page.getByText('30 days', { exact: true }).click()
    await expect(tasks).toContainText('30 days before')
    await page.getByLabel('Kind of robot', { exact: true }).selectOption('hotel')
    await expect(page).toHaveURL(/\?days=30&kind=hotel$/)
    await page.reload()
    await expect(page.getByRole('radio', { name: '30 days' })).toBeChecked()
    await expect(card(page, 'Tasks by kind of robot').getByRole('listitem')).toHaveCount(1)
    await page.goBack()
    await page.goBack()
    await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked()
    await expect.poll(async () => numberOf(await tasks.locator('.figure').textContent())).toBe(all)
  })

  await test.step('dates are checked, then stand in the address', async () => {
    await page.getByText('Dates', { exact: true }).click()
    await page.getByLabel('From', { exact: true }).fill('2026-03-05')
    await page.getByLabel('To', { exact: true }).fill('2026-03-04')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('can’t be after the last day')
    await page.getByLabel('To', { exact: true }).fill('2026-03-06')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/\?from=2026-03-05&to=2026-03-06$/)
    await expect(tasks).toContainText('2 days before')
  })

  await test.step('a store is chosen and taken back', async () => {
    await page.getByRole('button', { name: 'All stores' }).click()
    const stores = inDialog(page, 'Choose a store')
    const name = await stores
      .getByRole('listitem')
      .first()
      .locator('button')
      .evaluate(it => it.firstChild?.textContent)
    await stores.getByRole('listitem').first().getByRole('button').click()
    await expect(page).toHaveURL(/&store=\d+$/)
    await expect(page.getByRole('button', { name: name ?? '', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'All stores' }).click()
    await expect(page).toHaveURL(/to=2026-03-06$/)
  })
})

test('keeps what a person hides and moves, by menu and by drag, on every device, until it is reset', async ({
  page,
  browser,
  cloud,
  visitor
}) => {
  await visitor.open('distributor')
  await expect(card(page, 'Robot tasks')).toBeVisible()
  const before = await titles(page)
  const [first = '', second = ''] = before
  const saved = () =>
    page.waitForResponse(answer => /home\/layout/.test(answer.url()) && answer.request().method() === 'PUT')
  let kept = saved()
  await chooseInMenu(page, second, 'Move up')
  await kept
  await expect(page.getByRole('button', { name: `Actions of “${second}”` })).toBeFocused()
  await expect.poll(() => titles(page)).toEqual([second, first, ...before.slice(2)])
  kept = saved()
  await chooseInMenu(page, 'Mileage', 'Hide')
  await kept
  await expect(card(page, 'Mileage')).toHaveCount(0)
  kept = saved()
  await page.setViewportSize({ width: 1280, height: 1600 })
  await card(page, 'Product sales').locator('.card-handle').hover()
  await page.mouse.down()
  await card(page, second).hover()
  await expect(page.locator('[data-over="true"]')).toContainText(second)
  await page.mouse.up()
  await kept
  const arranged = await titles(page)
  expect(arranged[0]).toBe('Product sales')

  const elsewhere = await browser.newContext({ locale: 'en-GB' })
  await keepToken(elsewhere, cloud.url, await visitor.tokenOf('distributor'))
  const other = await elsewhere.newPage()
  await other.goto(`${cloud.url}/dashboard`)
  await expect(card(other, 'Product sales')).toBeVisible()
  await expect.poll(() => titles(other)).toEqual(arranged)
  await other.getByRole('button', { name: 'Arrange cards' }).click()
  await expect(other.getByRole('checkbox', { name: 'Mileage' })).not.toBeChecked()
  await other.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => titles(other)).toEqual(before)
  await elsewhere.close()
})

test('reads the points of a chart by keyboard, and leads from a bar to the robots behind it', async ({
  page,
  visitor
}) => {
  await visitor.open('customer')
  const points = page.getByRole('slider', { name: 'Values of “Robot tasks”' })
  await points.focus()
  await expect(points).toHaveAttribute(
    'aria-valuetext',
    /Thu, Mar 12, so far: This period [\d,]+, Period before [\d,]+/
  )
  await page.keyboard.press('ArrowLeft')
  await expect(points).toHaveAttribute('aria-valuetext', /Wed, Mar 11/)
  await expect(page.locator('portal-chart .tip')).toContainText('Wed')
  await page.keyboard.press('Home')
  await expect(points).toHaveAttribute('aria-valuetext', /Fri, Mar 6/)
  const kind = card(page, 'Tasks by kind of robot').getByRole('link').first()
  const name = await kind.locator('span').nth(1).textContent()
  await kind.click()
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
  expect(addressOf(page)).toMatch(/^\/sub-app\/robot\/list\?kind=\w+&from=2026-03-06&to=2026-03-12$/)
  await expect(page.getByRole('combobox', { name: 'Kind' }).locator('option:checked')).toHaveText(name ?? '')
  await page.goBack()
  for (const chart of ['Mileage', 'Robot tasks']) {
    const bars = page.getByRole('slider', { name: `Values of “${chart}”` })
    await bars.focus()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Tasks of a day' })).toBeVisible()
    expect(addressOf(page)).toBe('/sub-app/robot/list/of-day?day=2026-03-11')
    await expect(page.getByText('Tasks that began on Wednesday, March 11, 2026.')).toBeVisible()
    await expect(page.locator('portal-list tbody tr').first()).toBeVisible()
    await page.goBack()
  }
})

/** A robot tells the cloud that it has ended a task. */
const endTask = async (cloud: TestCloud, customer: string): Promise<void> => {
  const ask = async (path: string, token: string, body?: unknown) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'X-Time-Zone': '8' }
    const sent = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    return (await (await fetch(cloud.url + path, { headers, ...sent })).json()) as { code: number; data: never }
  }
  const login = await fetch(`${cloud.url}/api/userservice/auth/login_by_email`, {
    method: 'POST',
    body: new URLSearchParams({ email: 'robot@demo.example', password: cloud.password })
  })
  const { data } = (await login.json()) as { data: { token: string } }
  const { list } = (await ask('/api/managercloud/robots?size=1', customer)).data as { list: { serial: string }[] }
  const now = cloud.clock.now()
  const event = {
    eventId: randomUUID(),
    type: 'task',
    serial: list[0]?.serial,
    time: now,
    startTime: now - 600_000,
    status: 'ended',
    mileage: 420
  }
  expect((await ask('/api/managercloud/robots/report', data.token, { events: [event] })).code).toBe(610000)
}

test('shows a task that has just ended, without a skeleton and without moving anything', async ({
  page,
  cloud,
  visitor
}) => {
  await page.addInitScript(() => {
    globalThis.shifts = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) globalThis.shifts += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const opened = new Promise<void>(resolve => {
    page.on('websocket', socket => socket.on('framereceived', () => resolve()))
  })
  await visitor.open('customer')
  const total = figure(page, 'Tasks done').locator('.figure')
  await expect(card(page, 'Product sales').getByRole('img')).toBeVisible()
  await expect(page.locator('main .skeleton')).toHaveCount(0)
  expect(await page.evaluate(() => globalThis.shifts)).toBeLessThanOrEqual(0.02)
  const before = numberOf(await total.textContent())
  await opened
  await page.evaluate(() => {
    globalThis.skeletons = 0
    new MutationObserver(() => {
      globalThis.skeletons += document.querySelectorAll('main .skeleton, main [data-waiting="true"]').length
    }).observe(document.querySelector('main') as Element, { childList: true, subtree: true, attributes: true })
  })
  await endTask(cloud, await visitor.tokenOf('customer'))
  await expect.poll(async () => numberOf(await total.textContent())).toBe(before + 1)
  expect(await page.evaluate(() => globalThis.skeletons)).toBe(0)
})

declare global {
  var shifts: number
  var skeletons: number
}

test('closes an announcement for good, on every device, and for nobody else', async ({ page, context, visitor }) => {
  await visitor.open('customer')
  const announcements = () => card(page, 'Announcements').getByRole('article')
  await expect(announcements().first()).toBeVisible()
  const count = await announcements().count()
  const title = await announcements().first().getByRole('heading').textContent()
  const close = card(page, 'Announcements').getByRole('button', { name: /^Close “/ })
  await close.first().focus()
  await page.keyboard.press('Enter')
  await expect(announcements()).toHaveCount(count - 1)
  // Nothing of it is kept in the browser.
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await visitor.open('customer')
  await expect(announcements().or(card(page, 'Announcements').getByText('No announcements')).first()).toBeVisible()
  await expect(announcements()).toHaveCount(count - 1)
  await visitor.logOut()
  await visitor.open('operator')
  await expect(announcements().first()).toBeVisible()
  expect((await announcements().count()) >= 1 && title !== null).toBe(true)
})

test('lists what was visited last and what may be opened, with the way to appointments by permission', async ({
  page,
  cloud,
  visitor
}) => {
  // The time of the test's cloud stands still: a visit of a test before must not be of the same moment.
  await cloud.clock.advance(1_000)
  await visitor.open('customer')
  await expect(page.getByRole('link', { name: 'Add appointment' })).toHaveAttribute('href', '/reserve?add')
  const services = card(page, 'Cloud services').getByRole('link')
  await expect(services.first()).toBeVisible()
  const visit = page.waitForResponse(
    answer => /menu\/history/.test(answer.url()) && answer.request().method() === 'POST'
  )
  await card(page, 'Tasks by kind of robot').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
  await visit
  await page.goto('/dashboard')
  const recent = page.getByRole('navigation', { name: 'Recently visited' }).getByRole('link').first()
  await expect(recent).toHaveText('Robot list')
  await recent.click()
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
})

test('asks for each thing once, and all at the same time', async ({ page, cloud, visitor }) => {
  // The cloud of this test lives on another day than the browser: its day has to be the browser's.
  await page.clock.setFixedTime(cloud.clock.now())
  const asked: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (calls.test(pathname) || /menu\/history|home\/layout/.test(pathname)) asked.push(pathname + search)
  })
  // The page's own address: its calls start before React renders it.
  await visitor.open('customer', '/dashboard')
  await expect(card(page, 'Announcements').getByRole('article').first()).toBeVisible()
  await expect(page.locator('main .skeleton, main [aria-busy="true"]')).toHaveCount(0)
  expect(asked.length).toBeGreaterThanOrEqual(11)
  expect(new Set(asked).size).toBe(asked.length)
})

test('is printed without what only acts, dark on white, also in the dark theme', async ({ page, visitor }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visitor.open('customer')
  await expect(card(page, 'Robot tasks').getByRole('img')).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('button', { name: 'Arrange cards' })).toBeHidden()
  await expect(page.getByRole('radio', { name: '7 days' })).toBeHidden()
  for (const frame of ['portal-header', 'portal-sidebar']) await expect(page.locator(frame)).toBeHidden()
  expect((await page.locator('main').boundingBox())?.x).toBe(0)
  await expect(card(page, 'Robot tasks')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(card(page, 'Robot tasks').getByRole('button', { name: /As a table/ })).toBeHidden()
})

test('is printed with the charts below the screen, each as wide as its card', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await visitor.open('customer')
  const trend = card(page, 'Robot tasks').locator('canvas')
  await trend.scrollIntoViewIfNeeded()
  const isDrawn = (canvas: HTMLCanvasElement): boolean =>
    canvas
      .getContext('2d')
      ?.getImageData(0, 0, canvas.width, canvas.height)
      .data.some(it => it !== 0) ?? false
  await expect.poll(() => trend.evaluate(isDrawn)).toBe(true)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const mileage = card(page, 'Mileage').locator('canvas')
  expect(await mileage.evaluate(isDrawn)).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 720, height: 600 })
  const [canvas, chart] = await Promise.all([mileage.boundingBox(), card(page, 'Mileage').boundingBox()])
  expect(canvas?.width).toBeLessThanOrEqual(chart?.width ?? 0)
  expect(canvas?.width).toBeGreaterThan((chart?.width ?? 0) * 0.8)
})

test('leads from the count of faults to the robots that have one', async ({ page, visitor }) => {
  await visitor.open('operator')
  const faults = figure(page, 'Robots with a fault')
  const count = numberOf(await faults.locator('.figure').textContent())
  expect(count).toBeGreaterThan(0)
  await faults.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
  expect(addressOf(page)).toBe('/sub-app/robot/list?fault=true')
  await expect(page.getByRole('combobox', { name: 'Fault' }).locator('option:checked')).toHaveText('With a fault')
  await expect(page.locator('portal-list tbody tr')).toHaveCount(Math.min(count, 10))
})
