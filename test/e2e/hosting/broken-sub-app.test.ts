import type { Page } from '@playwright/test'
import { hostModule } from '../support/host-module.ts'
import { expect, sidebar, test } from '../support/portal.ts'

const notLoaded = 'Its files could not be loaded.'
const notReadable = 'Its file has a mistake in its code, or a format that the portal cannot read.'
const notReleased = 'Its files are not the ones that were released.'
const notStarted = 'It stopped with an error while starting.'
const javascriptOf = /\/sub-apps\/robot\/robot-[0-9a-f]+\.mjs/

const broken: [what: string, answer: { file: string; status?: number }, text: string][] = [
  ['is not there', { file: 'well.js', status: 404 }, notLoaded],
  ['its server fails to send', { file: 'well.js', status: 500 }, notLoaded],
  ["is a gateway's page", { file: 'broken/sign-in-page.html' }, notReadable],
  ['is an empty file', { file: 'broken/empty.txt' }, notReadable],
  ['has a syntax error', { file: 'broken/syntax-error.txt' }, notReadable],
  ['throws where it is evaluated', { file: 'broken/throws-at-top.js' }, notLoaded],
  ['has no lifecycles', { file: 'broken/no-lifecycles.js' }, 'This application can’t be opened in the portal.'],
  ['throws in bootstrap', { file: 'broken/throws-in-bootstrap.js' }, notStarted],
  ['throws in mount', { file: 'broken/throws-in-mount.js' }, notStarted]
]

