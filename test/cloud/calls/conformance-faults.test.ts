import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { WebSocket, WebSocketServer } from 'ws'
import { calls } from '#contract/index.ts'
import { livePath } from '#contract/page/live.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { measure, tableOf } from '../../../conformance/index.ts'
import { demoPassword, putDemoFolder } from '../support/data-folder.ts'
import { startChild } from '../support/faults/child.ts'
import { writeProject } from '../support/files/portal-files.ts'
import { runScript } from '../support/run-script.ts'

/* What `npm run conformance` finds in a cloud that breaks the contract, and how the command is used. */

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ settings: { SESSIONS_PER_USER: 1_000, ADDRESS_LIMIT_FACTOR: 1_000 } })
})
test.afterAll(() => cloud.close())
/** Each run tries one wrong password, and five within a quarter of an hour would lock the account. */
test.beforeEach(() => cloud.clock.advance(16 * 60_000))

const measureAt = (api: string) =>
  measure({ api, account: 'operator@demo.example', password: cloud.password, write: false, now: cloud.clock.now })

type Json = { code: number; msg?: string; data?: unknown }
type Reply = { status: number; headers: Headers; json: Json }
type Change = (reply: Reply, asked: { path: string; method: string }) => void
/** Changes a live channel's frames, and the code that closes it. */
type LiveChange = { frame?: (text: string) => string; code?: (code: number) => number }

/** Passes live channels on, and changes their frames and the codes that close them. */
const passChannels = (server: Server, { frame = text => text, code = same => same }: LiveChange): void => {
  new WebSocketServer({ server }).on('connection', (socket, { url = '/' }) => {
    const channel = new WebSocket(cloud.url.replace(/^http/, 'ws') + url)
    channel.on('message', data => socket.send(frame(String(data))))
    channel.on('close', closed => socket.close(code(closed)))
    socket.on('close', () => channel.close())
  })
}

/** A cloud that is right but for one thing: the real one, behind a proxy that changes some answers. */
const startProxy = async (change: Change, liveChange: LiveChange = {}): Promise<{ url: string; server: Server }> => {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = 'GET', url: path = '/' } = request
    const headers = new Headers()
    for (const name of ['authorization', 'content-type']) {
      const value = request.headers[name]
      if (typeof value === 'string') headers.set(name, value)
    }
    const body = method === 'GET' || chunks.length === 0 ? null : Buffer.concat(chunks)
    const answer = await fetch(cloud.url + path, { method, headers, body })
    const reply = { status: answer.status, headers: new Headers(answer.headers), json: (await answer.json()) as Json }
    change(reply, { path, method })
    const requestId = reply.headers.get('x-request-id')
    response.writeHead(reply.status, {
      'content-type': reply.headers.get('content-type') ?? '',
      ...(requestId === null ? {} : { 'x-request-id': requestId })
    })
    response.end(JSON.stringify(reply.json))
  })
  passChannels(server, liveChange)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

// biome-ignore lint/suspicious/noExplicitAny: the changes reach into answers of every shape
type Data = any
const at =
  (call: { path: string }, act: (data: Data, reply: Reply) => void): Change =>
  (reply, { path }) => {
    if (path.split('?')[0] === call.path && reply.json.code === 610_000) act(reply.json.data, reply)
  }
const code =
  (from: number, to: number): Change =>
  ({ json }) => {
    if (json.code === from) json.code = to
  }

const asItCame: Change = () => undefined

type MisfitOfAnyCall = [what: string, change: Change, check: string]
type Misfit = [...MisfitOfAnyCall, path: string, liveChange?: LiveChange]

const misfitsOfAnyCall: MisfitOfAnyCall[] = [
  ['gives no request ids', ({ headers }) => headers.delete('x-request-id'), 'names the request'],
  ['gives one request id to all', ({ headers }) => headers.set('x-request-id', '1'), 'names the request'],
  ['answers in HTML', ({ headers }) => headers.set('content-type', 'text/html'), 'is there'],
  ['answers another code without a token', code(610_596, 610_401), 'asks for a token'],
  ['answers another code to a bad token', code(610_401, 610_596), 'refuses an unknown token'],
  [
    'answers HTTP 401 to a bad token',
    reply => {
      if (reply.json.code === 610_401) reply.status = 401
    },
    'refuses an unknown token'
  ],
  ['answers a wrong method like an unknown path', code(610_610, 610_404), 'refuses another method'],
  ['calls missing fields illegal', code(610_601, 610_604), 'names the fields'],
  [
    'does not name missing fields',
    ({ json }) => {
      if (json.code === 610_601) json.data = null
    },
    'names the fields'
  ]
]

