import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { inDialog } from '../support/dialog.ts'
import { holdProbes } from '../support/hold-probes.ts'
import { objectionsTo } from '../support/objections.ts'
import { pickLanguage } from '../support/pick-language.ts'
import { addressOf, expect, sidebar, test } from '../support/portal.ts'

test('another framework shows the robots of the own tenant, filters and pages them in the address', async ({
  page,
  visitor
}) => {
  await visitor.open('customer', '/sub-app/robot')
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(11)
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Hotel')
  await expect.poll(() => addressOf(page)).toContain('kind=hotel')
  await expect(page.getByRole('row').filter({ hasText: 'Cleaning' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('row').filter({ hasText: 'Cleaning' }).first()).toBeVisible()
  await page
    .getByRole('button', { name: 'Next' })
    .or(page.getByRole('link', { name: 'Next' }))
    .click()
  await expect.poll(() => addressOf(page)).toContain('page=2')
  await page.reload()
  await expect(rows).toHaveCount(11)
  expect(addressOf(page)).toContain('page=2')
})

test('the head of a column sorts all robots in the cloud; the address keeps the order beside the filter', async ({
  page,
  visitor
}) => {
  await visitor.open('customer', '/sub-app/robot?online=true')
  const batteries = async (): Promise<number[]> => {
    const cells = await page.locator('portal-list tbody [data-column=battery]').allTextContents()
    return cells.map(text => Number.parseInt(text, 10))
  }
  const sorted = (sign: number) => async () => {
    const found = await batteries()
    return found.length > 1 && found.every((it, index) => index === 0 || sign * (it - (found[index - 1] ?? 0)) >= 0)
  }
  const head = page.getByRole('columnheader', { name: 'Battery' })
  await head.getByRole('button').click()
  await expect.poll(sorted(1)).toBe(true)
  const [lowest = 0] = await batteries()
  await head.getByRole('button').click()
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await expect.poll(sorted(-1)).toBe(true)
  expect(addressOf(page)).toContain('online=true&sort=-battery')
  const [highest = 0] = await batteries()
  await page
    .getByRole('button', { name: /^Page \d+$/ })
    .last()
    .click()
  await expect.poll(async () => (await batteries()).at(-1)).toBe(lowest)
  await page.goBack()
  await page.reload()
  await expect.poll(async () => (await batteries())[0]).toBe(highest)
})

test('the store of a robot is a link by name to the application for stores, and text for whoever may not open that', async ({
  page,
  visitor
}) => {
  await visitor.open('distributor', '/sub-app/robot?sort=store')
  const cell = page.locator('portal-list tbody [data-column=store]').last()
  const name = await cell.innerText()
  await cell.getByRole('link').click()
  await expect.poll(() => addressOf(page)).toMatch(/^\/sub-app\/store\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('it reads the very stores of the frame: a change of language reaches both', async ({ page, visitor }) => {
  await visitor.open('customer', '/sub-app/robot')
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
  await pickLanguage(page, '日本語')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ロボット一覧')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page).toHaveTitle(/ロボット/)
})

test('the session it imports is the instance of the portal', async ({ page, visitor }) => {
  await visitor.open('customer', '/sub-app/robot')
  const fetched = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\/session-[0-9a-f]+\.js$/.test(name)).length
  )
  expect(fetched).toBe(0)
})

test('it unmounts without a trace and mounts again', async ({ page, visitor }) => {
  await visitor.open('customer', '/dashboard')
  const traces = () =>
    page.evaluate(() => ({
      // Without the tags of files that the portal fetches ahead while the pointer rests on a link.
      head: document.head.querySelectorAll(':not(script, link[rel=preload])').length,
      body: document.body.childElementCount,
      sheets: document.adoptedStyleSheets.length,
      styles: document.querySelectorAll('style').length,
      applications: document.querySelectorAll('[data-application]').length
    }))
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  const before = await traces()
  for (let times = 0; times < 3; times++) {
    await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
    await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
    await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  }
  expect(await traces()).toEqual(before)
})

test('the page of a robot shows how it is, its faults and its tasks, and follows what it reports', async ({
  page,
  cloud,
  visitor
}) => {
  const spoke = page.waitForEvent('websocket').then(channel => channel.waitForEvent('framereceived'))
  await visitor.open('customer', '/sub-app/robot?online=true')
  await spoke
  const link = page.locator('portal-list tbody [data-column=name] a').first()
  const name = await link.innerText()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  expect(addressOf(page)).toMatch(/^\/sub-app\/robot\/list\/\d+$/)
  await expect(page.getByRole('definition').first()).toBeVisible()
  const tasks = page.getByRole('table', { name: 'Tasks' })
  await expect(tasks.getByRole('row')).toHaveCount(11)

  const robotId = Number(addressOf(page).split('/').at(-1))
  const token = await visitor.tokenOf('operator')
  const { serial } = (await send(cloud.url, calls.robotDetail, { token, query: { robotId } })).data
  const event = { eventId: crypto.randomUUID(), serial, time: cloud.clock.now(), type: 'fault' } as const
  const body = { events: [{ ...event, faultCode: 'E-777', active: true }] }
  expect((await send(cloud.url, calls.reportRobotEvents, { token, body })).code).toBe(610_000)
  await expect(page.getByRole('row').filter({ hasText: 'E-777' })).toContainText('Open')

  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('link', { name: 'Robot list', exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Robot list' })).toBeVisible()
})

test('the page of a robot shows it on the map of its scene, and follows it as it drives', async ({
  page,
  cloud,
  visitor
}) => {
  const [row] = await cloud.query(`select robot_id, serial from scene_robots join robots using (robot_id)
    where tenant_id = (select tenant_id from users where email = 'customer@demo.example') order by 1 limit 1`)
  const { robot_id: robotId, serial } = row ?? {}
  const token = await visitor.tokenOf('operator')
  const { data } = await send(cloud.url, calls.robotScene, { token, query: { robotId: Number(robotId) } })
  const [{ floorId, points } = { floorId: 0, points: [] }] = data?.floors ?? []
  const driveTo = async (name: string) => {
    const { x = 0, y = 0 } = points.find(it => it.name === name) ?? {}
    await cloud.clock.advance(1_000)
    const event = { eventId: crypto.randomUUID(), serial: String(serial), time: cloud.clock.now() }
    const body = { events: [{ ...event, type: 'place' as const, floorId, x, y, direction: 90 }] }
    expect((await send(cloud.url, calls.reportRobotEvents, { token, body })).code).toBe(610_000)
  }
  await driveTo('Table 3')

  const spoke = page.waitForEvent('websocket').then(channel => channel.waitForEvent('framereceived'))
  await visitor.open('customer', `/sub-app/robot/list/${robotId}`)
  await spoke
  const main = page.getByRole('main')
  const map = main.getByRole('img', { name: `Floor ${floorId}, near` })
  await expect(main.getByRole('heading', { name: 'Location' })).toBeVisible()
  await expect(map).toHaveAccessibleName(`Floor ${floorId}, near Table 3`)
  await expect(main).toContainText(`Floor ${floorId}, near Table 3 · No other place reported since`)
  expect(await objectionsTo(page)).toEqual([])
  const before = await map.locator('.marker').boundingBox()

  let maps = 0
  page.on('request', request => {
    if (new URL(request.url()).pathname === calls.robotScene.path) maps += 1
  })
  await driveTo('Reception')
  await expect(map).toHaveAccessibleName(`Floor ${floorId}, near Reception`)
  await expect.poll(async () => (await map.locator('.marker').boundingBox())?.x).toBeGreaterThan((before?.x ?? 0) + 50)
  expect(maps).toBe(0)

  // A scene that somebody changed is loaded again with the next place.
  await cloud.query(`update scenes set version = version + 1 where scene_id = ${data?.sceneId}`)
  await driveTo('Table 1')
  await expect(map).toHaveAccessibleName(`Floor ${floorId}, near Table 1`)
  await expect.poll(() => maps).toBe(1)

  await page.setViewportSize({ width: 360, height: 800 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expect.poll(async () => (await map.boundingBox())?.width).toBeLessThan(330)
  expect(await objectionsTo(page)).toEqual([])
})

test('a map that could not be loaded says so, and is asked for again', async ({ page, cloud, visitor, complaints }) => {
  const [row] = await cloud.query(`select robot_id from scene_robots join robots using (robot_id)
    where tenant_id = (select tenant_id from users where email = 'customer@demo.example') order by 1 limit 1`)
  await page.route(`**${calls.robotScene.path}*`, route => route.abort())
  await holdProbes(page)
  await visitor.open('customer', `/sub-app/robot/list/${row?.robot_id}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('The map could not be loaded')
  await page.unroute(`**${calls.robotScene.path}*`)
  await main.getByRole('button', { name: 'Try again' }).click()
  await expect(main.getByRole('img', { name: /^Floor \d/ })).toBeVisible()
  complaints.length = 0
})

test('a robot in no scene has no map, and a fault says its name, its remedy and its page', async ({
  page,
  cloud,
  visitor
}) => {
  const [row] = await cloud.query(`select robot_id, serial from robots
    where robot_id not in (select robot_id from scene_robots) and online order by 1 limit 1`)
  const token = await visitor.tokenOf('operator')
  const event = { eventId: crypto.randomUUID(), serial: String(row?.serial), time: cloud.clock.now() }
  const body = { events: [{ ...event, type: 'fault' as const, faultCode: 'E-207', active: true }] }
  expect((await send(cloud.url, calls.reportRobotEvents, { token, body })).code).toBe(610_000)
  await visitor.open('operator', `/sub-app/robot/list/${row?.robot_id}`)
  const main = page.getByRole('main')
  await expect(main).toContainText('This robot is in no scene, so there is no map to show it on.')
  await expect(main.getByRole('img', { name: /^Floor/ })).toHaveCount(0)
  const fault = page.getByRole('row').filter({ hasText: 'E-207' }).first()
  await expect(fault).toContainText('Battery too warm')
  await expect(fault).toContainText('let it cool for 30 minutes')
  await pickLanguage(page, '日本語')
  await expect(fault).not.toContainText('Battery too warm')
  await fault.getByRole('link', { name: 'E-207' }).click()
  await expect.poll(() => addressOf(page)).toBe('/sub-app/deploy/fault-codes/E-207')
})

test('a robot of somebody else is not found, and its address says so', async ({ page, cloud, visitor }) => {
  const token = await visitor.tokenOf('operator')
  const own = await send(cloud.url, calls.robotList, { token: await visitor.tokenOf('customer'), query: { size: 100 } })
  const all = await send(cloud.url, calls.robotList, { token, query: { size: 100 } })
  const foreign = all.data.list.find(({ robotId }) => own.data.list.every(it => it.robotId !== robotId))
  await visitor.open('customer', `/sub-app/robot/list/${foreign?.robotId}`)
  await expect(page.getByRole('main')).toContainText('This robot was not found.')
  await expect(page.getByRole('main')).not.toContainText(foreign?.serial ?? '')
})

test('records of tasks and of faults are reached from the menu, filtered in the address, and lead to their robot', async ({
  page,
  visitor
}) => {
  await visitor.open('operator', '/dashboard')
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('button', { name: 'Running statistics and records' }).click()
  await sidebar(page).getByRole('link', { name: 'Running records' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Running records' })).toBeVisible()
  const rows = page.locator('portal-list tbody tr')
  await expect(rows).toHaveCount(10)
  await page.getByRole('combobox', { name: 'Result' }).selectOption('Cancelled')
  await expect.poll(() => addressOf(page)).toContain('status=cancelled')
  await expect(rows.first()).toContainText('Cancelled')
  await page.reload()
  await expect(rows.first()).toContainText('Cancelled')
  expect(await objectionsTo(page)).toEqual([])
  await page.locator('portal-list tbody [data-column=robot] a').first().click()
  await expect(page.getByRole('table', { name: 'Tasks' })).toBeVisible()

  await sidebar(page).getByRole('link', { name: 'Error and event records' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Error and event records' })).toBeVisible()
  await page.getByRole('combobox', { name: 'State' }).selectOption('Open')
  await expect.poll(() => addressOf(page)).toContain('lasting=true')
  await page.setViewportSize({ width: 1280, height: 800 })
  const heights = await rows.evaluateAll(all => all.map(row => row.getBoundingClientRect().height))
  // Three lines with their padding.
  expect(Math.max(...heights)).toBeLessThanOrEqual(72)
  expect(await objectionsTo(page)).toEqual([])
})

test('somebody finds out why a robot is locked, unlocks it with a reason, and locks it again', async ({
  page,
  cloud,
  visitor
}) => {
  await visitor.open('operator', '/dashboard')
  const token = await visitor.tokenOf('operator')
  const { list } = (await send(cloud.url, calls.robotList, { token, query: { online: true, withFault: false } })).data
  const robot = list.find(({ state, locked }) => state === 'idle' && !locked)
  if (robot === undefined) throw new Error('no robot is free')
  const { name, robotId, serial } = robot
  const body = { robotId, reason: 'theft' as const, note: 'Seen in another city.' }
  expect((await send(cloud.url, calls.lockRobot, { token, body })).code).toBe(610_000)

  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('link', { name: 'Robot lock query' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Robot lock query' })).toBeVisible()
  await page.getByLabel('Serial number').fill(serial)
  await page.keyboard.press('Enter')
  await expect.poll(() => addressOf(page)).toContain(`serial=${serial}`)
  await expect(page.getByRole('main')).toContainText(`${name} is locked`)
  const story = page.getByRole('grid', { name: `Locks of ${name}` })
  await expect(story).toContainText('Seen in another city.')
  expect(await objectionsTo(page)).toEqual([])

  await story
    .getByRole('row')
    .filter({ hasText: 'Theft protection' })
    .getByRole('button', { name: /Actions/ })
    .click()
  await page.getByRole('menuitem', { name: 'Unlock' }).click()
  const dialog = inDialog(page, `Unlock ${name}`)
  await dialog.getByRole('button', { name: 'Unlock' }).click()
  await expect(dialog.getByLabel('Reason for the unlock')).toBeFocused()
  await page.keyboard.type('It was at a fair.')
  await dialog.getByRole('button', { name: 'Unlock' }).click()
  await expect(page.getByRole('main')).toContainText(`${name} is not locked`)
  await expect(page.getByRole('main')).toContainText('Sent to the robot. Waiting for its answer.')
  await expect(story).toContainText('It was at a fair.')

  await page.getByRole('button', { name: 'Lock', exact: true }).click()
  const again = inDialog(page, `Lock ${name}`)
  await again.getByLabel('Reason').selectOption('service')
  await again.getByLabel('Note').fill('A wheel is loose.')
  expect(await objectionsTo(page)).toEqual([])
  await again.getByRole('button', { name: 'Lock' }).click()
  await expect(page.getByRole('grid', { name: 'Currently locked' })).toContainText('A wheel is loose.')

  await visitor.open('operator', `/sub-app/robot/list/${robotId}`)
  await expect(page.getByRole('main')).toContainText(`${name} is locked`)
  await page.getByRole('link', { name: 'See why' }).click()
  await expect.poll(() => addressOf(page)).toContain(`serial=${serial}`)
})

test('running statistics compare two periods, and lead to one robot and one of its days', async ({ page, visitor }) => {
  await visitor.open('customer', '/dashboard')
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('button', { name: 'Running statistics and records' }).click()
  await sidebar(page).getByRole('link', { name: 'Running statistics', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Running statistics' })).toBeVisible()
  // The days of the demo data, which end before those of the browser's clock.
  await visitor.open('customer', '/sub-app/robot/running/statistics?from=2026-03-05&to=2026-03-11')
  await expect(page.getByRole('main')).toContainText('Previous period:')
  const rows = page.locator('portal-list tbody tr')
  await expect(rows).toHaveCount(10)
  const filters = page.getByRole('form', { name: 'Choose days and a kind' })
  await expect(filters).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])

  const link = page.locator('portal-list tbody [data-column=name] a').first()
  const name = await link.innerText()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
  expect(addressOf(page)).toMatch(/^\/sub-app\/robot\/running\/statistics\/\d+\?from=2026-03-05/)
  await expect(filters).toBeVisible()
  await page.locator('portal-table tbody [data-column=day] a').nth(2).click()
  await expect.poll(() => addressOf(page)).toContain('day=')
  await page.getByText('Show as a table').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: /Beijing time/ })).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  // Where nothing happened, the day is seen all the same.
  await expect(page.getByRole('main').locator('.day')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Running statistics' })).toBeVisible()
})

test('a template of settings is written, compared with robots and applied, and the page follows who takes it', async ({
  page,
  cloud,
  visitor
}) => {
  await visitor.open('operator', '/dashboard')
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('link', { name: 'Robot settings template' }).click()
  await page.getByRole('link', { name: 'New template' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New template' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Name')).toBeFocused()
  await page.getByLabel('Name').fill('Slow and quiet')
  await page.getByRole('checkbox', { name: 'Speed' }).check()
  await page.getByRole('spinbutton', { name: 'Speed' }).fill('40')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Slow and quiet' })).toBeVisible()

  const robots = page.getByRole('grid', { name: 'Robots, compared with the template' })
  await expect(robots).toContainText('1 difference')
  expect(await objectionsTo(page)).toEqual([])
  const token = await visitor.tokenOf('operator')
  const kind = { robotKind: 'delivery' as const, online: true, size: 100 }
  const { list } = (await send(cloud.url, calls.robotList, { token, query: kind })).data
  const robot = list.find(({ state }) => state !== 'upgrading')
  if (robot === undefined) throw new Error('no robot can be asked')
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(robot.serial)
  await expect(robots.getByRole('row')).toHaveCount(2)
  await robots.getByRole('checkbox').last().check()
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Application of the template' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Application of the template' })).toContainText('In progress')

  const requests = (await send(cloud.url, calls.robotRequests, { token, query: { size: 100 } })).data.list
  const requestId = requests.find(it => it.serial === robot.serial && it.ask.kind === 'changeSettings')?.requestId ?? 0
  const failed = { requestId, state: 'failed' as const, failure: 'refused' as const }
  await send(cloud.url, calls.reportRequests, { token, body: { reports: [failed] } })
  await expect(page.getByRole('table', { name: 'Application of the template' })).toContainText('The robot refused.')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: 'Try again for 1' }).click()
  await expect(page.getByRole('table', { name: 'Application of the template' })).toContainText('In progress')
})
