import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* Orders that wait go to free robots by themselves, and a person takes them over. */

let cloud: TestCloud
let tokens: Record<string, string>
let storeId: number
let robots: { robotId: number; serial: string }[]
const as = (name: string) => ({ token: tokens[name] ?? '' })

test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'robot', 'tenant'])
  const [found] = await cloud.query(`select store_id from robots where robot_kind = 'medical' group by store_id
    having count(*) >= 2 order by store_id limit 1`)
  storeId = Number(found?.store_id)
})
test.beforeEach(async () => {
  await cloud.query('delete from dispatch_orders')
  await cloud.query('delete from dispatch_settings')
  await cloud.query('delete from dispatch_refusals')
  await cloud.query('delete from robot_places')
  await cloud.query(`update robots set state = 'busy' where store_id = ${storeId}`)
  const ready = await cloud.query(`update robots set online = true, state = 'idle', battery = 80, report_seconds = null
    where robot_id in (select robot_id from robots where store_id = ${storeId} and robot_kind = 'medical'
      order by robot_id limit 2)
    returning robot_id, serial`)
  robots = ready
    .map(it => ({ robotId: Number(it.robot_id), serial: String(it.serial) }))
    .toSorted((one, next) => one.robotId - next.robotId)
})
test.afterAll(() => cloud.close())

const create = async (): Promise<number> =>
  (
    await send(cloud.url, calls.createDispatch, {
      ...as('operator'),
      body: { storeId, fromWard: 'Pharmacy', toWard: 'Ward 3B', goods: 'medicine' }
    })
  ).data.orderId
const hold = (orderId: number, held: boolean) =>
  send(cloud.url, calls.holdDispatch, { ...as('operator'), body: { orderId, held } })
const orders = async () =>
  (await send(cloud.url, calls.dispatchOrders, { ...as('operator'), query: { storeId } })).data.list.toReversed()
const serials = async () => (await orders()).map(({ robotSerial }) => robotSerial)
/** Two rounds: the end of the first one is not waited for. */
const rounds = async () => {
  await cloud.clock.advance(5_000)
  await cloud.clock.advance(5_000)
}
const given = (expected: (string | null)[]) =>
  expect
    .poll(async () => {
      await rounds()
      return serials()
    })
    .toEqual(expected)
const serialOf = (index: number): string => robots[index]?.serial ?? ''

test('an order that waits is given to a free robot, and the next one when a robot is free again', async () => {
  await create()
  await given([serialOf(0)])
  await create()
  await create()
  await given([serialOf(0), serialOf(1), null])
  const [first] = await orders()
  await send(cloud.url, calls.cancelDispatch, { ...as('operator'), body: { orderId: first?.orderId ?? 0 } })
  await given([serialOf(0), serialOf(1), serialOf(0)])
})

test('robots that are empty, offline or locked get no order', async () => {
  await cloud.query(`update robots set battery = 20 where robot_id = ${robots[0]?.robotId}`)
  await cloud.query(`insert into robot_locks (robot_id, reason, note, lock_time)
    values (${robots[1]?.robotId}, 'service', '', now())`)
  await create()
  await rounds()
  await rounds()
  expect(await serials()).toEqual([null])
  await cloud.query('delete from robot_locks')
  await given([serialOf(1)])
})

test('the nearest robot gets the order, by the map of the hospital', async () => {
  const [scene] = await cloud.query(`insert into scenes (tenant_id, store_id, name, create_time, change_time)
    select tenant_id, store_id, 'Hospital map', now(), now() from stores where store_id = ${storeId} returning scene_id`)
  const sceneId = Number(scene?.scene_id)
  const points = JSON.stringify([{ name: 'Pharmacy', kind: 'room', x: 100, y: 100, direction: 0 }])
  await cloud.query(`insert into scene_floors (scene_id, floor_id, points) values (${sceneId}, 1, '${points}')`)
  for (const [index, x] of [
    [0, 900],
    [1, 110]
  ] as const) {
    const { robotId } = robots[index] ?? { robotId: 0 }
    await cloud.query(`insert into scene_robots (robot_id, scene_id) values (${robotId}, ${sceneId})
      on conflict (robot_id) do update set scene_id = excluded.scene_id`)
    await cloud.query(`insert into robot_places (robot_id, scene_id, floor_id, x, y, direction, time)
      values (${robotId}, ${sceneId}, 1, ${x}, 100, 0, now()) on conflict (robot_id) do update
      set scene_id = excluded.scene_id, floor_id = 1, x = excluded.x, y = excluded.y`)
  }
  await create()
  await given([serialOf(1)])
})

test('an order that a person holds back waits, and one that a robot has not picked up is taken back', async () => {
  const orderId = await create()
  await given([serialOf(0)])
  expect((await hold(orderId, true)).code).toBe(610000)
  await rounds()
  expect(await orders()).toMatchObject([{ status: 'waiting', held: true, robotSerial: null }])
  const body = { orderId, serial: serialOf(1) }
  expect((await send(cloud.url, calls.assignDispatch, { ...as('operator'), body })).code).toBe(610000)
  await send(cloud.url, calls.reportDispatch, { ...as('robot'), body: { reports: [{ orderId, status: 'carrying' }] } })
  expect((await hold(orderId, true)).code).toBe(610606)
  expect((await hold(2_000_000, true)).code).toBe(610603)
})

