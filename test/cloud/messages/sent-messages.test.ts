import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'
import { openedChannel } from '../support/live.ts'

/* Messages that people write to others: whom they reach, when, and what their sender sees of it. */

const minute = 60_000
const day = 24 * 60 * minute

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeEach(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'distributor', 'customer', 'tenant', 'nobody'])
})
test.afterEach(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const idOf = async (name: string): Promise<number> => (await send(cloud.url, calls.userInfo, as(name))).data.userId

type Body = CallInput<typeof calls.createSentMessage>['body']
const texts = {
  en: { title: 'Inspection', content: '<b>Not</b> markup' },
  zh: { title: '检查', content: '请检查' }
}
const write = (part: Partial<Body> & Pick<Body, 'to'>, name = 'operator') =>
  send(cloud.url, calls.createSentMessage, { ...as(name), body: { texts, timeZone: 'Asia/Tokyo', ...part } })
const seen = async (sentMessageId: number, name = 'operator') =>
  (await send(cloud.url, calls.sentMessageDetail, { ...as(name), query: { sentMessageId } })).data
/** Writes a message, and waits until it is out. */
const sent = async (part: Partial<Body> & Pick<Body, 'to'>, name = 'operator') => {
  const { sentMessageId } = (await write(part, name)).data
  await expect.poll(async () => (await seen(sentMessageId, name)).state).toBe('sent')
  return seen(sentMessageId, name)
}
const newest = async (name: string, language = 'en') => {
  const headers = { 'Accept-Language': language }
  return (await send(cloud.url, calls.messageList, { ...as(name), headers, body: { size: 1 } })).data.list[0]
}
const readersOf = async (sentMessageId: number, status?: '1' | '2') => {
  const query = { sentMessageId, ...(status && { status }) }
  const { list, total } = (await send(cloud.url, calls.recipientList, { ...as('operator'), query })).data
  expect(total).toBe(list.length)
  return list.map(({ nickname }) => nickname).toSorted()
}

test('reaches people by name, each once and in the language that each reads, as text', async () => {
  const userIds = [await idOf('customer'), await idOf('customer'), await idOf('nobody')]
  const written = await sent({ to: { kind: 'users', userIds }, url: '/reserve' })
  expect(written).toMatchObject({
    title: 'Inspection',
    texts,
    url: '/reserve',
    senderName: 'Olivia Hart',
    audienceKind: 'users',
    audienceNames: ['Mei Tanaka', 'Noah Fischer'],
    timeZone: 'Asia/Tokyo',
    chosenCount: 2,
    deliveredCount: 2,
    readCount: 0,
    endTime: cloud.clock.now()
  })
  expect(await newest('customer')).toMatchObject({ ...texts.en, url: '/reserve', status: 1 })
  expect(await newest('customer', 'zh')).toMatchObject(texts.zh)
  // A language that nobody wrote it in.
  expect(await newest('nobody', 'th')).toMatchObject(texts.en)
  expect((await send(cloud.url, calls.messageList, { ...as('nobody'), body: {} })).data.total).toBe(1)
})

test('shows who read it, and how many did', async () => {
  const to = { kind: 'users' as const, userIds: [await idOf('customer'), await idOf('nobody')] }
  const { sentMessageId } = await sent({ to })
  const { messageRecordId = 0 } = (await newest('nobody')) ?? {}
  await send(cloud.url, calls.readMessage, { ...as('nobody'), query: { messageRecordId } })
  expect((await seen(sentMessageId)).readCount).toBe(1)
  expect(await readersOf(sentMessageId)).toEqual(['Mei Tanaka', 'Noah Fischer'])
  expect(await readersOf(sentMessageId, '2')).toEqual(['Noah Fischer'])
  expect(await readersOf(sentMessageId, '1')).toEqual(['Mei Tanaka'])
})

test('reaches the people of tenants, those with a role, and everybody; accounts that are not active get none', async () => {
  const { tenants, roles } = (await send(cloud.url, calls.audienceChoices, as('operator'))).data
  const tenantIds = tenants.filter(({ name }) => name === 'Lotus Court Hotels').map(({ tenantId }) => tenantId)
  const byTenant = await sent({ to: { kind: 'tenants', tenantIds } })
  expect(byTenant.audienceNames).toEqual(['Lotus Court Hotels'])
  // One of the three is disabled.
  expect([byTenant.chosenCount, byTenant.deliveredCount]).toEqual([3, 2])
  const roleId = roles.find(({ name }) => name === 'Distributor')?.roleId ?? 0
  const byRole = await sent({ to: { kind: 'role', roleId } })
  expect(byRole.audienceNames).toEqual(['Distributor'])
  expect(await readersOf(byRole.sentMessageId)).toEqual(['Zhang Wei'])
  const toAll = await sent({ to: { kind: 'everybody' } })
  expect([toAll.chosenCount, toAll.deliveredCount]).toEqual([13, 11])
})

test('reaches the people who are told of the faults of some robots, and refuses robots that are not for the sender', async () => {
  await givePermissions(cloud, 'tenant', ['message:send'])
  const own = `(select tenant_id from users where email = 'tenant@demo.example')`
  const chosen = await cloud.query(`
    (select robot_id, name from robots where tenant_id = ${own} limit 1)
    union all (select robot_id, name from robots where tenant_id <> ${own} limit 1)`)
  const robotIds = chosen.map(row => Number(row.robot_id))
  const expected = await cloud.query(`
    select distinct nickname from users join user_roles using (user_id) join role_permissions using (role_id)
    where permission = 'robot:errorEvents' and status = 'active'
      and tenant_id in (select tenant_id from robots where robot_id in (${robotIds}))`)
  const written = await sent({ to: { kind: 'robots', robotIds } })
  expect(await readersOf(written.sentMessageId)).toEqual(expected.map(row => String(row.nickname)).toSorted())
  expect(written.audienceKind).toBe('robots')
  expect(written.audienceNames).toEqual(chosen.map(row => String(row.name)).toSorted())
  expect(written.deliveredCount).toBeGreaterThan(0)
  await cloud.query(`update robots set retire_time = now() where robot_id = ${robotIds[0]}`)
  const refused = [
    await write({ to: { kind: 'robots', robotIds } }),
    await write({ to: { kind: 'robots', robotIds: [2_000_000_000] } }),
    await write({ to: { kind: 'robots', robotIds: robotIds.slice(1) } }, 'tenant'),
    await write({ to: { kind: 'robots', robotIds: [] } }),
    await write({ to: { kind: 'robots', robotIds: Array.from({ length: 101 }, (_, index) => index + 1) } })
  ]
  expect(refused.map(({ code }) => code)).toEqual([610_603, 610_603, 610_603, 610_604, 610_604])
})

test('the same key of a sender makes one message, however often and at once it comes; another sender’s makes another', async () => {
  const requestKey = '0f6e3b52-9c1d-4a7e-8f00-5b1c2d3e4f50'
  const body = { to: { kind: 'users' as const, userIds: [await idOf('nobody')] }, requestKey }
  const before = (await send(cloud.url, calls.messageCount, as('nobody'))).data.count
  const answers = await Promise.all(Array.from({ length: 5 }, () => write(body)))
  answers.push(await write(body))
  expect(new Set(answers.map(({ data }) => data.sentMessageId)).size).toBe(1)
  await expect.poll(async () => (await seen(answers[0]?.data.sentMessageId ?? 0)).state).toBe('sent')
  expect((await send(cloud.url, calls.messageCount, as('nobody'))).data.count).toBe(before + 1)
  const other = await write({ ...body, to: { kind: 'everybody' } }, 'distributor')
  expect(other.data.sentMessageId).not.toBe(answers[0]?.data.sentMessageId)
})

test('counts whom it would reach before it is sent', async () => {
  const reach = async (name: string) =>
    (await send(cloud.url, calls.countRecipients, { ...as(name), body: { to: { kind: 'everybody' } } })).data.count
  expect(await reach('operator')).toBe(11)
  expect(await reach('distributor')).toBeLessThan(11)
})

test('a distributor writes to the own tenants alone, and finds nobody else', async () => {
  const written = await sent({ to: { kind: 'everybody' } }, 'distributor')
  const outside = await cloud.query(`
    select nickname from messages join users using (user_id)
    where sent_message_id = ${written.sentMessageId}
      and (tenant_id is null or tenant_id not in (
        select tenant_id from tenants where tenant_id = 1 or parent_id = 1))`)
  expect(outside).toEqual([])
  expect(written.deliveredCount).toBeGreaterThan(2)
  const userIds = [await idOf('operator')]
  expect((await write({ to: { kind: 'users', userIds } }, 'distributor')).code).toBe(610603)
  const find = async (name: string, text: string) =>
    (await send(cloud.url, calls.findRecipients, { ...as(name), query: { text } })).data.map(it => it.nickname)
  expect(await find('distributor', 'mei')).toEqual(['Mei Tanaka'])
  expect(await find('distributor', 'Olivia')).toEqual([])
  expect(await find('operator', 'Olivia')).toEqual(['Olivia Hart'])
  const roles = (await send(cloud.url, calls.audienceChoices, as('distributor'))).data.roles.map(({ name }) => name)
  expect(roles).not.toContain('Administrator')
})

test('senders see what people of their tenants sent, and not what others did', async () => {
  await cloud.query(`insert into role_permissions (role_id, permission)
    select role_id, 'message:send' from roles where name = 'Tenant administrator'`)
  const ofOperator = await sent({ to: { kind: 'everybody' } })
  const ofTenant = await sent({ to: { kind: 'everybody' } }, 'tenant')
  const listed = async (name: string) =>
    (await send(cloud.url, calls.sentMessageList, { ...as(name), query: {} })).data.list.map(it => it.sentMessageId)
  expect((await listed('operator')).slice(0, 2)).toEqual([ofTenant.sentMessageId, ofOperator.sentMessageId])
  expect(await listed('tenant')).toEqual([ofTenant.sentMessageId])
  // The distributor stands above the tenant.
  const above = await listed('distributor')
  expect(above).toContain(ofTenant.sentMessageId)
  expect(above).not.toContain(ofOperator.sentMessageId)
})

const oldCall = async (name: string, to: CallInput<typeof calls.sendMessage>['body']['to']) => {
  const body = { title: 'Written elsewhere', content: 'One text.', url: '/reserve', to }
  return send(cloud.url, calls.sendMessage, { ...as(name), body })
}
const listedBy = async (name: string) =>
  (await send(cloud.url, calls.sentMessageList, { ...as(name), query: {} })).data.list

test('lists what was sent by the call that sends at once, with whom it was for and who read it', async () => {
  const userIds = [await idOf('customer'), await idOf('nobody'), await idOf('nobody')]
  expect((await oldCall('operator', { userIds })).data).toEqual({ count: 2 })
  const { sentMessageId = 0 } = (await listedBy('operator'))[0] ?? {}
  const { messageRecordId = 0 } = (await newest('nobody')) ?? {}
  await send(cloud.url, calls.readMessage, { ...as('nobody'), query: { messageRecordId } })
  expect(await seen(sentMessageId)).toMatchObject({
    title: 'Written elsewhere',
    content: 'One text.',
    texts: {},
    url: '/reserve',
    state: 'sent',
    senderName: 'Olivia Hart',
    audienceKind: 'users',
    audienceNames: ['Mei Tanaka', 'Noah Fischer'],
    chosenCount: 2,
    deliveredCount: 2,
    readCount: 1,
    sendTime: cloud.clock.now(),
    endTime: cloud.clock.now()
  })
  expect(await readersOf(sentMessageId, '2')).toEqual(['Noah Fischer'])
})

test('lists nothing where the call that sends at once was refused', async () => {
  const before = await listedBy('operator')
  expect((await oldCall('operator', { userIds: [2_147_483_647] })).code).toBe(610603)
  expect(await listedBy('operator')).toEqual(before)
})

test('both calls reach the same people: those of the own tenants', async () => {
  const { count } = (await oldCall('distributor', 'all')).data
  const [atOnce] = await listedBy('distributor')
  expect(atOnce).toMatchObject({ audienceKind: 'everybody', deliveredCount: count })
  expect((await sent({ to: { kind: 'everybody' } }, 'distributor')).deliveredCount).toBe(count)
})

for (const name of ['customer', 'nobody'])
  test(`lets ${name} neither write nor see what was sent`, async () => {
    const answers = [
      await write({ to: { kind: 'everybody' } }, name),
      await send(cloud.url, calls.sentMessageList, { ...as(name), query: {} }),
      await send(cloud.url, calls.audienceChoices, as(name)),
      await send(cloud.url, calls.findRecipients, { ...as(name), query: { text: 'a' } }),
      await send(cloud.url, calls.cancelSentMessage, { ...as(name), body: { sentMessageId: 1 } })
    ]
    expect(codesOf(answers)).toEqual({ 610403: answers.length })
  })

test('waits for its time, and is called back before it', async () => {
  const userIds = [await idOf('nobody')]
  const later = { to: { kind: 'users' as const, userIds }, sendTime: cloud.clock.now() + day }
  const { sentMessageId: kept } = (await write(later)).data
  const { sentMessageId: back } = (await write(later)).data
  const cancel = (sentMessageId: number) =>
    send(cloud.url, calls.cancelSentMessage, { ...as('operator'), body: { sentMessageId } })
  expect((await cancel(back)).code).toBe(610000)
  await cloud.clock.advance(day - minute)
  expect(await newest('nobody')).toBeUndefined()
  await cloud.clock.advance(minute)
  await expect.poll(async () => (await seen(kept)).state).toBe('sent')
  expect((await seen(back)).state).toBe('cancelled')
  expect((await send(cloud.url, calls.messageList, { ...as('nobody'), body: {} })).data.total).toBe(1)
  expect(codesOf([await cancel(kept), await cancel(back)])).toEqual({ 610606: 2 })
})

test('is refused where its sender may not write any more when its time comes', async () => {
  const later = { to: { kind: 'everybody' as const }, sendTime: cloud.clock.now() + day }
  const { sentMessageId } = (await write(later, 'distributor')).data
  await cloud.query(`delete from role_permissions where permission = 'message:send' and role_id in (
    select role_id from roles where name = 'Distributor')`)
  await cloud.clock.advance(day)
  await expect.poll(async () => (await seen(sentMessageId)).state).toBe('refused')
  expect(await cloud.query(`select 1 from messages where sent_message_id = ${sentMessageId}`)).toEqual([])
})

test('tells the open pages of its people', async () => {
  const live = await openedChannel(cloud.url, tokens.nobody ?? '', { about: 'cloud_message' })
  await write({ to: { kind: 'users', userIds: [await idOf('nobody')] } })
  expect((await live.arrived(2))[1]).toEqual({ action: 'cloud_message' })
  live.socket.close()
})

test('reaches twelve hundred people in several batches, each once', async () => {
  await cloud.query(`insert into users (nickname, user_type, status, tenant_id, create_time)
    select 'Reader ' || n, 3, 'active', 2, now() from generate_series(1, 1200) n`)
  const written = await sent({ to: { kind: 'tenants', tenantIds: [2] } })
  expect(written.deliveredCount).toBeGreaterThan(1_200)
  const rows = await cloud.query(`select count(*)::int as rows, count(distinct user_id)::int as users
    from messages where sent_message_id = ${written.sentMessageId}`)
  expect(rows).toEqual([{ rows: written.deliveredCount, users: written.deliveredCount }])
})

test('goes on where a process stopped in the middle', async () => {
  const { sentMessageId } = (await write({ to: { kind: 'everybody' }, sendTime: cloud.clock.now() + day })).data
  // As another process left it: it came as far as the third account.
  await cloud.query(`update sent_messages set state = 'sending', send_time = create_time, chosen_count = 13,
    delivered_count = 3, after_user_id = 3, through_user_id = (select max(user_id) from users)
    where sent_message_id = ${sentMessageId}`)
  await cloud.clock.advance(5_000)
  await expect.poll(async () => (await seen(sentMessageId)).state).toBe('sent')
  const [first] = await cloud.query(
    `select min(user_id)::int as id from messages where sent_message_id = ${sentMessageId}`
  )
  expect(first).toEqual({ id: 4 })
})

test('takes so many messages of one user an hour: of fifty at the same moment, as many as the setting says', async () => {
  const limited = await startTestCloud({ taskDays: 1, settings: { MESSAGE_CHANGES_PER_HOUR: 20 } })
  const { operator: token = '' } = await signInAll(limited, ['operator'])
  const sendTime = limited.clock.now() + day
  const body = { texts, to: { kind: 'everybody' as const }, timeZone: 'UTC', sendTime }
  const writing = Array.from({ length: 50 }, () => send(limited.url, calls.createSentMessage, { token, body }))
  expect(codesOf(await Promise.all(writing))).toEqual({ 610000: 20, 610520: 30 })
  await limited.close()
})

const everybody = { kind: 'everybody' }
const fits = { texts, to: everybody, timeZone: 'Asia/Tokyo' }
const long = 'x'.repeat(5_001)
const bad: [what: string, body: object, code: number, field: string][] = [
  ['no text', { ...fits, texts: {} }, 610604, 'texts'],
  ['a text without a title', { ...fits, texts: { en: { title: ' ', content: 'a' } } }, 610604, 'texts.en.title'],
  ['5,001 characters', { ...fits, texts: { fr: { title: 'a', content: long } } }, 610604, 'texts.fr.content'],
  ['a language that there is not', { ...fits, texts: { xx: { title: 'a', content: 'a' } } }, 610604, 'texts.xx'],
  ['a link that runs', { ...fits, url: 'javascript:alert(1)' }, 610604, 'url'],
  ['a link of another origin without a scheme', { ...fits, url: '//evil.example' }, 610604, 'url'],
  ['no people', { ...fits, to: { kind: 'users', userIds: [] } }, 610604, 'to.userIds'],
  ['too many tenants', { ...fits, to: { kind: 'tenants', tenantIds: Array(101).fill(1) } }, 610604, 'to.tenantIds'],
  ['an unknown kind of people', { ...fits, to: { kind: 'friends' } }, 610604, 'to.kind'],
  ['no zone', { ...fits, timeZone: '+08:00' }, 610604, 'timeZone'],
  ['a time that is over', { ...fits, sendTime: Date.UTC(2026, 0, 1) }, 610604, 'sendTime'],
  ['a time in years', { ...fits, sendTime: Date.UTC(2029, 0, 1) }, 610604, 'sendTime']
]
test('refuses what does not fit, and writes nothing', async () => {
  const count = () => cloud.query('select count(*)::int as rows from sent_messages')
  const before = await count()
  for (const [what, body, code, field] of bad) {
    const answer = await send(cloud.url, calls.createSentMessage, { ...as('operator'), body: body as Body })
    expect(answer, what).toMatchObject({ code, data: [{ field }] })
  }
  expect(await count()).toEqual(before)
})
