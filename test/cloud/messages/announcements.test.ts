import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { openedChannel } from '../support/live.ts'

/* Announcements: the notices of dashboards, as those see them who write them. */

const hour = 60 * 60_000
const day = 24 * hour

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'distributor', 'customer', 'tenant'])
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
type Body = CallInput<typeof calls.createAnnouncement>['body']
const texts = { en: { title: 'Maintenance', content: 'Tonight' }, fr: { title: 'Entretien', content: 'Ce soir' } }
const from = (part: Partial<Body> = {}): Body => ({
  texts,
  level: 'warning',
  startTime: cloud.clock.now() - hour,
  endTime: cloud.clock.now() + day,
  timeZone: 'Asia/Bangkok',
  ...part
})
const announce = (name: string, part: Partial<Body> = {}) =>
  send(cloud.url, calls.createAnnouncement, { ...as(name), body: from(part) })
const made = async (name: string, part: Partial<Body> = {}) => (await announce(name, part)).data.noticeId
const end = (name: string, noticeId: number) =>
  send(cloud.url, calls.endAnnouncement, { ...as(name), body: { noticeId } })
const change = (name: string, noticeId: number, part: Partial<Body> = {}) =>
  send(cloud.url, calls.updateAnnouncement, { ...as(name), body: { noticeId, ...from(part) } })
const onDashboard = async (name: string, language = 'en') => {
  const headers = { 'Accept-Language': language }
  return (await send(cloud.url, calls.playingNotices, { ...as(name), headers })).data
}
const isShown = async (name: string, noticeId: number) =>
  (await onDashboard(name)).some(notice => notice.noticeId === noticeId)
const listed = async (name: string, state?: 'planned' | 'shown' | 'over') =>
  (await send(cloud.url, calls.announcementList, { ...as(name), query: { size: 100, ...(state && { state }) } })).data
    .list
const stateOf = async (noticeId: number) => (await listed('operator')).find(it => it.noticeId === noticeId)?.state

test('shows one to everybody, in the language of each, with its level', async () => {
  const noticeId = await made('operator', { url: '/reserve' })
  for (const name of ['operator', 'distributor', 'customer', 'tenant']) expect(await isShown(name, noticeId)).toBe(true)
  const ofFrench = (await onDashboard('customer', 'fr')).find(it => it.noticeId === noticeId)
  expect(ofFrench).toMatchObject({ ...texts.fr, level: 'warning', url: '/reserve' })
  const [found] = (await listed('operator', 'shown')).filter(it => it.noticeId === noticeId)
  expect(found).toMatchObject({ texts, tenantName: null, timeZone: 'Asia/Bangkok', state: 'shown', closedCount: 0 })
  await send(cloud.url, calls.closeNotice, { ...as('customer'), body: { noticeId } })
  expect((await listed('operator')).find(it => it.noticeId === noticeId)?.closedCount).toBe(1)
})

test('the same key of a writer makes one announcement, however often and at once it comes', async () => {
  const requestKey = randomUUID()
  const ids = await Promise.all(Array.from({ length: 5 }, () => made('operator', { requestKey })))
  ids.push(await made('operator', { requestKey }))
  expect(new Set(ids).size).toBe(1)
  // Another writer's key is another key.
  expect(ids).not.toContain(await made('distributor', { requestKey }))
})

test('a distributor announces to the own tenants alone, and never to everybody', async () => {
  const own = await made('distributor')
  expect([await isShown('distributor', own), await isShown('customer', own)]).toEqual([true, false])
  const { tenants, everybody } = (await send(cloud.url, calls.announcementTenants, as('distributor'))).data
  expect([tenants.length, everybody]).toEqual([3, false])
  const below = await made('distributor', { tenantId: 2 })
  expect([await isShown('customer', below), await isShown('tenant', below)]).toEqual([true, false])
  const ofOperator = await made('operator')
  expect((await listed('distributor')).map(it => it.noticeId)).not.toContain(ofOperator)
  expect(codesOf([await change('distributor', ofOperator), await end('distributor', ofOperator)])).toEqual({
    610603: 2
  })
})

