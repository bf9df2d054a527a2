import { gunzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'
import { filledLine, fillLog, sendLogPart } from '../support/logs.ts'

/* Logs that somebody asks robots for from afar. They come in parts, and are read by lines. */

const second = 1_000
const minute = 60 * second
const day = 24 * 60 * minute

let cloud: TestCloud
let tokens: Record<string, string>
let robotId: number
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'robot'])
  await givePermissions(cloud, 'tenant', ['deploy:remoteLog'])
  const [own] = await cloud.query(`select robot_id from robots join users using (tenant_id)
    where email = 'tenant@demo.example' order by robot_id limit 1`)
  robotId = Number(own?.robot_id)
})
test.beforeEach(async () => {
  await cloud.query('delete from robot_requests')
  await cloud.query(`update robots set online = true, state = 'idle' where robot_id = ${robotId}`)
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const ask = (wanted: { from?: number; to?: number } = {}, name = 'operator') => {
  const to = cloud.clock.now()
  const body = { robotId, log: 'navigation' as const, from: to - 60 * minute, to, ...wanted }
  return send(cloud.url, calls.askForRemoteLog, { ...as(name), body })
}
const asked = async (): Promise<number> => (await ask()).data.requestId
const part = (requestId: number, number: number, text: string | Uint8Array<ArrayBuffer>) =>
  sendLogPart(cloud.url, tokens.robot ?? '', { requestId, part: number, text })
const done = (requestId: number, parts: number, complete = true) =>
  send(cloud.url, calls.reportRequests, {
    ...as('robot'),
    body: { reports: [{ requestId, state: 'done', answer: { kind: 'sendLog', parts, complete } }] }
  })
const list = async () => (await send(cloud.url, calls.remoteLogList, { ...as('tenant'), query: { robotId } })).data.list
const detail = (requestId: number) => send(cloud.url, calls.remoteLogDetail, { ...as('tenant'), query: { requestId } })
const lines = async (requestId: number, from: number, count = 10) =>
  (await send(cloud.url, calls.remoteLogLines, { ...as('tenant'), query: { requestId, from, count } })).data.lines
type Search = { from?: number; direction?: 'forward' | 'back'; text?: string; level?: 'warning' | 'error' }
const search = async (requestId: number, wanted: Search) =>
  (
    await send(cloud.url, calls.remoteLogMatches, {
      ...as('tenant'),
      query: { requestId, from: 1, direction: 'forward', ...wanted }
    })
  ).data
const fetchLog = async (requestId: number, form: 'log' | 'log.gz') => {
  const { path } = (await send(cloud.url, calls.remoteLogTicket, { ...as('tenant'), body: { requestId, form } })).data
  return { path, response: await fetch(new URL(path, cloud.url)) }
}

test('a log arrives in parts, and is read by its lines while it arrives and afterwards', async () => {
  const requestId = await asked()
  const open = (await send(cloud.url, calls.robotRequests, { ...as('robot'), query: { size: 100 } })).data.list
  expect(open).toMatchObject([{ requestId, ask: { kind: 'sendLog', log: 'navigation' } }])
  expect((await part(requestId, 0, '1 INFO a\n2 ERROR b\r\n')).data).toEqual({ parts: 1 })
  expect(await list()).toMatchObject([{ requestId, state: 'taken', log: 'navigation', kept: { lines: 2, size: 20 } }])
  // The last line of a part needs no end. Bytes that are no text do no harm.
  await part(requestId, 1, Buffer.from('3 WARNING \u0000\u001b[31m ü\n4 \xff', 'latin1'))
  expect(await lines(requestId, 1)).toEqual([
    { line: 1, level: 'info', text: '1 INFO a', cut: false },
    { line: 2, level: 'error', text: '2 ERROR b', cut: false },
    { line: 3, level: 'warning', text: '3 WARNING \u0000\u001b[31m \ufffd', cut: false },
    { line: 4, level: null, text: '4 \ufffd', cut: false }
  ])
  expect((await lines(requestId, 2, 2)).map(({ line }) => line)).toEqual([2, 3])
  expect(await lines(requestId, 5)).toEqual([])
  await done(requestId, 2)
  expect((await detail(requestId)).data).toMatchObject({
    state: 'answered',
    userName: 'Olivia Hart',
    cutShort: false,
    robot: { robotId },
    kept: { lines: 4, expireTime: cloud.clock.now() + 7 * day }
  })
})

test('a part that comes again changes nothing, and one before its turn, an empty one and too many bytes are refused', async () => {
  const requestId = await asked()
  const first = 'a\n'.repeat(3)
  expect(codesOf(await Promise.all([0, 0, 0].map(number => part(requestId, number, first))))).toEqual({ 610000: 3 })
  expect((await part(requestId, 0, 'other\n')).data).toEqual({ parts: 1 })
  expect((await part(requestId, 2, first)).code).toBe(610604)
  expect((await part(requestId, 1, '')).code).toBe(610615)
  expect((await part(requestId, 1, 'x'.repeat(limits.logPartBytes + 1))).code).toBe(610616)
  expect((await part(requestId, limits.logPartsMax, first)).code).toBe(610604)
  expect((await detail(requestId)).data.kept).toMatchObject({ lines: 3, size: 6 })
  await cloud.query(`update robot_logs set size = ${limits.logBytesMax - 2} where request_id = ${requestId}`)
  expect((await part(requestId, 1, 'abc')).code).toBe(610616)
  expect((await part(requestId, 1, 'ab')).code).toBe(610000)
})

test('parts are taken for an open request for a log alone, and give the robot time', async () => {
  const requestId = await asked()
  await cloud.clock.advance(119 * second)
  await part(requestId, 0, 'a\n')
  await cloud.clock.advance(119 * second)
  expect((await part(requestId, 1, 'b\n')).code).toBe(610000)
  await cloud.clock.advance(130 * second)
  await expect
    .poll(async () => (await list())[0])
    .toMatchObject({ state: 'timedOut', code: 611005, kept: { lines: 2 } })
  expect((await part(requestId, 2, 'c\n')).code).toBe(610603)
  const read = await send(cloud.url, calls.readRemoteSettings, { ...as('operator'), body: { robotId } })
  expect((await part(read.data.requestId, 0, 'c\n')).code).toBe(610603)
  expect((await detail(read.data.requestId)).code).toBe(610603)
})

test('a log whose end is missing says so', async () => {
  const cut = await asked()
  await part(cut, 0, 'a\n')
  await done(cut, 1, false)
  expect((await detail(cut)).data.cutShort).toBe(true)
  const lost = await asked()
  await part(lost, 0, 'a\n')
  await done(lost, 2)
  expect((await detail(lost)).data.cutShort).toBe(true)
})

test('other times, a robot that is offline, upgrades or is asked already, and who may only read are refused', async () => {
  const now = cloud.clock.now()
  const times: [from: number, to: number][] = [
    [now, now],
    [now - minute, now - 2 * minute],
    [now - day - 1, now],
    [now - 31 * day, now - 31 * day + minute],
    [now, now + 6 * minute]
  ]
  for (const [from, to] of times) expect((await ask({ from, to })).code, `${from - now} ${to - now}`).toBe(610604)
  expect((await ask({}, 'tenant')).code).toBe(610403)
  expect(codesOf(await Promise.all(Array.from({ length: 4 }, () => ask())))).toEqual({ 610000: 1, 610704: 3 })
  await cloud.query('delete from robot_requests')
  await cloud.query(`update robots set state = 'upgrading' where robot_id = ${robotId}`)
  expect((await ask()).code).toBe(610704)
  await cloud.query(`update robots set online = false where robot_id = ${robotId}`)
  expect((await ask()).code).toBe(610703)
})

test('a search finds a text whatever its case and its signs, forward and back, and by level', async () => {
  const requestId = await asked()
  await part(requestId, 0, '1 INFO Start (a.b)\n2 ERROR axb\n3 WARN a.b\n')
  await part(requestId, 1, '4 DEBUG A.B end\n5 ERROR nothing\n')
  expect(await search(requestId, { text: 'a.b' })).toEqual({ matches: [1, 3, 4], goOn: null })
  expect(await search(requestId, { text: 'A.b', from: 4, direction: 'back' })).toEqual({
    matches: [4, 3, 1],
    goOn: null
  })
  expect(await search(requestId, { text: 'a.b', from: 2 })).toEqual({ matches: [3, 4], goOn: null })
  expect(await search(requestId, { level: 'warning' })).toEqual({ matches: [2, 3, 5], goOn: null })
  expect(await search(requestId, { level: 'error', text: 'AXB' })).toEqual({ matches: [2], goOn: null })
  expect(await search(requestId, { text: '[' })).toEqual({ matches: [], goOn: null })
  const answers = await Promise.all(
    ['x'.repeat(101), '\u0000'].map(text =>
      send(cloud.url, calls.remoteLogMatches, {
        ...as('tenant'),
        query: { requestId, from: 1, direction: 'forward', text }
      })
    )
  )
  expect(codesOf(answers)).toEqual({ 610604: 2 })
})

test('the newest ten logs of a robot are kept, for seven days', async () => {
  const ids: number[] = []
  for (let round = 0; round < 12; round += 1) {
    const requestId = await asked()
    await part(requestId, 0, 'a\n')
    await done(requestId, 1)
    ids.push(requestId)
  }
  const kept = async () =>
    (await cloud.query('select request_id from robot_logs order by 1')).map(row => row.request_id)
  expect(await kept()).toEqual(ids.slice(2))
  expect((await detail(ids[0] ?? 0)).data.kept).toBeNull()
  const query = { requestId: ids[0] ?? 0, from: 1, count: 1 }
  expect((await send(cloud.url, calls.remoteLogLines, { ...as('tenant'), query })).code).toBe(610603)
  await cloud.clock.advance(7 * day + minute)
  await expect.poll(kept).toEqual([])
  expect(await cloud.query('select count(*)::int as count from robot_log_parts')).toEqual([{ count: 0 }])
  // Sessions last for seven days, too.
  tokens = await signInAll(cloud, ['operator', 'tenant', 'robot'])
})

test('a log is fetched as text and packed, once by each ticket, within a minute', async () => {
  const requestId = await asked()
  await part(requestId, 0, 'a\n')
  await part(requestId, 1, 'b')
  const text = await fetchLog(requestId, 'log')
  expect(text.response.headers.get('Content-Disposition')).toBe(`attachment; filename="robot-log-${requestId}.log"`)
  expect(await text.response.text()).toBe('a\nb')
  expect((await fetch(new URL(text.path, cloud.url))).status).toBe(404)
  const packed = await fetchLog(requestId, 'log.gz')
  expect(gunzipSync(Buffer.from(await packed.response.arrayBuffer())).toString()).toBe('a\nb')
  const body = { requestId, form: 'log' } as const
  const { path } = (await send(cloud.url, calls.remoteLogTicket, { ...as('tenant'), body })).data
  await cloud.clock.advance(minute + 1)
  expect((await fetch(new URL(path, cloud.url))).status).toBe(404)
})

test('a log of 100 MB is read, searched and fetched piece by piece', async () => {
  test.setTimeout(180_000)
  const requestId = await asked()
  const { lines: all, linesOfPart } = await fillLog(cloud, requestId, 400)
  expect(all * 100).toBeGreaterThan(100_000_000)
  const middle = Math.floor(all / 2)
  const page = await lines(requestId, middle, 500)
  expect(page.map(({ line, text }) => [line, text])).toEqual(
    Array.from({ length: 500 }, (_, index) => [middle + index, filledLine(middle + index)])
  )
  expect(await lines(requestId, all)).toMatchObject([{ line: all }])

  // One answer looks through 16 parts.
  const last = String(all).padStart(9, '0')
  expect(await search(requestId, { text: last })).toEqual({ matches: [], goOn: 16 * linesOfPart + 1 })
  expect(await search(requestId, { text: 'PATH planned' })).toMatchObject({ goOn: limits.logMatchesMax + 1 })
  let rounds = 0
  let found: { matches: number[]; goOn: number | null } = { matches: [], goOn: 1 }
  for (; found.goOn !== null && found.matches.length === 0; rounds += 1)
    found = await search(requestId, { text: last, from: found.goOn })
  expect(found.matches).toEqual([all])
  expect(rounds).toBe(25)
  expect((await search(requestId, { level: 'error', from: all, direction: 'back' })).matches[0]).toBe(1_045_000)

  // The part of the log that the receiver has not taken yet is in the database alone. When it is deleted there, the file
  // ends early.
  const { response } = await fetchLog(requestId, 'log')
  const reader = response.body?.getReader()
  await reader?.read()
  await cloud.query(`delete from robot_log_parts where request_id = ${requestId} and part >= 200`)
  let bytes = 0
  for (let chunk = await reader?.read(); chunk?.done === false; chunk = await reader?.read())
    bytes += chunk.value.length
  expect(bytes).toBeLessThanOrEqual(200 * linesOfPart * 100)
  expect(bytes).toBeGreaterThan(150 * linesOfPart * 100)
})
