import { expect, test } from '@playwright/test'
import type { Recipients } from '#contract/calls/messages/messages.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, readAnswer, send, signInAll } from '../support/client.ts'

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'distributor', 'customer', 'tenant', 'nobody'])
})
test.afterAll(() => cloud.close())

const tokenOf = (name: string) => ({ token: tokens[name] ?? '' })
type ListBody = { messageStatus?: 1 | 2 | ''; pageNo?: number; size?: number }
const listOf = async (name: string, body: ListBody = {}) =>
  (await send(cloud.url, calls.messageList, { ...tokenOf(name), body })).data
const countOf = async (name: string) => (await send(cloud.url, calls.messageCount, tokenOf(name))).data
const userOf = async (name: string) => (await send(cloud.url, calls.userInfo, tokenOf(name))).data
const read = (name: string, messageRecordId: number) =>
  send(cloud.url, calls.readMessage, { ...tokenOf(name), query: { messageRecordId } })

const totals: [messageStatus: 1 | 2 | '', total: number][] = [
  ['', 340],
  [1, 128],
  [2, 212]
]

for (const [messageStatus, total] of totals)
  test(`lists messages with status "${messageStatus}", newest first, each once`, async () => {
    const pages = await Promise.all(
      [1, 2, 3, 4].map(pageNo => listOf('operator', { messageStatus, pageNo, size: 100 }))
    )
    const all = pages.flatMap(({ list }) => list)
    expect(pages.map(page => page.total)).toEqual([total, total, total, total])
    expect(all).toHaveLength(total)
    expect(new Set(all.map(({ messageRecordId }) => messageRecordId)).size).toBe(total)
    const times = all.map(({ createTime }) => createTime)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
    if (messageStatus !== '') expect(new Set(all.map(({ status }) => status))).toEqual(new Set([messageStatus]))
  })

test('lists ten messages of any status where nothing else is said, and nothing beyond the last page', async () => {
  expect((await listOf('operator')).list).toHaveLength(10)
  expect(await listOf('operator', { pageNo: 1_000_000 })).toEqual({ list: [], total: 340 })
  expect(await listOf('nobody')).toEqual({ list: [], total: 0 })
})

test('marks all messages read from one of the list on down, also thirty times at once, and not what came later', async () => {
  const unread = (await listOf('distributor', { messageStatus: 1, size: 100 })).list
  const before = await countOf('distributor')
  const [newest] = unread.slice(2)
  const body = { newestMessageRecordId: newest?.messageRecordId ?? 0 }
  const readAll = () => send(cloud.url, calls.readAllMessages, { ...tokenOf('distributor'), body })
  const answers = await Promise.all(Array.from({ length: 30 }, readAll))
  expect(answers.reduce((total, { data }) => total + data.count, 0)).toBe(before.unReadCount - 2)
  expect((await listOf('distributor', { messageStatus: 1 })).list).toEqual(unread.slice(0, 2))
  expect(await countOf('distributor')).toEqual({
    unReadCount: 2,
    readCount: before.readCount + before.unReadCount - 2,
    count: before.count
  })
})

test('marks all messages read from no message of somebody else’s, and from none that is not there', async () => {
  const [foreign] = (await listOf('operator', { messageStatus: 1 })).list
  for (const newestMessageRecordId of [foreign?.messageRecordId ?? 0, 2_000_000_000]) {
    const body = { newestMessageRecordId }
    expect(await send(cloud.url, calls.readAllMessages, { ...tokenOf('customer'), body })).toMatchObject({
      code: 610603
    })
  }
  expect((await countOf('customer')).unReadCount).toBeGreaterThan(0)
})

test('marks a message read, also thirty times at once, and counts it once', async () => {
  const [message] = (await listOf('customer', { messageStatus: 1 })).list
  const before = await countOf('customer')
  const answers = await Promise.all(Array.from({ length: 30 }, () => read('customer', message?.messageRecordId ?? 0)))
  expect(codesOf(answers)).toEqual({ 610000: 30 })
  expect(await countOf('customer')).toEqual({
    unReadCount: before.unReadCount - 1,
    readCount: before.readCount + 1,
    count: before.count
  })
})