/** Rules about languages stand alone: where one is broken, the others can't be told. */
const languagePaths = calls.languageList.path.slice(0, calls.languageList.path.lastIndexOf('/'))

const misfits: Misfit[] = [
  [
    'writes ids as texts',
    at(calls.userInfo, data => Object.assign(data, { userId: '1' })),
    'data that fit',
    calls.userInfo.path
  ],
  [
    'leaves a field out',
    at(calls.robotList, data => delete data.list[0].serial),
    'data that fit',
    calls.robotList.path
  ],
  [
    'writes permissions in another order',
    at(calls.userInfo, data => Object.assign(data, { perm: 'auth' })),
    'perm as in perms',
    calls.userInfo.path
  ],
  [
    'miscounts messages',
    at(calls.messageCount, data => Object.assign(data, { count: data.count + 1 })),
    'to all',
    calls.messageCount.path
  ],
  [
    'tells another total than the count',
    at(calls.messageList, data => Object.assign(data, { total: 7 })),
    'as many messages',
    calls.messageList.path
  ],
  [
    'lists messages the oldest first',
    at(calls.messageList, data => data.list.reverse()),
    'newest first',
    calls.messageList.path
  ],
  [
    'lists read messages among the unread',
    at(calls.messageList, data => data.list.map((row: Data) => Object.assign(row, { status: 2 }))),
    'status that was asked for',
    calls.messageList.path
  ],
  [
    'counts a day too few',
    at(calls.taskCountAndTrend, data => data.trend.pop()),
    'seven days',
    calls.taskCountAndTrend.path
  ],
  [
    'counts a total that days do not add up to',
    at(calls.taskCountAndTrend, data => Object.assign(data, { total: 1 })),
    'same total',
    calls.taskCountAndTrend.path
  ],
  [
    'cuts days in another zone',
    at(calls.taskTrend, data => data.push({ ...data[0], day: '2020-01-01' })),
    'in Beijing alone',
    calls.taskTrend.path
  ],
  [
    'tells of sales of years ago',
    at(calls.monthlySales, data => data.push({ ...data[0], month: '2020-01' })),
    'twelve months',
    calls.monthlySales.path
  ],
  [
    'lists the oldest deployments first',
    at(calls.deploymentTimes, data => data.reverse()),
    'newest first',
    calls.deploymentTimes.path
  ],
  [
    'lacks a model',
    at(calls.robotModelList, data => data.splice(0, data.length)),
    'names the model',
    calls.robotModelList.path
  ],
  [
    'gives hashes of something else',
    at(calls.languageHashes, data => Object.assign(data[0], { langDescJsonMd5: '0'.repeat(32) })),
    'the MD5 of the texts',
    languagePaths
  ],
  [
    'miscounts the texts of a language',
    at(calls.languageList, data => Object.assign(data[0], { keyCount: data[0].keyCount + 1 })),
    'counts the texts',
    languagePaths
  ],
  [
    'lists a language without its hash',
    at(calls.languageHashes, data => data.pop()),
    'that have a hash',
    languagePaths
  ],
  ['says something else first on a live channel', asItCame, 'says {}', livePath, { frame: () => '{"hello":true}' }],
  ['closes live channels with a code of its own', asItCame, 'closes with 4401', livePath, { code: () => 4_000 }],
  [
    'tells which accounts exist',
    reply => {
      if (reply.json.code === 610_001) reply.json.msg = `${reply.headers.get('x-request-id')}`
    },
    'the same',
    calls.signInByEmail.path
  ]
]

test('finds nothing wrong with a cloud behind a proxy that changes nothing', async () => {
  const { url, server } = await startProxy(asItCame)
  try {
    expect((await measureAt(url)).filter(({ ok }) => !ok)).toEqual([])
  } finally {
    server.close()
  }
})

