import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { root, run } from '../../../scripts/support/process.mjs'
import { expect, sidebar } from '../support/portal.ts'
import { moduleFile, testAt } from '../support/site.ts'

const test = testAt({})

/** The other origin: a team's server with a module, and with the files that the module uses. */
let server: Server
let origin: string
test.beforeAll(async () => {
  const module = await readFile(moduleFile('fleet.mjs'))
  const framed = await readFile(moduleFile('hostile/frame.mjs'))
  const answers: Record<string, [type: string, body: string | Buffer]> = {
    '/fleet.mjs': ['text/javascript', module],
    '/framed.mjs': ['text/javascript', framed],
    '/broken.mjs': ['text/javascript', 'export const = 1'],
    '/fleet.css': ['text/css', 'h1 { color: inherit }'],
    '/fleet.svg': ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'],
    '/fleet.json': ['application/json', '{}']
  }
  server = createServer((request, response) => {
    const [type, body] = answers[request.url ?? ''] ?? ['text/plain', '']
    response.writeHead(body === '' ? 404 : 200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' }).end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

const importmap = (folder: string, ...args: string[]) =>
  run(process.execPath, [join(root, 'scripts/importmap.ts'), ...args], { cwd: folder })

/** The portal looks for a changed import map now and then. Pages that it sent before do not know of the application. */
const untilServed = (url: string, prefix: string): Promise<void> =>
  expect
    .poll(async () => (await (await fetch(`${url}/release.json`)).json()).importMap.imports[`@portal/${prefix}`])
    .toBe(`${origin}/fleet.mjs`)

test('one command adds a fourteenth sub-application to a running portal, and its menu entry opens it', async ({
  page,
  complaints,
  cloud,
  site,
  visitor
}) => {
  await visitor.open('operator', '/sub-app/fleet')
  await expect(page).toHaveURL(/\/404$/)

  const options = ['--title', 'Fleet', '--icon', 'robot', '--allow', 'styles,calls']
  const broken = await importmap(site.folder, 'add', 'fleet', `${origin}/broken.mjs`, ...options)
  expect(broken.output).toContain('It has a syntax error in line 1, column 14: Unexpected token.')
  expect(broken.code).toBe(1)
  const added = await importmap(site.folder, 'add', 'fleet', `${origin}/fleet.mjs`, ...options)
  expect(added.output).toContain('Its address is /sub-app/fleet.')
  expect(added.code).toBe(0)
  await untilServed(cloud.url, 'fleet')

  await page.goto('/dashboard')
  await sidebar(page).getByRole('link', { name: 'Fleet' }).click()
  await expect(page.getByRole('heading', { name: 'Fleet below /sub-app/fleet' })).toBeVisible()
  // The origin may send the kinds of content that the command named, and nothing else.
  await expect(page.getByText('It has styles, no images, calls.')).toBeVisible()
  complaints.length = 0
})

test('an untrusted sub-application that is added to a running portal runs in a frame, from the origin of its own', async ({
  page,
  complaints,
  cloud,
  site,
  visitor
}) => {
  const policy = async () => (await fetch(`${cloud.url}/sandbox/page.html`)).headers.get('Content-Security-Policy')
  expect(await policy()).not.toContain(origin.replace('127.0.0.1', 'localhost'))
  const address = `${origin.replace('127.0.0.1', 'localhost')}/framed.mjs`
  const options = ['--title', 'Framed', '--isolation', 'frame']
  const { code, output } = await importmap(site.folder, 'add', 'framed', address, ...options)
  expect(output).toContain('Its address is /sub-app/framed.')
  expect(code).toBe(0)
  await expect.poll(policy).toContain(new URL(address).origin)

  await visitor.open('operator', '/dashboard')
  await sidebar(page).getByRole('link', { name: 'Framed' }).click()
  const frame = page.frameLocator('iframe.sandbox')
  await expect(frame.locator('[data-try="cookie"]')).toHaveText('refused: SecurityError')
  complaints.length = 0
})

test('the permission of an added sub-application guards its address, and only its own name leads there', async ({
  page,
  site,
  visitor
}) => {
  const { code } = await importmap(site.folder, 'add', 'yard', `${origin}/fleet.mjs`, '--title', 'Yard')
  expect(code).toBe(0)
  await expect(async () => {
    await visitor.open('customer', '/sub-app/yard')
    await expect(page).toHaveURL(/\/401$/, { timeout: 2_000 })
  }).toPass()
  await expect(sidebar(page).getByRole('link', { name: 'Yard' })).toHaveCount(0)
  for (const address of [
    '/sub-app/Yard',
    '/sub-app/yards',
    '/sub-app/yard%2f',
    '/sub-app/yard;x',
    '/sub-app/toString'
  ]) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/404$/)
  }
})

test('a person who signs in gets the sub-applications that the sign-in page did not name', async ({
  page,
  site,
  cloud,
  visitor,
  complaints
}) => {
  const added = await importmap(site.folder, 'add', 'depot', `${origin}/fleet.mjs`, '--title', 'Depot')
  expect(added.code).toBe(0)
  await untilServed(cloud.url, 'depot')
  const facts: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/release.json') facts.push(search)
  })

  await page.goto('/login')
  expect(await page.content()).not.toContain('depot')
  await visitor.submitSignIn('operator@demo.example')
  await sidebar(page).getByRole('link', { name: 'Depot' }).click()
  await expect(page.getByRole('heading', { name: 'Fleet below /sub-app/depot' })).toBeVisible()
  expect(facts.filter(search => search.includes('depot'))).not.toEqual([])

  // Nobody else's page names it, and the address ends where it ended before.
  await visitor.logOut()
  await visitor.open('customer', '/dashboard')
  expect(await page.content()).not.toContain('depot')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/sub-app/depot', textContent: 'Depot' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(page).toHaveURL(/\/401$/)
  complaints.length = 0
})

test('a page that can not ask about an address says so, and asks again', async ({
  page,
  cloud,
  site,
  visitor,
  complaints
}) => {
  const added = await importmap(site.folder, 'add', 'quay', `${origin}/fleet.mjs`, '--title', 'Quay')
  expect(added.code).toBe(0)
  await untilServed(cloud.url, 'quay')
  await visitor.open('customer', '/dashboard')
  await page.route('**/release.json?of=quay', route => route.abort())
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/sub-app/quay', textContent: 'Quay' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute('**/release.json?of=quay')
  await retry.click()
  await expect(page).toHaveURL(/\/401$/)
  complaints.length = 0
})