test('answers another user’s message like one that does not exist, and leaves it unread', async () => {
  const before = await countOf('operator')
  const [message] = (await listOf('operator', { messageStatus: 1 })).list
  const others = await read('customer', message?.messageRecordId ?? 0)
  const unknown = await read('customer', 2_147_483_647)
  expect([others.code, unknown.code]).toEqual([610603, 610603])
  expect(others.data).toEqual(unknown.data)
  expect(await countOf('operator')).toEqual(before)
})

const badIds: [query: string, code: number][] = [
  ['', 610601],
  ['messageRecordId=', 610604],
  ['messageRecordId=0', 610604],
  ['messageRecordId=-1', 610604],
  ['messageRecordId=1.5', 610604],
  ['messageRecordId=1e3', 610604],
  ['messageRecordId=2147483648', 610604],
  ['messageRecordId=1&messageRecordId=2', 610604],
  ['messageRecordId[]=1', 610601],
  ['messageRecordId=1%20or%201=1', 610604]
]

for (const [query, code] of badIds)
  test(`refuses to mark ?${query} read`, async () => {
    const response = await fetch(`${cloud.url}${calls.readMessage.path}?${query}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${tokens.operator}` }
    })
    expect(await readAnswer(response)).toMatchObject({ code, data: [{ field: 'messageRecordId' }] })
  })

