import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* Elevators, their rides and their stress tests. */

const floors = ['B1', '1', '2', '3', '4']

let cloud: TestCloud
let tokens: Record<string, string>
let storeId: number
let robots: number[]
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'robot'])
  await givePermissions(cloud, 'tenant', ['platform', 'platform:elevator'])
  const [store] = await cloud.query(`select store_id from robots join users using (tenant_id)
    where email = 'tenant@demo.example' and store_id is not null group by store_id having count(*) > 1 limit 1`)
  storeId = Number(store?.store_id)
  const rows = await cloud.query(`select robot_id from robots where store_id = ${storeId} order by robot_id`)
  robots = rows.map(({ robot_id }) => Number(robot_id))
})
test.beforeEach(async () => {
  await cloud.query(`delete from elevators where controller_serial like 'T-%'`)
})
test.afterAll(() => cloud.close())

const as = (name = 'operator') => ({ token: tokens[name] ?? '' })
const written = (serial = 'T-1') => ({
  storeId,
  floors,
  building: 'North',
  name: 'Test elevator',
  maker: 'Kone',
  controllerSerial: serial
})
const add = async (serial?: string): Promise<number> => {
  const answer = await send(cloud.url, calls.createElevator, { ...as(), body: written(serial) })
  return answer.data.elevatorId
}
const report = (state: 'online' | 'offline' | 'fault', floor = 'B1', controllerSerial = 'T-1') =>
  send(cloud.url, calls.reportElevators, { ...as('robot'), body: { reports: [{ controllerSerial, state, floor }] } })
const detail = async (elevatorId: number, name?: string) =>
  (await send(cloud.url, calls.elevatorDetail, { ...as(name), query: { elevatorId } })).data
const ride = (elevatorId: number, part: Partial<{ robotId: number; from: string; to: string }> = {}) =>
  send(cloud.url, calls.startRide, {
    ...as(),
    body: { elevatorId, robotId: robots[0] ?? 0, from: '2', to: '4', ...part }
  })
const rideOf = async (rideId: number) => (await send(cloud.url, calls.rideDetail, { ...as(), query: { rideId } })).data

/** Moves the clock second by second, and waits for the cloud after each, until something holds. */
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  await expect
    .poll(
      async () => {
        await cloud.clock.advance(1_000)
        return holds()
      },
      { timeout: 60_000, intervals: [20] }
    )
    .toBe(true)
}

test('an elevator is added, found, changed and deleted', async () => {
  const elevatorId = await add()
  expect(await detail(elevatorId, 'tenant')).toMatchObject({
    state: 'offline',
    floor: 'B1',
    lastSeenTime: null,
    openRideId: null,
    floorMap: floors.map((floor, place) => ({ floor, robotFloor: place + 1 }))
  })
  const found = await send(cloud.url, calls.elevatorList, { ...as('tenant'), query: { text: 't-1', state: 'offline' } })
  expect(found.data).toMatchObject({ total: 1, list: [{ elevatorId, storeId }] })
  const change = (part: object) =>
    send(cloud.url, calls.updateElevator, { ...as(), body: { elevatorId, ...written(), ...part } })
  expect((await change({ floors: ['1', '2'] })).code).toBe(610000)
  expect(await detail(elevatorId)).toMatchObject({
    floor: '1',
    floorMap: [
      { floor: '1', robotFloor: 2 },
      { floor: '2', robotFloor: 3 }
    ]
  })
  await add('T-2')
  expect((await change({ controllerSerial: 'T-2' })).code).toBe(610602)
  expect((await change({ floors: ['1', '1'] })).code).toBe(610604)
  expect((await change({ floors: ['1'] })).code).toBe(610604)
  expect((await send(cloud.url, calls.createElevator, { ...as(), body: written() })).code).toBe(610602)
  const remove = () => send(cloud.url, calls.deleteElevator, { ...as(), body: { elevatorId } })
  expect(codesOf([await remove(), await remove()])).toEqual({ 610000: 1, 610603: 1 })
})

test('reading elevators and each act are permissions of their own', async () => {
  const elevatorId = await add()
  await report('online')
  const token = as('tenant')
  const acts = [
    await send(cloud.url, calls.createElevator, { ...token, body: written('T-3') }),
    await send(cloud.url, calls.updateElevator, { ...token, body: { elevatorId, ...written() } }),
    await send(cloud.url, calls.deleteElevator, { ...token, body: { elevatorId } }),
    await send(cloud.url, calls.configureElevator, {
      ...token,
      body: { elevatorId, doorHoldSeconds: 9, timeoutSeconds: 60, floorMap: [] }
    }),
    await send(cloud.url, calls.startRide, { ...token, body: { elevatorId, robotId: 1, from: '1', to: '2' } }),
    await send(cloud.url, calls.startStressTest, { ...token, body: { elevatorId, rides: 1 } }),
    await send(cloud.url, calls.reportElevators, {
      ...token,
      body: { reports: [{ controllerSerial: 'T-1', state: 'fault', floor: '1' }] }
    })
  ]
  expect(codesOf(acts)).toEqual({ 610403: acts.length })
  expect((await send(cloud.url, calls.rideList, { ...token, query: { elevatorId } })).code).toBe(610000)
})

test('a controller reports its elevator; an unknown one and a floor that is not there are left out', async () => {
  const elevatorId = await add()
  expect((await report('online', '3')).data.accepted).toBe(1)
  expect(await detail(elevatorId)).toMatchObject({ state: 'online', floor: '3', lastSeenTime: cloud.clock.now() })
  expect((await report('online', '9')).data.accepted).toBe(0)
  expect((await report('online', '1', 'T-9')).data.accepted).toBe(0)
  const known = await send(cloud.url, calls.reportedElevators, { ...as('robot'), query: { size: 100 } })
  expect(known.data.list).toContainEqual({ controllerSerial: 'T-1', floors, state: 'online', floor: '3' })
})