test('an order that is let go is given by the cloud again', async () => {
  const orderId = await create()
  await hold(orderId, true)
  await rounds()
  expect(await serials()).toEqual([null])
  expect((await hold(orderId, false)).code).toBe(610000)
  await given([serialOf(0)])
})

test('a hospital where somebody switched it off gives orders by hand alone', async () => {
  const turn = (automatic: boolean, name = 'operator') =>
    send(cloud.url, calls.switchDispatch, { ...as(name), body: { storeId, automatic } })
  expect((await turn(false)).code).toBe(610000)
  await create()
  await rounds()
  await rounds()
  expect(await serials()).toEqual([null])
  const hospitals = (await send(cloud.url, calls.dispatchHospitals, { ...as('operator'), query: {} })).data.list
  expect(hospitals.find(it => it.storeId === storeId)?.automatic).toBe(false)
  expect((await turn(true)).code).toBe(610000)
  await given([serialOf(0)])
})

test('who switched a hospital is named there and in the audit; a second person at once changes nothing', async () => {
  for (const name of ['distributor', 'customer'])
    await givePermissions(cloud, name, ['operation:hospitalDispatch', 'operation:hospitalDispatch:assign'])
  const tenantOfStore = `select tenant_id from stores where store_id = ${storeId}`
  await cloud.query(`update users set tenant_id = (${tenantOfStore}) where email = 'distributor@demo.example'`)
  await cloud.query(`update users set tenant_id = (select max(tenant_id) from tenants where parent_id is not null
    and tenant_id <> (${tenantOfStore})) where email = 'customer@demo.example'`)
  const { distributor, customer } = await signInAll(cloud, ['distributor', 'customer'])
  const turn = (token: string, automatic: boolean) =>
    send(cloud.url, calls.switchDispatch, { token, body: { storeId, automatic } })
  const switched = async (token: string) =>
    (await send(cloud.url, calls.dispatchHospitals, { token, query: {} })).data.list.find(it => it.storeId === storeId)
  const [store] = await cloud.query(`select name from stores where store_id = ${storeId}`)
  const noted = async () =>
    (
      await send(cloud.url, calls.auditList, { ...as('operator'), query: { act: 'dispatch_switched' } })
    ).data.list.filter(({ subjectName }) => subjectName === store?.name)
  const before = (await noted()).length
  expect(await switched(distributor ?? '')).toMatchObject({ automatic: true, switchTime: null, switchedBy: null })
  const answers = await Promise.all(Array.from({ length: 5 }, () => turn(distributor ?? '', false)))
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([610000]))
  expect(await switched(tokens.operator ?? '')).toMatchObject({ automatic: false, switchedBy: 'Zhang Wei' })
  expect((await turn(tokens.operator ?? '', true)).code).toBe(610000)
  expect(await switched(distributor ?? '')).toMatchObject({ automatic: true, switchedBy: 'Olivia Hart' })
  const entries = (await noted()).slice(0, (await noted()).length - before)
  expect(entries.map(({ actorName, before: was, after }) => [actorName, was.orders, after.orders])).toEqual([
    ['Olivia Hart', 'byHand', 'automatic'],
    ['Zhang Wei', 'automatic', 'byHand']
  ])
  await test.step('another organisation switches nothing here', async () => {
    expect((await turn(customer ?? '', false)).code).toBe(610702)
  })
})

test('goods go to a robot with a compartment for them alone', async () => {
  await cloud.query(`update robots set model = 'Open cart' where robot_id = ${robots[0]?.robotId}`)
  const written = { model: 'Open cart', robotKind: 'medical' as const, serialForm: null, reportSeconds: 10 }
  const body = { ...written, compartments: ['tray' as const] }
  expect((await send(cloud.url, calls.createRobotModel, { ...as('operator'), body })).code).toBe(610000)
  await cloud.query(`update robots set battery = 40 where robot_id = ${robots[1]?.robotId}`)
  await create()
  await given([serialOf(1)])
  const second = await create()
  await rounds()
  await rounds()
  expect(await serials()).toEqual([serialOf(1), null])
  const assign = (serial?: string) =>
    send(cloud.url, calls.assignDispatch, { ...as('operator'), body: { orderId: second, serial } })
  const refused = await assign(serialOf(0))
  expect(refused.code).toBe(610604)
  expect(JSON.stringify(refused.data)).toContain('has no compartment for these goods')
  expect((await assign()).code).toBe(610705)
  const shown = (await send(cloud.url, calls.dispatchRobots, { ...as('operator'), query: { storeId, size: 100 } })).data
  expect(shown.list.find(({ serial }) => serial === serialOf(0))?.compartments).toEqual(['tray'])
  // As soon as the maker says that the model has one, the robot gets the order.
  const more = { ...body, compartments: ['tray' as const, 'locked' as const] }
  expect((await send(cloud.url, calls.updateRobotModel, { ...as('operator'), body: more })).code).toBe(610000)
  await given([serialOf(1), serialOf(0)])
})

test('a robot that refuses an order is asked again after five minutes, and another one gets the order', async () => {
  const orderId = await create()
  await given([serialOf(0)])
  const body = { reports: [{ orderId, status: 'refused' as const }] }
  expect((await send(cloud.url, calls.reportDispatch, { ...as('robot'), body })).data.accepted).toBe(1)
  await given([serialOf(1)])
  await create()
  await rounds()
  expect(await serials()).toEqual([serialOf(1), null])
  await cloud.clock.advance(5 * 60_000)
  await given([serialOf(1), serialOf(0)])
})
