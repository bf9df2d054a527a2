import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { exportFilePath } from '#contract/calls/exports/exports.ts'
import { openPath } from '#contract/calls/open-platform/outside.ts'
import { calls } from '#contract/index.ts'
import { tokenCookie } from '#contract/page/page-names.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { signIn } from '../support/client.ts'
import { writeProject } from '../support/files/portal-files.ts'

/* Every request waits in a line, however it arrives and whatever it asks for. */

let cloud: TestCloud
let token: string
test.beforeAll(async () => {
  const project = await writeProject()
  cloud = await startTestCloud({
    taskDays: 1,
    logLevel: 'silent',
    portal: { build: `${project}/build`, environment: project },
    settings: { GROUP_WAITING: 40, TRUSTED_PROXIES: ['127.0.0.1'] }
  })
  token = await signIn(cloud, 'operator')
})
test.afterAll(() => cloud.close())

const request = (path: string, more: Record<string, string> = {}) =>
  [`GET ${path} HTTP/1.1`, 'Host: x', ...Object.entries(more).map(([name, value]) => `${name}: ${value}`), '', ''].join(
    '\r\n'
  )

const openSocket = async () => {
  const { hostname, port } = new URL(cloud.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  return socket
}

/** The statuses of answers that one connection gets, in their order, until there are so many. */
const statusesOf = async (text: string, count: number): Promise<string[]> => {
  const socket = await openSocket()
  let answers = ''
  const statuses = () => answers.match(/HTTP\/1\.1 \d{3}/g) ?? []
  socket.setEncoding('latin1').on('data', chunk => {
    answers += chunk
  })
  socket.write(text)
  await expect.poll(() => statuses().length).toBe(count)
  socket.destroy()
  return statuses().map(status => status.slice(-3))
}

test('has no route outside of all lines but the two that load balancers ask', () => {
  const outside = cloud.routeLines.filter(({ line }) => line === 'none').map(({ method, url }) => `${method} ${url}`)
  expect(outside.sort()).toEqual(['GET /healthz', 'GET /readyz', 'HEAD /healthz', 'HEAD /readyz'])
  expect(cloud.routeLines.length).toBeGreaterThan(Object.keys(calls).length)
})

const kinds: [title: string, path: string, headers: () => Record<string, string>, status: string][] = [
  ['calls of a member', calls.messageCount.path, () => ({ Authorization: `Bearer ${token}` }), '200'],
  ['the description of all calls', '/api/openapi.json', () => ({ 'Accept-Encoding': 'br' }), '200'],
  ['pages with a dead token', '/dashboard', () => ({ Accept: 'text/html', Cookie: `${tokenCookie}=dead` }), '200'],
  ['tickets for files that nobody gave', `${exportFilePath}?ticket=x`, () => ({}), '404'],
  ['built files', '/assets/shell-3fa2c1d0.js', () => ({}), '200'],
  ['paths that lead nowhere', '/assets/nothing.js', () => ({}), '404']
]

for (const [title, path, headers, status] of kinds)
  test(`answers 300 pipelined requests of one connection one after the other: ${title}`, async () => {
    // A line takes 40 requests at most. All at once, most of them would be refused.
    const statuses = await statusesOf(request(path, headers()).repeat(300), 300)
    expect(new Set(statuses)).toEqual(new Set([status]))
  })

test('reads no further from a connection that sends thousands of requests and reads no answer', async () => {
  const socket = await openSocket()
  const flood = request('/api/openapi.json').repeat(1_000)
  let written = 0
  socket.pause()
  const write = () => {
    while (written < 200 && socket.write(flood)) written += 1
  }
  socket.on('drain', write)
  write()
  const answered = await statusesOf(request('/healthz'), 1)
  expect(answered).toEqual(['200'])
  // 200,000 requests would be 9 MB: what the kernel's buffers can't hold stays with the client.
  expect(written).toBeLessThan(200)
  expect(socket.bytesWritten).toBeGreaterThan(flood.length)
  socket.destroy()
})

test('gives other addresses their turn while one asks for files in a burst', async () => {
  const asked = (address: string) => request('/assets/nothing.js', { 'X-Forwarded-For': address })
  const burst = Array.from({ length: 400 }, () => statusesOf(asked('203.0.113.1'), 1))
  const other = statusesOf(asked('203.0.113.2'), 1)
  const statuses = (await Promise.all(burst)).flat()
  expect(await other).toEqual(['404'])
  expect(statuses.every(status => ['404', '503'].includes(status))).toBe(true)
})

test('sends texts that are the same for all with a tag, and nothing to who has them', async () => {
  const texts = [
    '/api/openapi.json',
    `${openPath}/openapi.json`,
    `${calls.agreement.path}?type=privacy&lang=en`,
    `${calls.languageFile.path}?intLangCode=en`,
    calls.languageHashes.path
  ]
  for (const path of texts) {
    const first = await fetch(cloud.url + path, { headers: { 'Accept-Encoding': 'br' } })
    const etag = first.headers.get('ETag') ?? ''
    expect(etag, path).toMatch(/^W\/"/)
    expect(first.headers.get('Content-Encoding'), path).toBe('br')
    const again = await fetch(cloud.url + path, { headers: { 'If-None-Match': etag } })
    expect([again.status, await again.text()], path).toEqual([304, ''])
  }
})
