import { expect, test } from '@playwright/test'
import { emptySheet } from '#contract/calls/scenes/scene-map.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* Scenes: their floors, maps and points of delivery, and the robots in them. */

let cloud: TestCloud
let tokens: Record<string, string>
const all = ['', ':settings', ':bind', ':delete'].map(act => `resourceweb:scenes${act}`)
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  await givePermissions(cloud, 'tenant', all)
  tokens = await signInAll(cloud, ['operator', 'tenant', 'packs'])
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
let named = 0
const newName = (): string => {
  named += 1
  return `Scene ${named}`
}
const ownStore = async (name = 'tenant') =>
  (await send(cloud.url, calls.sceneStoreList, { ...as(name), query: {} })).data.list[0]?.storeId ?? 0
const create = async (body: { name?: string; storeId?: number } = {}, name = 'tenant') =>
  send(cloud.url, calls.createScene, {
    ...as(name),
    body: { name: body.name ?? newName(), storeId: body.storeId ?? (await ownStore(name)) }
  })
const made = async (): Promise<number> => (await create()).data.sceneId
const detail = (sceneId: number, name = 'tenant') =>
  send(cloud.url, calls.sceneDetail, { ...as(name), query: { sceneId } })
const remove = (sceneId: number) => send(cloud.url, calls.deleteScene, { ...as('tenant'), body: { sceneId } })

const point = (name: string, x = 100) => ({ name, kind: 'table' as const, x, y: 200, direction: 90 })
const floorOf = (change: object = {}) => ({ floorId: '1', serviceDeskId: '', mapFile: null, points: [], ...change })
type Floor = ReturnType<typeof floorOf>
const save = async (sceneId: number, floors: Floor[], { version = 1, name = newName() } = {}) =>
  send(cloud.url, calls.saveScene, { ...as('tenant'), body: { sceneId, version, name, floors } })

const room = { name: 'Hall', x: 0, y: 0, width: 500, height: 400 }
const mapFile = (change: object = {}): string => JSON.stringify({ ...emptySheet, width: 500, height: 400, ...change })

test('a scene is created, saved with its floors, read again and deleted', async () => {
  const sceneId = await made()
  const floors = [
    floorOf({ floorId: '2', serviceDeskId: '12', mapFile: mapFile({ rooms: [room] }), points: [point('Table 1')] }),
    floorOf({ floorId: '-1' })
  ]
  expect((await save(sceneId, floors, { name: ' Big hall ' })).data).toEqual({ version: 2 })
  const { data } = await detail(sceneId)
  expect(data).toMatchObject({
    name: 'Big hall',
    version: 2,
    floorCount: 2,
    robotCount: 0,
    changeTime: cloud.clock.now()
  })
  expect(data.floors).toEqual([
    { floorId: -1, serviceDeskId: null, map: null, points: [] },
    {
      floorId: 2,
      serviceDeskId: 12,
      map: { width: 500, height: 400, walls: [], rooms: [room] },
      points: [point('Table 1')]
    }
  ])
  expect((await remove(sceneId)).code).toBe(610000)
  expect([(await detail(sceneId)).code, (await remove(sceneId)).code, (await save(sceneId, [])).code]).toEqual([
    612045, 612045, 612045
  ])
  expect((await detail(2_000_000_000)).code).toBe(612043)
  // The name of a deleted scene is free again.
  expect((await create({ name: 'Big hall' })).code).toBe(610000)
})

test('of two people who change the same version, the second one is refused and changes nothing', async () => {
  const sceneId = await made()
  expect((await save(sceneId, [floorOf({ floorId: '3' })])).code).toBe(610000)
  const late = await save(sceneId, [floorOf({ floorId: '4' })])
  expect(late.code).toBe(610606)
  expect(late.data).toMatchObject([{ field: 'version', reason: 'somebody else saved it since then', version: 2 }])
  expect((await detail(sceneId)).data.floors.map(({ floorId }) => floorId)).toEqual([3])
})

test('of ten people who save the same version at once, one succeeds', async () => {
  const sceneId = await made()
  const floors = Array.from({ length: 10 }, (_, floor) => floorOf({ floorId: String(floor) }))
  const answers = await Promise.all(floors.map(floor => save(sceneId, [floor])))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610606: 9 })
})

