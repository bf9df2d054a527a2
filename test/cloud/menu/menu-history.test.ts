import { expect, test } from '@playwright/test'
import type { MenuItem } from '#contract/calls/menu/menu.ts'
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
const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap(item => [item, ...flat(item.children)])
const menuOf = async (name: string) => flat((await send(cloud.url, calls.menuTree, tokenOf(name))).data)
const visit = (name: string, menuId: number) =>
  send(cloud.url, calls.recordMenuVisit, { ...tokenOf(name), body: { menuId } })
const historyOf = async (name: string, size?: number) =>
  (await send(cloud.url, calls.menuHistory, { ...tokenOf(name), query: size === undefined ? {} : { size } })).data
const idsOf = async (name: string, size?: number) => (await historyOf(name, size)).map(({ menuId }) => menuId)

test('has no history before the first visit, nor for who has no menu', async () => {
  expect(await historyOf('tenant')).toEqual([])
  expect(await historyOf('nobody')).toEqual([])
})

test('lists visits newest first, each menu once, eight where nothing else is said', async () => {
  const menus = (await menuOf('operator')).slice(0, 10).map(({ menuId }) => menuId)
  const again = menus[4] ?? 0
  for (const menuId of [...menus, again]) {
    await cloud.clock.advance(1_000)
    expect((await visit('operator', menuId)).code).toBe(610000)
  }
  const expected = [again, ...menus.filter(menuId => menuId !== again).toReversed()]
  expect(await idsOf('operator', 50)).toEqual(expected)
  expect(await idsOf('operator')).toEqual(expected.slice(0, 8))
  expect(await idsOf('operator', 1)).toEqual([again])
})

test('takes name, permission and address from the menu, whatever the body says', async () => {
  const menu = (await menuOf('distributor')).find(({ langKey }) => langKey === 'menu.robotRunningStatistics')
  const response = await fetch(`${cloud.url}${calls.recordMenuVisit.path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${tokens.distributor}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      menuId: menu?.menuId,
      menuName: '<img src=x>',
      perms: 'auth',
      url: 'javascript:alert(1)',
      langKey: '__proto__',
      userId: 1
    })
  })
  expect((await readAnswer(response)).code).toBe(610000)
  expect(await historyOf('distributor')).toEqual([
    {
      menuId: menu?.menuId,
      menuName: 'Running statistics',
      perms: 'robot:running:statistics',
      url: '/sub-app/robot/running/statistics',
      langKey: 'menu.robotRunningStatistics',
      visitTime: cloud.clock.now()
    }
  ])
})

test('refuses a menu that the user does not have like one that does not exist', async () => {
  const own = new Set((await menuOf('tenant')).map(({ menuId }) => menuId))
  const foreign = (await menuOf('operator')).filter(({ menuId }) => !own.has(menuId))
  expect(foreign.length).toBeGreaterThan(0)
  for (const menuId of [foreign[0]?.menuId ?? 0, 2_147_483_647])
    expect(await visit('tenant', menuId)).toMatchObject({ code: 610603, data: null })
  expect(await historyOf('tenant')).toEqual([])
})

test('counts thirty visits of one menu at the same moment as one', async () => {
  const [menu] = await menuOf('customer')
  const answers = await Promise.all(Array.from({ length: 30 }, () => visit('customer', menu?.menuId ?? 0)))
  expect(codesOf(answers)).toEqual({ 610000: 30 })
  expect(await idsOf('customer')).toEqual([menu?.menuId])
})

test('keeps the fifty newest, also of sixty at the same moment', async () => {
  const menus = (await menuOf('operator')).map(({ menuId }) => menuId)
  expect(menus.length).toBeGreaterThanOrEqual(60)
  await cloud.clock.advance(1_000)
  const answers = await Promise.all(menus.slice(0, 60).map(menuId => visit('operator', menuId)))
  expect(codesOf(answers)).toEqual({ 610000: 60 })
  expect(await idsOf('operator', 50)).toHaveLength(50)
  await cloud.clock.advance(1_000)
  await visit('operator', menus[0] ?? 0)
  expect((await idsOf('operator', 50))[0]).toBe(menus[0])
  expect(await idsOf('operator', 50)).toHaveLength(50)
})

const bodies: [body: unknown, code: number][] = [
  [{}, 610601],
  [{ menuId: null }, 610604],
  [{ menuId: '1' }, 610604],
  [{ menuId: 0 }, 610604],
  [{ menuId: 1.5 }, 610604],
  [{ menuId: 2_147_483_648 }, 610604],
  [{ menuId: [1] }, 610604],
  [{ menuId: { $gt: 0 } }, 610604]
]

for (const [body, code] of bodies)
  test(`refuses the visit ${JSON.stringify(body)}`, async () => {
    const response = await fetch(`${cloud.url}${calls.recordMenuVisit.path}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${tokens.customer}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body)
    })
    expect(await readAnswer(response)).toMatchObject({ code, data: [{ field: 'menuId' }] })
  })

for (const size of ['0', '51', '-1', 'all', '8&size=9'])
  test(`refuses a history of ${size}`, async () => {
    const response = await fetch(`${cloud.url}${calls.menuHistory.path}?size=${size}`, {
      headers: { Authorization: `Bearer ${tokens.customer}` }
    })
    expect(await readAnswer(response)).toMatchObject({ code: 610604, data: [{ field: 'size' }] })
  })

test('lists the models of the own tenant’s robots, and the operator those of all', async () => {
  const modelsOf = async (name: string) => (await send(cloud.url, calls.robotModelList, tokenOf(name))).data
  for (const name of ['operator', 'distributor', 'customer', 'tenant']) {
    const pages = await Promise.all(
      [1, 2].map(pageNo =>
        send(cloud.url, calls.robotList, { ...tokenOf(name), query: { pageNo, size: 100, own: true } })
      )
    )
    const seen = pages.flatMap(({ data }) => data.list).map(({ model, robotKind }) => `${model} ${robotKind}`)
    const models = (await modelsOf(name)).map(({ model, robotKind }) => `${model} ${robotKind}`)
    expect(models.length).toBeGreaterThan(0)
    expect(models.toSorted()).toEqual([...new Set(seen)].toSorted())
  }
  expect(await modelsOf('customer')).not.toEqual(await modelsOf('tenant'))
})

test('shows a changed, a removed and an added entry in the next menu', async () => {
  const namesOf = async () => (await menuOf('operator')).map(({ name }) => name)
  const before = await namesOf()
  await cloud.query(`update menu_nodes set name = 'Renamed' where lang_key = 'menu.study'`)
  expect(await namesOf()).toEqual(before.map(name => (name === 'Study' ? 'Renamed' : name)))
  await cloud.query(`delete from menu_nodes where lang_key = 'menu.study'`)
  expect(await namesOf()).toEqual(before.filter(name => name !== 'Study'))
  await cloud.query(
    `insert into menu_nodes (position, name, path, type, hidden, micro) values (99, 'Added', '/sub-app/study', 2, false, true)`
  )
  expect(await namesOf()).toContain('Added')
})
