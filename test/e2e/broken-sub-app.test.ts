import { expect, sidebar, test } from './support/portal.ts'

const module = /\/sub-apps\/robot\/robot-[0-9a-f]+\.js/
const javascript = { contentType: 'text/javascript' }

const broken: [what: string, answer: { status?: number; contentType?: string; body: string }, text: string][] = [
  ['404', { status: 404, body: 'gone' }, 'Its files could not be loaded.'],
  ['500', { status: 500, body: 'oh' }, 'Its files could not be loaded.'],
  ["a gateway's page", { contentType: 'text/html', body: '<h1>Sign in</h1>' }, 'Its files could not be loaded.'],
  ['an empty file', { ...javascript, body: '' }, 'Its files could not be loaded.'],
  ['a syntax error', { ...javascript, body: 'System.register([' }, 'Its files could not be loaded.'],
  [
    'other bytes than were built',
    { ...javascript, body: 'System.register([], () => ({}))' },
    'Its files could not be loaded.'
  ]
]

for (const [what, answer, text] of broken) {
  test(`a sub-application that is ${what} shows a panel, the frame lives, and retry loads it afresh`, async ({
    page,
    complaints,
    visitor
  }) => {
    await page.route(module, route => route.fulfill(answer))
    await visitor.open('customer', '/sub-app/robot')
    await expect(page.getByRole('heading', { name: 'Robots could not be opened' })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(text)
    await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await page.unroute(module)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Robots', exact: true })).toBeVisible()
    complaints.length = 0
  })
}

const lifecycles: [what: string, body: string, text: string][] = [
  [
    'has no lifecycles',
    'e => ({ execute: () => { e("hello", 1) } })',
    'What was loaded is not an application of the portal.'
  ],
  [
    'throws while starting',
    app('mount: async () => { throw new Error("no") }'),
    'It stopped with an error while starting.'
  ],
  [
    'throws before its first start',
    app('bootstrap: async () => { throw new Error("no") }'),
    'It stopped with an error while starting.'
  ],
  [
    'throws where it is loaded',
    'e => ({ execute: () => { throw new Error("top") } })',
    'Its files could not be loaded.'
  ]
]

function app(own: string): string {
  return `e => ({ execute: () => { e({ bootstrap: async () => {}, mount: async () => {}, unmount: async () => {}, ${own} }) } })`
}

for (const [what, body, text] of lifecycles) {
  test(`a sub-application that ${what} shows a panel, and the way home works`, async ({
    page,
    complaints,
    cloud,
    visitor
  }) => {
    await withoutIntegrity(page, cloud.url)
    await page.route(module, route => route.fulfill({ ...javascript, body: `System.register([], ${body})` }))
    await visitor.open('customer', '/sub-app/robot')
    await expect(page.getByRole('alert')).toContainText(text)
    await page.getByRole('main').getByRole('link', { name: 'Go to the dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await page.unroute(module)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Robots', exact: true })).toBeVisible()
    complaints.length = 0
  })
}

test('one that throws while closing is reported, and the next page is there', async ({
  page,
  complaints,
  cloud,
  visitor
}) => {
  await withoutIntegrity(page, cloud.url)
  const body = app(
    'mount: async p => { p.domElement.innerHTML = "<h1>Closing</h1>" }, unmount: async () => { throw new Error("no") }'
  )
  await page.route(module, route => route.fulfill({ ...javascript, body: `System.register([], ${body})` }))
  await visitor.open('customer', '/sub-app/robot')
  await expect(page.getByRole('heading', { name: 'Closing' })).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Closing' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Closing' })).toBeVisible()
  complaints.length = 0
})

test('a module that has not come after 120 seconds is given up, and can be asked for again', async ({
  page,
  complaints,
  visitor
}) => {
  await page.clock.install()
  await visitor.open('customer', '/dashboard')
  await page.route(module, () => undefined)
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
  await expect(page.getByText('Robots is loading')).toBeVisible()
  await page.clock.fastForward(119_000)
  await expect(page.getByText('Robots is loading')).toBeVisible()
  await page.clock.fastForward(2_000)
  await expect(page.getByRole('alert')).toContainText('It did not answer within 120 seconds.')
  await page.unroute(module)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Robots', exact: true })).toBeVisible()
  complaints.length = 0
})

test('while a module hangs the next page opens, Back works, and the module is asked for again', async ({
  page,
  visitor
}) => {
  await visitor.open('customer', '/dashboard')
  await page.route(module, () => undefined)
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
  await expect(page.getByText('Robots is loading')).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Robots is loading')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.unroute(module)
  await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
  await expect(page.getByRole('heading', { name: 'Robots', exact: true })).toBeVisible()
})

/** Serves the page without the modules' hashes, so that a test can put a module of its own in their place. */
const withoutIntegrity = async (page: import('@playwright/test').Page, url: string): Promise<void> => {
  await page.route(`${url}/sub-app/**`, async route => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace(/,"integrity":\{[^}]*\}/, '').replaceAll(/ integrity="[^"]*"/g, '')
    await route.fulfill({ response: answer, body: html })
  })
}