/** One measurement makes a few hundred calls, so misfits of different calls share one. */
const measureAll = async (change: Change, liveChange?: LiveChange) => {
  const { url, server } = await startProxy(change, liveChange)
  try {
    const found = (await measureAt(url)).filter(({ ok }) => !ok)
    expect(tableOf(found)).toMatch(/MISFIT[\s\S]* misfits\.\n$/)
    expect(JSON.stringify(found)).not.toContain(cloud.password)
    return found
  } finally {
    server.close()
  }
}

const paths: string[] = Object.values(calls).map(({ path }) => path)

test('finds faults that any call can have', async () => {
  const shares = misfitsOfAnyCall.map((_, share) =>
    paths.filter((_path, index) => index % misfitsOfAnyCall.length === share)
  )
  const found = await measureAll((reply, asked) => {
    const share = shares.findIndex(all => all.includes(asked.path.split('?')[0] ?? ''))
    misfitsOfAnyCall[share]?.[1](reply, asked)
  })
  for (const [share, [what, , check]] of misfitsOfAnyCall.entries()) {
    const told = found.filter(it => it.check.includes(check)).map(({ call }) => call.split(' ')[1] ?? '')
    expect
      .soft(
        told.filter(path => shares[share]?.includes(path)),
        what
      )
      .not.toEqual([])
  }
})

/** The first misfits of each path, the second ones, and so on. */
const rounds: Misfit[][] = []
for (const misfit of misfits) {
  const round = rounds.find(it => it.every(other => other[3] !== misfit[3]))
  if (round === undefined) rounds.push([misfit])
  else round.push(misfit)
}

// Each round measures the whole contract. The first one has most of the misfits; `npm test -- --all` has all rounds.
for (const round of process.env.TEST_ALL === undefined ? rounds.slice(0, 1) : rounds)
  test(`finds a cloud that ${round[0]?.[0]}${round.length > 1 ? `, and ${round.length - 1} more faults of other calls` : ''}`, async () => {
    const found = await measureAll(
      (reply, asked) => {
        for (const [, change] of round) change(reply, asked)
      },
      round.find(([, , , , liveChange]) => liveChange)?.[4]
    )
    const told = found.map(it => `${it.call}: ${it.check}`)
    for (const [what, , check, path] of round)
      expect
        .soft(
          told.filter(it => it.includes(path) && it.includes(check)),
          what
        )
        .not.toEqual([])
  })

const runConformance = (args: string[], settings: Record<string, string> = {}) =>
  runScript('conformance', args, settings)

const wrongUse: [what: string, args: string[], says: RegExp][] = [
  ['nothing', [], /npm run conformance -- --api/],
  ['an unknown option', ['--apy', 'x'], /--apy[\s\S]*npm run conformance/],
  [
    'an address without its protocol',
    ['--api', 'cloud.example', '--account', 'a@b.example'],
    /^--api is "cloud\.example"/
  ],
  ['no password and no terminal', ['--api', 'http://127.0.0.1:9', '--account', 'a@b.example'], /--password-env NAME/],
  [
    'an empty variable',
    ['--api', 'http://127.0.0.1:9', '--account', 'a@b.example', '--password-env', 'NOTHING'],
    /NOTHING \(--password-env\) holds nothing/
  ]
]

for (const [what, args, says] of wrongUse)
  test(`says what is wrong when the script is given ${what}`, async () => {
    const { code, output } = await runConformance(args)
    expect(code).toBe(1)
    expect(output).toMatch(says)
  })

test('measures a cloud in a process of its own, reading and writing, as a table and as JSON', async () => {
  test.setTimeout(180_000)
  const project = await writeProject()
  const data = join(project, 'data')
  await putDemoFolder(data)
  const child = startChild({ cwd: project, env: { DATA_DIR: data } })
  const common = ['--api', await child.ready, '--account', '+8613800000001', '--password-env', 'SECRET']
  const table = await runConformance(common, { SECRET: demoPassword })
  expect(table.output).toMatch(/\d{3,} checks, 0 misfits\.\n$/)
  expect(table.output).not.toContain(demoPassword)
  expect(table.code).toBe(0)
  const json = await runConformance([...common, '--write', '--json'], { SECRET: demoPassword })
  const findings = JSON.parse(json.output) as { ok: boolean; check: string }[]
  expect(findings.filter(({ ok }) => !ok)).toEqual([])
  expect(findings.map(({ check }) => check)).toContain('books a slot once, cancels it once')
  await child.end('SIGTERM')
  await rm(project, { recursive: true, force: true })
})