const wrongFloors: [what: string, floors: Floor[], code: number, field: string][] = [
  ['a floor with letters', [floorOf({ floorId: 'B1' })], 612015, 'floors.0.floorId'],
  ['a floor without an id', [floorOf(), floorOf({ floorId: '' })], 612015, 'floors.1.floorId'],
  ['a desk with letters', [floorOf({ serviceDeskId: 'desk' })], 612016, 'floors.0.serviceDeskId'],
  ['two floors of one id', [floorOf(), floorOf()], 610602, 'floors.1.floorId'],
  ['a map that is no JSON', [floorOf({ mapFile: '{' })], 612012, 'floors.0.mapFile'],
  ['a map with nothing in it', [floorOf({ mapFile: '{}' })], 612012, 'floors.0.mapFile'],
  ['a map of a thousand brackets', [floorOf({ mapFile: '['.repeat(20_000) })], 612012, 'floors.0.mapFile'],
  [
    'a room outside of its map',
    [floorOf({ mapFile: mapFile({ rooms: [{ ...room, x: 1 }] }) })],
    612012,
    'floors.0.mapFile'
  ],
  [
    'a wall outside of its map',
    [floorOf({ mapFile: mapFile({ walls: [{ fromX: 0, fromY: 0, toX: 501, toY: 0 }] }) })],
    612012,
    'floors.0.mapFile'
  ],
  [
    'a point outside of its map',
    [floorOf({ mapFile: mapFile(), points: [point('A', 501)] })],
    612012,
    'floors.0.mapFile'
  ],
  [
    'two points of one name',
    [floorOf({ points: [point('A'), point('B'), point(' a')] })],
    612013,
    'floors.0.points.2.name'
  ]
]
for (const [what, floors, code, field] of wrongFloors)
  test(`${what} is refused with ${code}, and nothing is saved`, async () => {
    const sceneId = await made()
    const answer = await save(sceneId, floors)
    expect(answer.code).toBe(code)
    expect(answer.data).toMatchObject([{ field }])
    expect((await detail(sceneId)).data).toMatchObject({ version: 1, floors: [] })
  })

test('a name is needed, and is the only one of its tenant', async () => {
  const name = newName()
  expect((await create({ name })).code).toBe(610000)
  const sceneId = await made()
  const answers = [
    await create({ name: '  ' }),
    await create({ name: name.toUpperCase() }),
    await save(sceneId, [], { name: ' ' }),
    await save(sceneId, [], { name })
  ]
  expect(answers.map(({ code }) => code)).toEqual([612033, 612009, 612033, 612009])
})

test('more floors, points and map than a scene holds are refused', async () => {
  const sceneId = await made()
  const many = (count: number) => Array.from({ length: count }, (_, index) => index)
  const answers = [
    await save(
      sceneId,
      many(limits.sceneFloorsMax + 1).map(index => floorOf({ floorId: String(index) }))
    ),
    await save(sceneId, [floorOf({ points: many(limits.scenePointsMax + 1).map(index => point(`P${index}`)) })]),
    await save(sceneId, [floorOf({ mapFile: ' '.repeat(limits.sceneMapMaxLength + 1) })])
  ]
  expect(answers.map(({ code }) => code)).toEqual([610604, 610604, 610604])
})

test('a body that is too large is refused before it is read', async () => {
  const sceneId = await made()
  const answer = await save(sceneId, [floorOf({ mapFile: ' '.repeat(1_100_000) })])
  expect(answer.code).toBe(610614)
})

test('a store has so many scenes and no more', async () => {
  const storeId = await ownStore('packs')
  await cloud.query(`insert into scenes (tenant_id, store_id, name, create_time, change_time)
    select tenant_id, store_id, 'many ' || number, now(), now()
    from stores, generate_series(1, ${limits.storeScenesMax}) as number where store_id = ${storeId}`)
  const answer = await create({ storeId }, 'packs')
  expect([answer.code, answer.data]).toEqual([
    610605,
    [{ field: 'storeId', reason: 'the store has as many scenes as it can' }]
  ])
  await cloud.query(`delete from scenes where name like 'many %'`)
})