test('lets a customer neither read nor write any', async () => {
  const answers = [
    await announce('customer'),
    await change('customer', 1),
    await end('customer', 1),
    await send(cloud.url, calls.announcementList, { ...as('customer'), query: {} })
  ]
  expect(codesOf(answers)).toEqual({ 610403: 4 })
})

test('shows a planned one from its start to its end', async () => {
  const noticeId = await made('operator', {
    startTime: cloud.clock.now() + hour,
    endTime: cloud.clock.now() + 2 * hour
  })
  expect([await isShown('customer', noticeId), await stateOf(noticeId)]).toEqual([false, 'planned'])
  await cloud.clock.advance(hour)
  expect([await isShown('customer', noticeId), await stateOf(noticeId)]).toEqual([true, 'shown'])
  await cloud.clock.advance(hour)
  expect([await isShown('customer', noticeId), await stateOf(noticeId)]).toEqual([false, 'over'])
  expect(codesOf([await change('operator', noticeId), await end('operator', noticeId)])).toEqual({ 610606: 2 })
})

test('is changed and ended while it is shown, and deleted before', async () => {
  const shown = await made('operator')
  expect((await change('operator', shown, { level: 'critical' })).code).toBe(610000)
  expect((await onDashboard('customer')).find(it => it.noticeId === shown)?.level).toBe('critical')
  expect((await end('operator', shown)).code).toBe(610000)
  expect([await isShown('customer', shown), await stateOf(shown)]).toEqual([false, 'over'])
  const planned = await made('operator', { startTime: cloud.clock.now() + hour })
  await end('operator', planned)
  expect(await stateOf(planned)).toBeUndefined()
})

const bad: [what: string, part: (now: number) => Partial<Body>, field: string][] = [
  ['an end before the start', now => ({ startTime: now + day, endTime: now + hour }), 'endTime'],
  ['an end that is over', now => ({ endTime: now - 1 }), 'endTime'],
  ['a start in years', now => ({ startTime: now + 400 * day, endTime: now + 401 * day }), 'startTime'],
  ['an end years after the start', now => ({ endTime: now + 400 * day }), 'endTime'],
  ['no text', () => ({ texts: {} }), 'texts'],
  ['a link that runs', () => ({ url: 'javascript:alert(1)' }), 'url'],
  ['a link with a user', () => ({ url: 'https://portal.example.com@evil.example/' }), 'url']
]
for (const [what, part, field] of bad)
  test(`refuses ${what}`, async () => {
    expect(await announce('operator', part(cloud.clock.now()))).toMatchObject({ code: 610604, data: [{ field }] })
  })

test('tells the open pages of those who are shown one when it is published, changed and ended', async () => {
  const told = { action: 'notices_changed' }
  const open = (name: string) => openedChannel(cloud.url, tokens[name] ?? '', { about: 'notices_changed' })
  const [customer, tenant] = [await open('customer'), await open('tenant')]
  const toTenant = await made('operator', { tenantId: 2 })
  expect(await customer.arrived(2)).toEqual([{}, told])
  const toAll = await made('operator')
  expect(await tenant.arrived(2)).toEqual([{}, told])
  expect(await customer.arrived(3)).toEqual([{}, told, told])
  await change('operator', toAll, { level: 'critical' })
  await end('operator', toAll)
  expect(await tenant.arrived(4)).toEqual([{}, told, told, told])
  // A tenant's changes are told at most once in two seconds, the last of them always.
  await end('operator', toTenant)
  expect(await customer.arrived(6)).toEqual([{}, told, told, told, told, told])
  await tenant.settled()
  expect(tenant.frames).toHaveLength(4)
})

test('tells nobody of a change that is refused', async () => {
  const noticeId = await made('operator')
  const customer = await openedChannel(cloud.url, tokens.customer ?? '', { about: 'notices_changed' })
  await announce('operator', { endTime: cloud.clock.now() - hour })
  await change('distributor', noticeId)
  await end('distributor', noticeId)
  await customer.settled()
  expect(customer.frames).toEqual([{}])
})
