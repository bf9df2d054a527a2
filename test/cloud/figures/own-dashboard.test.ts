import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn, signInAll } from '../support/client.ts'

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, settings: { DASHBOARD_CHANGES_PER_MINUTE: 20 } })
  tokens = await signInAll(cloud, ['operator', 'customer', 'tenant', 'distributor', 'nobody'])
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const noticesOf = async (token: { token: string }) => (await send(cloud.url, calls.playingNotices, token)).data
const close = (name: string, noticeId: number) =>
  send(cloud.url, calls.closeNotice, { ...as(name), body: { noticeId } })
const layoutOf = async (token: { token: string }) => (await send(cloud.url, calls.dashboardLayout, token)).data.cards
type Cards = Awaited<ReturnType<typeof layoutOf>>
const save = (name: string, cards: readonly unknown[]) =>
  send(cloud.url, calls.saveDashboardLayout, { ...as(name), body: { cards: cards as Cards } })

test('leaves a closed notice out for its reader, on every device, and for nobody else', async () => {
  const [closed, ...others] = await noticesOf(as('customer'))
  const noticeId = closed?.noticeId ?? 0
  expect(await close('customer', noticeId)).toMatchObject({ code: 610000, data: null })
  expect(await noticesOf(as('customer'))).toEqual(others)
  expect(await noticesOf({ token: await signIn(cloud, 'customer') })).toEqual(others)
  expect((await noticesOf(as('operator'))).map(notice => notice.noticeId)).toContain(noticeId)
  const again = await Promise.all(Array.from({ length: 5 }, () => close('customer', noticeId)))
  expect(codesOf(again)).toEqual({ 610000: 5 })
})

test('closes no notice that another tenant is told, and none that does not exist', async () => {
  const own = new Set((await noticesOf(as('tenant'))).map(({ noticeId }) => noticeId))
  const foreign = (await noticesOf(as('operator'))).find(({ noticeId }) => !own.has(noticeId))?.noticeId ?? 0
  for (const noticeId of [foreign, 2_147_483_647]) expect((await close('tenant', noticeId)).code).toBe(610603)
  for (const noticeId of [0, -1, 1.5, 2_147_483_648, '1', null])
    expect((await close('tenant', noticeId as number)).code).toBe(610604)
})

test('keeps how a person arranged the dashboard, for every device and for nobody else', async () => {
  expect(await layoutOf(as('operator'))).toEqual([])
  const cards: Cards = [
    { card: 'app:store', hidden: false },
    { card: 'mileage', hidden: false },
    { card: 'sales', hidden: true }
  ]
  expect(await save('operator', cards)).toMatchObject({ code: 610000, data: null })
  expect(await layoutOf({ token: await signIn(cloud, 'operator') })).toEqual(cards)
  expect(await layoutOf(as('customer'))).toEqual([])
  await save('operator', cards.toReversed())
  expect(await layoutOf(as('operator'))).toEqual(cards.toReversed())
  expect((await save('operator', [])).code).toBe(610000)
  expect(await layoutOf(as('operator'))).toEqual([])
  expect(await cloud.query('select 1 from dashboard_layouts')).toEqual([])
})

test('leaves out cards that this release does not have', async () => {
  await save('distributor', [{ card: 'sales', hidden: true }])
  await cloud.query(`update dashboard_layouts set cards = cards || '[{"card":"weather","hidden":false}]'`)
  expect(await layoutOf(as('distributor'))).toEqual([{ card: 'sales', hidden: true }])
})

const refused: [title: string, cards: readonly unknown[], field: string][] = [
  ['31 cards', Array.from({ length: 31 }, () => ({ card: 'sales', hidden: false })), 'cards'],
  ['a card twice', Array.from({ length: 2 }, () => ({ card: 'sales', hidden: false })), 'cards'],
  ['an unknown card', [{ card: 'weather', hidden: false }], 'cards.0.card'],
  ['a contributed card by markup', [{ card: 'app:<b>', hidden: false }], 'cards.0.card'],
  ['a contributed card with a long name', [{ card: `app:${'x'.repeat(41)}`, hidden: false }], 'cards.0.card'],
  ['a card by markup', [{ card: '<b>sales</b>', hidden: false }], 'cards.0.card'],
  ['a card that is neither shown nor hidden', [{ card: 'sales', hidden: 'yes' }], 'cards.0.hidden']
]
for (const [title, cards, field] of refused)
  test(`refuses ${title}`, async () => {
    expect(await save('nobody', cards)).toMatchObject({
      code: 610604,
      data: expect.arrayContaining([expect.objectContaining({ field })])
    })
    expect(await layoutOf(as('nobody'))).toEqual([])
  })

test('takes so many changes of one person within a minute, and those of others all the same', async () => {
  const cards = [{ card: 'sales', hidden: true }]
  const answers = await Promise.all(Array.from({ length: 30 }, () => save('nobody', cards)))
  expect(codesOf(answers)).toEqual({ 610000: 20, 610520: 10 })
  expect((await close('nobody', 1)).code).toBe(610520)
  expect((await save('operator', [])).code).toBe(610000)
  await cloud.clock.advance(60_000)
  expect((await save('nobody', [])).code).toBe(610000)
})