test('robots of its store are bound to a scene, which can’t be deleted until they have left', async () => {
  const stores = await cloud.query(`select store_id from robots join users using (tenant_id)
    where email = 'tenant@demo.example' and store_id is not null
      and robot_id not in (select robot_id from scene_robots) group by store_id having count(*) > 2 limit 2`)
  const [storeId = 0, otherId = 0] = stores.map(({ store_id }) => Number(store_id))
  const { sceneId } = (await create({ storeId })).data
  const robots = async (bound: boolean) =>
    (
      await send(cloud.url, calls.sceneRobotList, { ...as('tenant'), query: { sceneId, bound, size: 100 } })
    ).data.list.map(({ robotId }) => robotId)
  const bind = (robotIds: number[], scene = sceneId) =>
    send(cloud.url, calls.bindSceneRobots, { ...as('tenant'), body: { sceneId: scene, robotIds } })
  const unbind = (robotIds: number[]) =>
    send(cloud.url, calls.unbindSceneRobots, { ...as('tenant'), body: { sceneId, robotIds } })

  const [first = 0, second = 0] = await robots(false)
  await test.step('robots of its store are bound', async () => {
    expect((await bind([first, second])).code).toBe(610000)
    expect((await bind([first])).code).toBe(610000)
    expect((await robots(true)).sort()).toEqual([first, second].sort())
    expect(await robots(false)).not.toContain(first)
    expect((await detail(sceneId)).data.robotCount).toBe(2)
  })

  await test.step('a bound robot goes to no other scene, and its scene stays', async () => {
    const another = (await create({ storeId })).data.sceneId
    const elsewhere = (await create({ storeId: otherId })).data.sceneId
    const refused = [
      await bind([first], another),
      await bind([first], elsewhere),
      await bind([2_000_000_000]),
      await remove(sceneId)
    ]
    expect(refused.map(({ code }) => code)).toEqual([610750, 610750, 610701, 612010])
  })

  await test.step('a robot that goes to another store leaves the scene', async () => {
    // A robot that goes to another store leaves the scene.
    const store = { ...as('tenant'), body: { storeId: storeId ?? 0, robotIds: [second] } }
    expect((await send(cloud.url, calls.bindRobots, store)).code).toBe(610712)
    expect(await robots(true)).toContain(second)
    expect((await send(cloud.url, calls.unbindRobots, store)).code).toBe(610000)
    expect(await robots(true)).toEqual([first])
    expect((await unbind([first, second])).code).toBe(610000)
    expect((await remove(sceneId)).code).toBe(610000)
  })
})

test('a list is searched, filtered by store, and in the order that was asked for', async () => {
  const storeId = await ownStore()
  const name = newName()
  await create({ name, storeId })
  const list = async (query: Record<string, string | number>, who = 'tenant') =>
    (await send(cloud.url, calls.sceneList, { ...as(who), query: { size: 100, ...query } })).data
  expect((await list({ text: name.toUpperCase() })).list[0]).toMatchObject({ name, storeId, floorCount: 0 })
  const ofStore = await list({ storeId })
  expect(new Set(ofStore.list.map(it => it.storeId))).toEqual(new Set([storeId]))
  expect(ofStore.total).toBe(ofStore.list.length)
  const names = (await list({ sort: '-name' }, 'operator')).list.map(it => it.name)
  const sorted = (await list({ sort: 'name' }, 'operator')).list.map(it => it.name)
  expect(names.length).toBeGreaterThan(10)
  expect(names).toEqual([...sorted].reverse())
})

test('each act needs its own permission', async () => {
  await cloud.query(`delete from role_permissions where permission = any('{${all.slice(1).join(',')}}')
    and role_id in (select role_id from user_roles join users using (user_id) where email = 'tenant@demo.example')`)
  const [scene] = (await send(cloud.url, calls.sceneList, { ...as('tenant'), query: {} })).data.list
  const sceneId = scene?.sceneId ?? 0
  const robots = { ...as('tenant'), body: { sceneId, robotIds: [1] } }
  const answers = [
    await detail(sceneId),
    await create(),
    await save(sceneId, []),
    await remove(sceneId),
    await send(cloud.url, calls.bindSceneRobots, robots),
    await send(cloud.url, calls.unbindSceneRobots, robots)
  ]
  expect(answers.map(({ code }) => code)).toEqual([610000, 610403, 610403, 610403, 610403, 610403])
  await givePermissions(cloud, 'tenant', all)
})
