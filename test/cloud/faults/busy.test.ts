import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signIn, trySignIn } from '../support/client.ts'

/* More is asked at once than the cloud lets wait. */

test.describe.configure({ mode: 'serial' })

let cloud: TestCloud
let token: string
test.beforeAll(async () => {
  cloud = await startTestCloud({
    taskDays: 1,
    logLevel: 'silent',
    settings: { GROUP_WAITING: 40 }
  })
  token = await signIn(cloud, 'operator')
})
test.afterAll(() => cloud.close())

/** The answers of requests that arrive in one moment, in the order in which they came. */
const askAtOnce = async (requests: readonly string[]) => {
  const { hostname, port } = new URL(cloud.url)
  const sockets = await Promise.all(
    requests.map(async () => {
      const socket = connect(Number(port), hostname)
      await once(socket, 'connect')
      return socket
    })
  )
  const answered: number[] = []
  const texts = sockets.map(async (socket, index) => {
    const answer = await text(socket)
    answered.push(index)
    return answer
  })
  for (const [index, socket] of sockets.entries()) socket.write(requests[index] ?? '')
  return { texts: await Promise.all(texts), answered }
}

const head = (line: string, ...more: string[]) =>
  [`${line} HTTP/1.1`, 'Host: x', 'Connection: close', ...more].join('\r\n')
const count = () => `${head(`GET ${calls.messageCount.path}`, `Authorization: Bearer ${token}`)}\r\n\r\n`
const health = () => `${head('GET /healthz')}\r\n\r\n`
const signInRequest = () => {
  const body = new URLSearchParams({ email: 'customer@demo.example', password: cloud.password }).toString()
  const fields = ['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`]
  return `${head(`POST ${calls.signInByEmail.path}`, ...fields)}\r\n\r\n${body}`
}

test('refuses in a burst what it cannot do soon, answers the rest and its health meanwhile, and lets people sign in', async () => {
  const burst = Array.from({ length: 150 }, count)
  const { texts, answered } = await askAtOnce([...burst, health(), signInRequest()])
  const [signedIn, healthy, ...others] = [...texts].reverse()
  expect(healthy).toMatch(/^HTTP\/1\.1 200 /)
  expect(signedIn).toContain('"code":610000')
  const refused = others.filter(answer => answer.startsWith('HTTP/1.1 503 '))
  for (const answer of refused) {
    expect(answer).toMatch(/^retry-after: 2\r$/im)
    expect(answer).toContain('"code":610521')
  }
  const done = others.filter(answer => answer.includes('"code":610000'))
  expect(done.length + refused.length).toBe(150)
  expect([refused.length > 0, done.length > 10]).toEqual([true, true])
  // The process answered about its health while calls still waited.
  expect(answered.indexOf(150)).toBeLessThan(answered.length - 10)
  expect(await send(cloud.url, calls.messageCount, { token })).toMatchObject({ code: 610_000 })
})

/** Signs in from another address of this machine. */
const signInFrom = ({ url, password }: TestCloud, localAddress: string) =>
  new Promise<{ status: number; code: number }>((resolve, reject) => {
    const asked = request(
      new URL(calls.signInByEmail.path, url),
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        agent: new Agent({ localAddress })
      },
      async answer => {
        const { code } = (await json(answer)) as { code: number }
        resolve({ status: answer.statusCode ?? 0, code })
      }
    )
    asked.on('error', reject)
    asked.end(new URLSearchParams({ email: 'tenant@demo.example', password }).toString())
  })

test('one address fills half of the line at most, so that others sign in beside its burst', async () => {
  const settings = { GROUP_WAITING: 20, PASSWORD_CHECKS: 1 }
  const slow = await startTestCloud({ taskDays: 1, logLevel: 'silent', settings })
  let answered = 0
  const burst = Array.from({ length: 60 }, async () => {
    const answer = await trySignIn(slow.url, 'customer@demo.example', slow.password)
    answered += 1
    return answer
  })
  await expect.poll(() => answered, { intervals: [1] }).toBeGreaterThan(0)
  const others = await Promise.all(Array.from({ length: 5 }, () => signInFrom(slow, '127.0.0.2')))
  expect(others).toEqual(Array.from({ length: 5 }, () => ({ status: 200, code: 610_000 })))
  const answers = await Promise.all(burst)
  const refused = answers.filter(({ status }) => status === 503)
  for (const answer of refused) expect(answer.headers.get('Retry-After')).toBe('2')
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.filter(({ code }) => code === 610_000)).toHaveLength(60 - refused.length)
  await slow.close()
})