for (const [what, answer, text] of broken) {
  test(`a sub-application that ${what} shows a panel, the frame lives, and retry loads it afresh`, async ({
    page,
    complaints,
    cloud,
    visitor
  }) => {
    const module = await hostModule(page, cloud.url, answer)
    const reports = reportsOf(page)
    await visitor.open('customer', '/sub-app/robot')
    await expect(page.getByRole('heading', { name: 'Robots could not be opened' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text)
    await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toBeVisible()
    const id = /Failure (\w+)/.exec(await page.getByRole('main').getByRole('alert').innerText())?.[1]
    expect(complaints.join()).toContain(`Failure ${id}`)

    const before = module.requests()
    module.answerWith({ file: 'well.js' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Well' })).toBeVisible()
    expect(module.requests()).toBe(before + 1)
    await expect.poll(() => reports().filter(it => it.includes(`"${id}"`)).length).toBe(1)
    complaints.length = 0
  })
}

/** A map with a path of somebody's computer, and with the text of the source. */
const mapOf = (mappings: string) =>
  JSON.stringify({
    version: 3,
    sources: ['/home/ada/secret-client/robot/src/list/open.ts'],
    sourcesContent: ['const secret = 1'],
    names: [],
    mappings
  })

const maps: [what: string, map: string, place: RegExp][] = [
  ['in the sources, where its release has a map', mapOf(';;;;AAyBA;AAAA;AAAA;AAAA'), /src\/list\/open\.ts:\d+:\d+/],
  ['in the file, where the map is no JSON', 'no map', /robot\.js:\d+:\d+/],
  ['in the file, where the map is too large', mapOf('A'.repeat(5 * 1_024 * 1_024)), /robot\.js:\d+:\d+/]
]
for (const [what, map, place] of maps)
  test(`the report of a failure has the place ${what}`, async ({ page, complaints, cloud, visitor }) => {
    const reports = reportsOf(page)
    await hostModule(page, cloud.url, { file: 'broken/throws-in-mount.js' })
    await page.route('**/test-modules/robot.js.map', route => route.fulfill({ body: map }))
    await visitor.open('customer', '/sub-app/robot')
    await expect(page.getByRole('main').getByRole('alert')).toContainText(notStarted)
    await expect.poll(() => reports().filter(it => place.test(it)).length).toBe(1)
    expect(reports().join()).not.toMatch(/secret/)
    complaints.length = 0
  })

const left: [what: string, file: string][] = [
  ['throws in mount', 'broken/throws-in-mount.js'],
  ['hangs in bootstrap', 'broken/hangs-in-bootstrap.js'],
  ['hangs in mount', 'broken/hangs-in-mount.js'],
  ['throws in update', 'broken/throws-in-update.js'],
  ['hangs in update', 'broken/hangs-in-update.js'],
  ['throws in unmount', 'broken/throws-in-unmount.js'],
  ['hangs in unmount', 'broken/hangs-in-unmount.js']
]

for (const [what, file] of left) {
  test(`a sub-application that ${what} can be left at once, Back leads there again, and it is loaded afresh`, async ({
    page,
    complaints,
    cloud,
    visitor
  }) => {
    const module = await hostModule(page, cloud.url, { file })
    await visitor.open('customer', '/dashboard')
    await openRobots(page)
    await expect.poll(module.requests).toBe(1)
    // A person who leaves during the load gets this module again on the way back.
    if (file.includes('bootstrap')) await page.waitForFunction(() => 'hasBegun' in globalThis)
    if (file.includes('update') || file.includes('unmount')) {
      await expect(page.getByRole('heading', { name: 'Open', exact: true })).toBeVisible()
    }
    // From now on: the portal may fetch the module ahead as soon as the person has left.
    module.answerWith({ file: 'well.js' })
    if (file.includes('update')) await page.evaluate(() => history.pushState({}, '', '/sub-app/robot/elsewhere'))
    await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await expect(page.locator('[data-application="@portal/robot"]')).toHaveCount(0)
    await page.evaluate(() => (globalThis as { drawLate?: () => void }).drawLate?.())
    await expect(page.getByRole('heading', { name: 'Too late' })).toHaveCount(0)

    await page.goBack()
    await expect(
      page.getByRole('heading', { name: file === 'broken/hangs-in-update.js' ? 'Open' : 'Well', exact: true })
    ).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    complaints.length = 0
  })
}

const slow: [what: string, file: string, seconds: number][] = [
  ['in bootstrap', 'broken/hangs-in-bootstrap.js', 10],
  ['in mount', 'broken/hangs-in-mount.js', 10]
]

for (const [what, file, seconds] of slow) {
  test(`a sub-application that hangs ${what} is given up after ${seconds} seconds, and can be asked for again`, async ({
    page,
    complaints,
    cloud,
    visitor
  }) => {
    const module = await hostModule(page, cloud.url, { file })
    await page.clock.install()
    await visitor.open('customer', '/dashboard')
    await openRobots(page)
    await expect.poll(module.requests).toBe(1)
    await page.clock.fastForward(300)
    await expect(page.getByText('Robots is loading')).toBeVisible()
    await page.clock.fastForward(seconds * 1_000)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      `It did not answer within ${seconds} seconds.`
    )
    module.answerWith({ file: 'well.js' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Well' })).toBeVisible()
    complaints.length = 0
  })
}

test('one that throws when it is told of a change is taken down with a panel, and retry opens it again', async ({
  page,
  complaints,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'broken/throws-in-update.js' })
  await visitor.open('customer', '/sub-app/robot')
  await expect(page.getByRole('heading', { name: 'Open', exact: true })).toBeVisible()
  await page.evaluate(() => history.pushState({}, '', '/sub-app/robot/elsewhere'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText('It stopped with an error while it was open.')
  await expect(page.getByRole('heading', { name: 'Open', exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Open', exact: true })).toBeVisible()
  complaints.length = 0
})

test('a module with other bytes than were built is refused', async ({ page, complaints, visitor }) => {
  await page.route(javascriptOf, route =>
    route.fulfill({ contentType: 'text/javascript', body: 'System.register([], () => ({}))' })
  )
  await visitor.open('customer', '/sub-app/robot')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(notReleased)
  await page.unroute(javascriptOf)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
  complaints.length = 0
})

for (const begins of ['while it is loaded', 'while it is mounted']) {
  test(`an application that draws before its mount is over takes the place of a progress mark that came ${begins}`, async ({
    page,
    cloud,
    visitor
  }) => {
    await hostModule(page, cloud.url, { file: 'broken/hangs-in-mount.js' })
    const progress = page.getByRole('main').getByRole('status')
    await page.route('**/test-modules/robot.js', async route => {
      if (begins === 'while it is loaded') await expect(progress).toBeVisible()
      await route.fallback()
    })
    await visitor.open('customer', '/dashboard')
    await openRobots(page)
    await expect(progress).toBeVisible()
    await page.waitForFunction(() => 'drawLate' in globalThis)
    await page.evaluate(() => (globalThis as { drawLate?: () => void }).drawLate?.())
    await expect(page.getByRole('heading', { name: 'Too late' })).toBeVisible()
    await expect(progress).toBeHidden()
  })
}

test('a module that has not come after 120 seconds is given up, and can be asked for again', async ({
  page,
  complaints,
  visitor
}) => {
  await page.clock.install()
  await visitor.open('customer', '/dashboard')
  await page.route(javascriptOf, () => undefined)
  await openRobots(page)
  await expect(page.getByText('Robots is loading')).toBeVisible()
  await page.clock.fastForward(119_000)
  await expect(page.getByText('Robots is loading')).toBeVisible()
  await page.clock.fastForward(2_000)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('It did not answer within 120 seconds.')
  await page.unroute(javascriptOf)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
  complaints.length = 0
})

test('while a module hangs the next page opens, Back works, and the module is asked for again', async ({
  page,
  visitor
}) => {
  await visitor.open('customer', '/dashboard')
  await page.route(javascriptOf, () => undefined)
  await openRobots(page)
  await expect(page.getByText('Robots is loading')).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Robots is loading')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.unroute(javascriptOf)
  await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
  await expect(page.getByRole('heading', { name: 'Robot list', exact: true })).toBeVisible()
})

const openRobots = async (page: Page): Promise<void> => {
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
}

/** The page's reports of script errors so far. */
const reportsOf = (page: Page) => {
  const sent: string[] = []
  page.on('request', request => {
    const body = request.postData() ?? ''
    if (body.includes('jsError')) sent.push(body)
  })
  return () => sent
}