const post = async (path: string, body: unknown, name = 'operator') =>
  readAnswer(
    await fetch(`${cloud.url}${path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokens[name]}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body)
    })
  )

const badLists: [body: object, field: string][] = [
  [{ messageStatus: 3 }, 'messageStatus'],
  [{ messageStatus: '1' }, 'messageStatus'],
  [{ messageStatus: null }, 'messageStatus'],
  [{ pageNo: 0 }, 'pageNo'],
  [{ pageNo: '2' }, 'pageNo'],
  [{ pageNo: 1_000_001 }, 'pageNo'],
  [{ size: 101 }, 'size'],
  [{ size: 1.5 }, 'size'],
  [{ size: [10] }, 'size']
]

for (const [body, field] of badLists)
  test(`refuses the list of ${JSON.stringify(body)}`, async () => {
    expect(await post(calls.messageList.path, body)).toMatchObject({ code: 610604, data: [{ field }] })
  })

const sent = (to: Recipients, url?: string | null) => ({
  title: ' Inspection ',
  content: '<b>Not</b> markup',
  to,
  ...(url === undefined ? {} : { url })
})
const sendTo = (name: string, to: Recipients, url?: string | null) =>
  send(cloud.url, calls.sendMessage, { ...tokenOf(name), body: sent(to, url) })

test('sends to users by id, each once, as it was written', async () => {
  const { userId } = await userOf('nobody')
  expect((await sendTo('operator', { userIds: [userId, userId] }, '/reserve')).data).toEqual({ count: 1 })
  expect(await listOf('nobody')).toEqual({
    total: 1,
    list: [
      {
        messageRecordId: expect.any(Number),
        title: 'Inspection',
        content: '<b>Not</b> markup',
        url: '/reserve',
        status: 1,
        createTime: cloud.clock.now()
      }
    ]
  })
})

test('sends to the users of one tenant, and to all', async () => {
  const names = ['operator', 'distributor', 'customer', 'tenant', 'nobody']
  const unread = () => Promise.all(names.map(async name => (await countOf(name)).unReadCount))
  const before = await unread()
  const { tenantId } = await userOf('tenant')
  // Its administrator and its editor of resources.
  expect((await sendTo('operator', { tenantId: tenantId ?? 0 })).data).toEqual({ count: 2 })
  const between = await unread()
  expect(between.map((count, index) => count - (before[index] ?? 0))).toEqual([0, 0, 0, 1, 0])
  // Of the thirteen demo accounts one waits for activation and one is disabled.
  expect((await sendTo('operator', 'all')).data).toEqual({ count: 11 })
  expect((await unread()).map((count, index) => count - (between[index] ?? 0))).toEqual([1, 1, 1, 1, 1])
})

test('sends to everybody who is named, or to nobody', async () => {
  const { userId } = await userOf('tenant')
  const before = await countOf('tenant')
  expect((await sendTo('operator', { userIds: [userId, 2_147_483_647] })).code).toBe(610603)
  expect((await sendTo('operator', { tenantId: 2_147_483_647 })).code).toBe(610603)
  expect(await countOf('tenant')).toEqual(before)
})

for (const name of ['customer', 'tenant', 'nobody'])
  test(`does not let ${name} send`, async () => {
    expect((await sendTo(name, 'all')).code).toBe(610403)
  })

const addresses: [url: string | null, code: number][] = [
  [null, 610000],
  ['/sub-app/robot/list?text=a#b', 610000],
  ['https://status.example.com/', 610000],
  ['http://127.0.0.1:8080/x', 610000],
  ['javascript:alert(1)', 610604],
  ['https://user:password@evil.example', 610604],
  [' javascript:alert(1)', 610604],
  ['java\nscript:alert(1)', 610604],
  ['data:text/html,x', 610604],
  ['file:///etc/passwd', 610604],
  ['//evil.example', 610604],
  ['/\\evil.example', 610604],
  ['/\t/evil.example', 610604],
  ['https:evil.example', 610604],
  ['https://', 610604],
  ['dashboard', 610604],
  ['', 610604],
  [`/${'x'.repeat(2_048)}`, 610604]
]

for (const [url, code] of addresses)
  test(`answers a message with the address ${JSON.stringify(url)?.slice(0, 40)} ${code}`, async () => {
    const { userId } = await userOf('operator')
    const answer = await sendTo('operator', { userIds: [userId] }, url)
    expect(answer).toMatchObject({ code, data: code === 610000 ? { count: 1 } : [{ field: 'url' }] })
  })

const fits = sent('all')
const badMessages: [title: string, body: object, code: number, field: string][] = [
  ['nothing', {}, 610601, 'title'],
  ['a blank title', { ...fits, title: '  ' }, 610604, 'title'],
  ['101 characters of title', { ...fits, title: 'x'.repeat(101) }, 610604, 'title'],
  ['5,001 characters', { ...fits, content: 'x'.repeat(5_001) }, 610604, 'content'],
  ['no reader', { title: 'a', content: 'b' }, 610601, 'to'],
  ['an unknown word', { ...fits, to: 'everyone' }, 610604, 'to'],
  ['an empty list', { ...fits, to: { userIds: [] } }, 610604, 'to.userIds'],
  [
    '1,001 users',
    { ...fits, to: { userIds: Array.from({ length: 1_001 }, (_, index) => index + 1) } },
    610604,
    'to.userIds'
  ],
  ['an id in quotes', { ...fits, to: { userIds: ['1'] } }, 610604, 'to'],
  ['users and a tenant', { ...fits, to: { userIds: [1], tenantId: 1 } }, 610604, 'to'],
  ['a list of words', { ...fits, to: ['all'] }, 610604, 'to']
]

for (const [title, body, code, field] of badMessages)
  test(`refuses a message with ${title}`, async () => {
    const before = await countOf('operator')
    const answer = await post(calls.sendMessage.path, body)
    expect(answer.code).toBe(code)
    expect((answer.data as { field: string }[])[0]?.field).toBe(field)
    expect(await countOf('operator')).toEqual(before)
  })

test('counts what is sent and read at the same moment exactly', async () => {
  const token = tokens.operator ?? ''
  const countsOf = async () => (await send(cloud.url, calls.messageCount, { token })).data
  const { userId } = (await send(cloud.url, calls.userInfo, { token })).data
  const before = await countsOf()
  const body = { title: 'One of many', content: 'Sent beside others.', to: { userIds: [userId] } }
  const sendOne = () => send(cloud.url, calls.sendMessage, { token, body })
  // More than are put together at once, so that the counts are put together while others write. They come in four parts,
  // because a busy cloud refuses a person who makes too many calls at one moment.
  for (let part = 0; part < 4; part += 1) {
    const counting = Array.from({ length: 7 }, countsOf)
    expect(codesOf(await Promise.all(Array.from({ length: 26 }, sendOne)))).toEqual({ 610000: 26 })
    await Promise.all(counting)
  }
  expect(await countsOf()).toEqual({
    ...before,
    unReadCount: before.unReadCount + 104,
    count: before.count + 104
  })
  const { list } = (await send(cloud.url, calls.messageList, { token, body: { messageStatus: 1, size: 20 } })).data
  const readOne = ({ messageRecordId }: { messageRecordId: number }) =>
    send(cloud.url, calls.readMessage, { token, query: { messageRecordId } })
  await Promise.all([...list, ...list].flatMap(message => [readOne(message), countsOf()]))
  expect(await countsOf()).toEqual({
    unReadCount: before.unReadCount + 104 - list.length,
    readCount: before.readCount + list.length,
    count: before.count + 104
  })
})

test('gives every message once, page by page from either end, newest first', async () => {
  const token = tokens.operator ?? ''
  for (const messageStatus of ['', 1, 2] as const) {
    const pageOf = async (pageNo: number) =>
      (await send(cloud.url, calls.messageList, { token, body: { messageStatus, pageNo, size: 7 } })).data
    const { total } = await pageOf(1)
    const pages: Awaited<ReturnType<typeof pageOf>>[] = []
    for (let pageNo = 1; pageNo <= Math.ceil(total / 7) + 1; pageNo += 1) pages.push(await pageOf(pageNo))
    const list = pages.flatMap(page => page.list)
    expect(list).toHaveLength(total)
    expect(new Set(list.map(({ messageRecordId }) => messageRecordId)).size).toBe(total)
    const sorted = list.toSorted(
      (one, other) => other.createTime - one.createTime || other.messageRecordId - one.messageRecordId
    )
    expect(list).toEqual(sorted)
    expect(pages.at(-1)).toEqual({ list: [], total })
  }
})

test('shows the messages and notices of the demo data in the language of the reader', async () => {
  const body = { messageStatus: 2 as const, pageNo: 2, size: 100 }
  const inLanguage = async (language: string) => {
    const headers = { 'Accept-Language': language }
    const { list } = (await send(cloud.url, calls.messageList, { ...tokenOf('operator'), body, headers })).data
    const notices = (await send(cloud.url, calls.playingNotices, { ...tokenOf('operator'), headers })).data
    return [...list, ...notices].map(({ title }) => title)
  }
  const [english, japanese, unknown] = await Promise.all(['en', 'ja-JP', 'tlh'].map(inLanguage))
  expect(english).toContain('Low battery')
  expect(english).toContain('Software 1.6 is available')
  expect(japanese).toContain('バッテリー残量低下')
  expect(japanese).toContain('ソフトウェア1.6が利用できます')
  expect(japanese?.filter(title => english?.includes(title))).toEqual([])
  expect(unknown).toEqual(english)
})

test('shows a message that a person wrote as it was written, in every language', async () => {
  const { userId } = await userOf('nobody')
  const body = { title: 'Only English', content: 'One text for everybody.', to: { userIds: [userId] } }
  await send(cloud.url, calls.sendMessage, { ...tokenOf('operator'), body })
  const headers = { 'Accept-Language': 'th' }
  const { data } = await send(cloud.url, calls.messageList, { ...tokenOf('nobody'), body: {}, headers })
  expect(data.list.map(({ title, content }) => [title, content])).toContainEqual([body.title, body.content])
})
