import { expect, test } from '@playwright/test'
import { type HeldMapping, type MappingFeatures, usualMapping } from '#contract/calls/deploy/mapping-features.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* The features that robots may use while they build maps: by model, and otherwise in single stores. */

type Robot = { serial: string; model: string; storeId: number }

let cloud: TestCloud
let tokens: Record<string, string>
/** A robot in a store of the tenant, and one of the same model elsewhere. */
let own: Robot
let other: Robot
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'customer', 'robot'])
  await givePermissions(cloud, 'tenant', ['deploy:mappingConfig', 'deploy:mappingConfig:change'])
  const robotBy = async (where: string): Promise<Robot> => {
    const [row] = await cloud.query(`select serial, model, store_id from robots
      where store_id is not null and ${where} order by robot_id limit 1`)
    return { serial: String(row?.serial), model: String(row?.model), storeId: Number(row?.store_id) }
  }
  const tenantId = `(select tenant_id from users where email = 'tenant@demo.example')`
  own = await robotBy(`tenant_id = ${tenantId}`)
  other = await robotBy(`tenant_id <> ${tenantId} and model = '${own.model}'`)
})
test.beforeEach(async () => {
  await cloud.query('delete from mapping_configurations')
  await cloud.query('delete from robot_mappings')
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
type Saved = { model?: string; storeId?: number | null; version?: number; features?: Partial<MappingFeatures> }
const save = ({ features = {}, ...body }: Saved = {}, name = 'operator') =>
  send(cloud.url, calls.saveMapping, {
    ...as(name),
    body: { model: own.model, storeId: null, version: 0, features: { ...usualMapping, ...features }, ...body }
  })
const list = async (query: { model?: string; text?: string } = {}, name = 'operator') =>
  (await send(cloud.url, calls.mappingList, { ...as(name), query })).data
const detail = (mappingId: number, name = 'operator') =>
  send(cloud.url, calls.mappingDetail, { ...as(name), query: { mappingId } })
const remove = (mappingId: number, name = 'operator', version = 1) =>
  send(cloud.url, calls.removeMapping, { ...as(name), body: { mappingId, version } })
const retry = (mappingId: number, name = 'operator') =>
  send(cloud.url, calls.retryMapping, { ...as(name), body: { mappingId } })
const sync = async (serial: string, held: HeldMapping | null = null) =>
  (await send(cloud.url, calls.syncMappings, { ...as('robot'), body: { robots: [{ serial, held }] } })).data.list
const robots = async (mappingId: number, name = 'operator') =>
  (await send(cloud.url, calls.mappingRobots, { ...as(name), query: { mappingId, size: 100 } })).data

test('a default is for every store, and an override for one', async () => {
  const { mappingId } = (await save()).data
  const override = (await save({ storeId: own.storeId, features: { resolution: 2 } }, 'tenant')).data
  expect((await detail(override.mappingId, 'tenant')).data).toMatchObject({
    model: own.model,
    storeId: own.storeId,
    version: 1,
    changeTime: cloud.clock.now(),
    features: { ...usualMapping, resolution: 2 }
  })
  expect((await list()).list.map(it => it.mappingId)).toEqual([mappingId, override.mappingId])
  expect((await list({ model: 'no such model' })).total).toBe(0)
  const { storeName } = (await detail(override.mappingId)).data
  expect((await list({ text: storeName?.toUpperCase() ?? '' })).list.map(it => it.mappingId)).toEqual([
    override.mappingId
  ])
  // Another store's override is not for this person; the default is.
  const foreign = (await save({ storeId: other.storeId })).data
  expect((await list({}, 'tenant')).list.map(it => it.mappingId)).toEqual([mappingId, override.mappingId])
  expect((await detail(foreign.mappingId, 'tenant')).code).toBe(610603)
  expect((await remove(foreign.mappingId, 'tenant')).code).toBe(610603)
  expect((await remove(mappingId)).code).toBe(610603)
  expect((await remove(override.mappingId, 'tenant')).code).toBe(610000)
  expect((await detail(override.mappingId)).code).toBe(610603)
})

const refusals: [what: string, name: string, saved: () => Saved, code: number][] = [
  ['a default by who sees one tenant', 'tenant', () => ({}), 610403],
  ['an override of somebody else’s store', 'tenant', () => ({ storeId: other.storeId }), 610702],
  ['without the permission', 'customer', () => ({ storeId: own.storeId }), 610403],
  ['a new one of a model that no robot has', 'operator', () => ({ model: 'made up' }), 610604],
  ['a version that is not there', 'operator', () => ({ version: 1 }), 610606],
  ['an area that is no whole number', 'operator', () => ({ features: { largestArea: 10.5 } }), 610604]
]
for (const [what, name, saved, code] of refusals)
  test(`refused: ${what}`, async () => {
    expect((await save(saved(), name)).code).toBe(code)
    expect((await list()).total).toBe(0)
  })

const bounds: [features: Partial<MappingFeatures>, code: number][] = [
  [{ resolution: 0 }, 610604],
  [{ resolution: 1 }, 610000],
  [{ resolution: 20 }, 610000],
  [{ resolution: 21 }, 610604],
  [{ largestArea: 9 }, 610604],
  [{ largestArea: 10 }, 610000],
  [{ largestArea: 100_000 }, 610000],
  [{ largestArea: 100_001 }, 610604]
]
for (const [features, code] of bounds)
  test(`${JSON.stringify(features)} answers ${code}`, async () => {
    expect((await save({ features })).code).toBe(code)
  })

test('of two saves at once one wins, and the same save again answers as the first', async () => {
  const values = [3, 4, 6, 7]
  const first = await Promise.all(values.map(resolution => save({ features: { resolution } })))
  expect(codesOf(first)).toEqual({ 610000: 1, 610606: 3 })
  const [made] = (await list()).list
  const next = await Promise.all(values.map(resolution => save({ version: 1, features: { resolution } })))
  expect(codesOf(next)).toEqual({ 610000: 1, 610606: 3 })
  const [kept] = (await list()).list
  expect(kept).toMatchObject({ mappingId: made?.mappingId, version: 2, userName: 'Olivia Hart' })
  // The answer was lost, and the person saves once more.
  const again = { version: 1, features: kept?.features ?? usualMapping }
  expect((await save(again)).data).toEqual({ mappingId: made?.mappingId, version: 2 })
  expect((await list()).list[0]?.version).toBe(2)
  expect((await save({ ...again, features: { resolution: 9 } })).code).toBe(610606)
})

test('robots are told what is new for them, and say what they have', async () => {
  const mappingId = await test.step('a robot is told a new configuration once', async () => {
    expect(await sync(own.serial)).toEqual([])
    const { mappingId } = (await save({ features: { resolution: 9 } })).data
    const [told] = await sync(own.serial)
    expect(told).toEqual({ serial: own.serial, mappingId, version: 1, features: { ...usualMapping, resolution: 9 } })
    return mappingId
  })
  const stateOf = async (robot: Robot, id: number) =>
    (await robots(id)).list.find(({ serial }) => serial === robot.serial)
  const held = { mappingId, version: 1, failure: null }
  await test.step('it takes the configuration, and says so once', async () => {
    expect(await stateOf(own, mappingId)).toMatchObject({ state: 'waiting', failure: null, sayTime: null })
    expect(await sync(own.serial, held)).toEqual([])
    expect(await stateOf(own, mappingId)).toMatchObject({ state: 'taken', sayTime: cloud.clock.now() })
    const sayTime = cloud.clock.now()
    await cloud.clock.advance(60_000)
    await sync(own.serial, held)
    expect(await stateOf(own, mappingId)).toMatchObject({ state: 'taken', sayTime })
  })

  await test.step('it is told a later version, and may not take it', async () => {
    await save({ version: 1, features: { resolution: 8 } })
    expect(await stateOf(own, mappingId)).toMatchObject({ state: 'waiting' })
    expect(await sync(own.serial, held)).toMatchObject([{ version: 2, features: { resolution: 8 } }])
    expect(await sync(own.serial, { mappingId, version: 2, failure: 'space' })).toEqual([])
    expect(await stateOf(own, mappingId)).toMatchObject({ state: 'failed', failure: 'space' })
  })

  await test.step('an override takes the robots of its store away, and its end gives them back', async () => {
    // The override of the store takes its robots away from the default, and its end gives them back.
    const override = (await save({ storeId: own.storeId, features: { resolution: 2 } })).data
    expect(await stateOf(own, mappingId)).toBeUndefined()
    expect(await stateOf(other, mappingId)).toMatchObject({ state: 'waiting' })
    expect(await stateOf(own, override.mappingId)).toMatchObject({ state: 'waiting' })
    const third = { mappingId, version: 2, failure: null }
    expect(await sync(own.serial, third)).toMatchObject([
      { mappingId: override.mappingId, features: { resolution: 2 } }
    ])
    await remove(override.mappingId)
    expect(await sync(own.serial, third)).toEqual([])
    expect(await stateOf(own, mappingId)).toMatchObject({ state: 'taken' })
  })
})

test('who saw an earlier version does not remove what somebody saved meanwhile', async () => {
  const { mappingId } = (await save({ storeId: own.storeId })).data
  await save({ storeId: own.storeId, version: 1, features: { resolution: 3 } }, 'tenant')
  expect((await remove(mappingId)).code).toBe(610606)
  expect((await remove(mappingId, 'operator', 3)).code).toBe(610606)
  expect((await detail(mappingId)).data).toMatchObject({ version: 2, features: { resolution: 3 } })
  expect((await remove(mappingId, 'operator', 2)).code).toBe(610000)
  expect((await remove(mappingId, 'operator', 2)).code).toBe(610603)
})

test('a person has those robots tried once more that could not take a configuration', async () => {
  const { mappingId } = (await save({ features: { resolution: 9 } })).data
  const held = (failure: HeldMapping['failure']): HeldMapping => ({ mappingId, version: 1, failure })
  const stateOf = async ({ serial }: Robot) => (await robots(mappingId)).list.find(it => it.serial === serial)
  await test.step('each person tries the own robots that failed alone', async () => {
    expect((await retry(mappingId)).code).toBe(610606)
    await sync(own.serial, held('space'))
    await sync(other.serial, held('internal'))
    // Each person tries the own robots alone.
    expect((await retry(mappingId, 'customer')).code).toBe(610403)
    expect((await retry(mappingId, 'tenant')).data).toEqual({ robots: 1 })
    expect((await retry(mappingId, 'tenant')).code).toBe(610606)
    expect(await stateOf(own)).toMatchObject({ state: 'waiting', failure: null, sayTime: null })
    expect(await stateOf(other)).toMatchObject({ state: 'failed', failure: 'internal' })
    expect(await sync(other.serial, held('internal'))).toEqual([])
  })

  await test.step('a report from before the new try does not count', async () => {
    // The robot repeats its earlier report, since it was not told yet. The cloud forgets that report; the next one counts.
    expect(await sync(own.serial, held('space'))).toMatchObject([
      { mappingId, version: 1, features: { resolution: 9 } }
    ])
    expect(await stateOf(own)).toMatchObject({ state: 'waiting' })
    expect(await sync(own.serial, held('space'))).toEqual([])
    expect(await stateOf(own)).toMatchObject({ state: 'failed', failure: 'space' })
    expect((await retry(mappingId)).data).toEqual({ robots: 2 })
    await sync(own.serial, held('space'))
    expect(await sync(own.serial, held(null))).toEqual([])
    expect(await stateOf(own)).toMatchObject({ state: 'taken', failure: null })
  })

  await test.step('a save ends an earlier request for another try', async () => {
    // A save tells each robot anyway, and ends an earlier request for another try.
    await save({ version: 1, features: { resolution: 8 } })
    expect(await sync(other.serial, held('internal'))).toMatchObject([{ version: 2 }])
    await sync(other.serial, { mappingId, version: 2, failure: 'space' })
    expect(await stateOf(other)).toMatchObject({ state: 'failed', failure: 'space' })
    expect((await retry(2_000_000_000)).code).toBe(610603)
  })
})

test('of several tries at once one counts', async () => {
  const { mappingId } = (await save()).data
  await sync(own.serial, { mappingId, version: 1, failure: 'space' })
  const tries = await Promise.all([1, 2, 3].map(() => retry(mappingId)))
  expect(codesOf(tries)).toEqual({ 610000: 1, 610606: 2 })
})

test('a person sees the own robots alone, and nobody else speaks for robots', async () => {
  const { mappingId } = (await save()).data
  const all = (await robots(mappingId)).list.map(({ serial }) => serial)
  const seen = (await robots(mappingId, 'tenant')).list.map(({ serial }) => serial)
  expect([all.includes(other.serial), seen.includes(other.serial), seen.includes(own.serial)]).toEqual([
    true,
    false,
    true
  ])
  const body = { robots: [{ serial: own.serial, held: null }] }
  expect((await send(cloud.url, calls.syncMappings, { ...as('tenant'), body })).code).toBe(610403)
  // A robot's report about a configuration that is not its own changes only the robot's own row.
  await sync(own.serial, { mappingId: 2_000_000_000, version: 1, failure: null })
  expect((await robots(mappingId, 'tenant')).list.find(({ serial }) => serial === own.serial)?.state).toBe('waiting')
})