test('a robot rides step by step, and each step is kept', async () => {
  const elevatorId = await add()
  await report('online')
  const { rideId } = (await ride(elevatorId)).data
  expect((await detail(elevatorId)).openRideId).toBe(rideId)
  expect((await ride(elevatorId, { robotId: robots[1] ?? 0 })).code).toBe(610704)
  expect((await report('online', '1')).data.accepted).toBe(0)
  const change = { ...as(), body: { elevatorId, ...written() } }
  expect((await send(cloud.url, calls.updateElevator, change)).code).toBe(610704)
  await until(async () => (await rideOf(rideId)).state !== 'open')
  const done = await rideOf(rideId)
  expect(done.state).toBe('done')
  expect(done.steps.map(({ step, floor }) => `${step} ${floor}`)).toEqual([
    'called B1',
    'coming 1',
    'coming 2',
    'doorOpen 2',
    'entered 2',
    'moving 3',
    'moving 4',
    'arrived 4',
    'left 4'
  ])
  expect(await detail(elevatorId)).toMatchObject({ state: 'online', floor: '4', openRideId: null })
})

test('a ride is refused for an elevator that is offline, has a fault, or lacks the floor, and for another store’s robot', async () => {
  const elevatorId = await add()
  expect((await ride(elevatorId)).code).toBe(610703)
  await report('fault')
  expect((await ride(elevatorId)).code).toBe(610605)
  await report('online')
  expect((await ride(elevatorId, { from: '9' })).code).toBe(610604)
  expect((await ride(elevatorId, { from: '4' })).code).toBe(610604)
  const [foreign] = await cloud.query(`select robot_id from robots where store_id <> ${storeId} limit 1`)
  expect((await ride(elevatorId, { robotId: Number(foreign?.robot_id) })).code).toBe(610701)
})

test('of ten people who call one elevator at once, one gets it', async () => {
  const elevatorId = await add()
  await report('online')
  const answers = await Promise.all(Array.from({ length: 10 }, () => ride(elevatorId)))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610704: 9 })
})

test('a ride is cancelled once; a fault of the elevator ends one', async () => {
  const elevatorId = await add()
  await report('online')
  const { rideId } = (await ride(elevatorId)).data
  const cancel = () => send(cloud.url, calls.cancelRide, { ...as(), body: { rideId } })
  expect(codesOf([await cancel(), await cancel()])).toEqual({ 610000: 1, 610606: 1 })
  expect(await detail(elevatorId)).toMatchObject({ state: 'online' })
  const second = (await ride(elevatorId)).data.rideId
  expect((await report('fault')).data.accepted).toBe(1)
  await until(async () => (await rideOf(second)).state !== 'open')
  expect(await rideOf(second)).toMatchObject({ state: 'failed', failure: 'controllerLost' })
  expect(await detail(elevatorId)).toMatchObject({ state: 'fault' })
})

test('the configuration counts: a ride that takes longer than its time fails', async () => {
  const elevatorId = await add()
  await report('online')
  const configure = (part: object) =>
    send(cloud.url, calls.configureElevator, {
      ...as(),
      body: {
        elevatorId,
        doorHoldSeconds: 20,
        timeoutSeconds: 30,
        floorMap: [{ robotFloor: -1, floor: 'B1' }],
        ...part
      }
    })
  expect((await configure({ floorMap: [{ robotFloor: 1, floor: '9' }] })).code).toBe(610604)
  expect((await configure({ doorHoldSeconds: 1 })).code).toBe(610604)
  expect((await configure({})).code).toBe(610000)
  expect(await detail(elevatorId)).toMatchObject({ doorHoldSeconds: 20, floorMap: [{ robotFloor: -1, floor: 'B1' }] })
  const { rideId } = (await ride(elevatorId)).data
  await until(async () => (await rideOf(rideId)).state !== 'open')
  expect(await rideOf(rideId)).toMatchObject({ state: 'failed', failure: 'timeout' })
})

test('a stress test is played to its end, its figures add up, and another one can be stopped', async () => {
  const elevatorId = await add()
  const start = (rides: number) => send(cloud.url, calls.startStressTest, { ...as(), body: { elevatorId, rides } })
  const test = async (stressTestId: number) =>
    (await send(cloud.url, calls.stressTestDetail, { ...as(), query: { stressTestId } })).data
  expect((await start(30)).code).toBe(610703)
  await report('online')
  const { stressTestId } = (await start(30)).data
  expect((await start(30)).code).toBe(610704)
  await until(async () => (await test(stressTestId)).state === 'finished')
  const { done, failures, wait, played } = await test(stressTestId)
  expect(played).toBe(30)
  expect(done + failures.timeout + failures.doorClosed + failures.controllerLost).toBe(30)
  expect(wait.p95).toBeGreaterThanOrEqual(wait.mean ?? Number.POSITIVE_INFINITY)

  const second = (await start(1_000)).data.stressTestId
  await until(async () => (await test(second)).played > 0)
  const stop = () => send(cloud.url, calls.stopStressTest, { ...as(), body: { stressTestId: second } })
  expect(codesOf([await stop(), await stop()])).toEqual({ 610000: 1, 610606: 1 })
  const listed = await send(cloud.url, calls.stressTestList, { ...as(), query: { state: 'stopped' } })
  expect(listed.data.list[0]).toMatchObject({ stressTestId: second, elevatorName: 'Test elevator' })
})
