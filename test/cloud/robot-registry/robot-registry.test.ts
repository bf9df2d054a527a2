import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import type { NewRobot } from '#contract/calls/robot-registry/register.ts'
import { validatedRobotFile } from '#contract/calls/robot-registry/robot-file.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, readAnswer, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* Robots come into the portal by calls and files; people activate them, and each act is kept. */

let cloud: TestCloud
let tokens: Record<string, string>
let tenantId: number
let otherTenantId: number
let store: { storeId: number; storeCode: string }
const as = (name: string) => ({ token: tokens[name] ?? '' })

test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'customer'])
  await givePermissions(cloud, 'tenant', ['robot:register', 'robot:activate'])
  const [own] = await cloud.query(`select tenant_id from users where email = 'tenant@demo.example'`)
  tenantId = Number(own?.tenant_id)
  const [other] = await cloud.query(`select min(tenant_id) as id from tenants where tenant_id <> ${tenantId}`)
  otherTenantId = Number(other?.id)
  const [first] = await cloud.query(
    `select store_id, store_code from stores where tenant_id = ${tenantId} order by store_id limit 1`
  )
  store = { storeId: Number(first?.store_id), storeCode: String(first?.store_code) }
  const model = { model: 'K1', robotKind: 'delivery', serialForm: 'K1-####' } as const
  expect((await send(cloud.url, calls.createRobotModel, { ...as('operator'), body: model })).code).toBe(610000)
})
test.beforeEach(async () => {
  await cloud.query(`delete from robots where model = 'K1'`)
})
test.afterAll(() => cloud.close())

const register = (robots: NewRobot[], name = 'operator') =>
  send(cloud.url, calls.registerRobots, { ...as(name), body: { robots } })
const robot = (number: number, more: Partial<NewRobot> = {}): NewRobot => ({
  serial: `K1-${String(number).padStart(4, '0')}`,
  model: 'K1',
  tenantId,
  ...more
})
const inList = async (text: string, name = 'tenant') =>
  (await send(cloud.url, calls.robotList, { ...as(name), query: { text } })).data.list
const historyOf = async (robotId: number, name = 'operator') =>
  (await send(cloud.url, calls.robotHistory, { ...as(name), query: { robotId } })).data.list

test('a robot is registered, shows in the list of its organisation as not activated, and nobody else sees it', async () => {
  const { data } = await register([robot(1, { name: 'Anna', storeId: store.storeId })])
  expect(data).toEqual([{ serial: 'K1-0001', robotId: expect.any(Number), outcome: 'added', code: null }])
  expect(await inList('K1-0001')).toMatchObject([
    {
      name: 'Anna',
      model: 'K1',
      robotKind: 'delivery',
      state: 'inactive',
      online: false,
      storeId: store.storeId,
      lastSeenTime: null
    }
  ])
  expect(await inList('K1-0001', 'customer')).toEqual([])
})

test('the same registration again adds nothing, and each robot answers on its own', async () => {
  const wanted = [robot(1), robot(2), robot(3, { model: 'none' }), robot(4, { serial: 'X-4' }), robot(1)]
  const first = await register(wanted)
  expect(first.data.map(({ outcome, code }) => code ?? outcome)).toEqual(['added', 'added', 610603, 610700, 'same'])
  const again = await register(wanted)
  expect(again.data.map(({ outcome, code }) => code ?? outcome)).toEqual(['same', 'same', 610603, 610700, 'same'])
  expect(again.data.map(({ robotId }) => robotId)).toEqual(first.data.map(({ robotId }) => robotId))
  expect((await register([robot(1, { tenantId: otherTenantId })])).data[0]).toMatchObject({
    code: 610602,
    robotId: null
  })
})

test('of many registrations of the same robots at once, one adds each of them', async () => {
  const wanted = Array.from({ length: 30 }, (_, index) => robot(index + 100))
  const answers = await Promise.all([
    register(wanted),
    register(wanted.toReversed()),
    register(wanted),
    register(wanted.toReversed())
  ])
  const outcomes = answers.flatMap(({ data }) => data)
  expect(outcomes.filter(({ outcome }) => outcome === 'added')).toHaveLength(30)
  expect(outcomes.filter(({ outcome }) => outcome === 'same')).toHaveLength(90)
  const [count] = await cloud.query(
    `select count(*)::int as count from robot_history join robots using (robot_id) where model = 'K1'`
  )
  expect(count).toEqual({ count: 30 })
})

test('people who do not see every organisation register nothing, and read no models', async () => {
  expect((await register([robot(1)], 'tenant')).code).toBe(610403)
  expect((await send(cloud.url, calls.robotModelDefinitions, as('tenant'))).code).toBe(610403)
  expect((await sendFile('serial,model\nK1-0001,K1\n', { name: 'tenant' })).code).toBe(610403)
})

test('a registration of too many robots, or of none, is refused whole', async () => {
  const many = Array.from({ length: limits.registeredRobotsMax + 1 }, (_, index) => robot(index))
  expect((await register(many)).code).toBe(610604)
  expect((await register([])).code).toBe(610604)
  expect(await inList('K1-')).toEqual([])
})

test('a person activates a robot once, and the history says who and why', async () => {
  const [added] = (await register([robot(1)])).data
  const robotId = added?.robotId ?? 0
  const activate = (name = 'tenant') =>
    send(cloud.url, calls.activateRobot, { ...as(name), body: { robotId, note: 'It stands in the lobby.' } })
  const answers = await Promise.all([activate(), activate(), activate()])
  expect(codesOf(answers)).toEqual({ 610000: 1, 611002: 2 })
  expect(await inList('K1-0001')).toMatchObject([{ state: 'idle' }])
  expect(await historyOf(robotId)).toMatchObject([
    { act: 'activated', by: expect.any(String), note: 'It stands in the lobby.', time: cloud.clock.now() },
    { act: 'registered', by: expect.any(String), note: '' }
  ])
  // The maker's people have no name for the people of a customer.
  expect(await historyOf(robotId, 'tenant')).toMatchObject([{ by: expect.any(String) }, { by: null }])
  expect((await send(cloud.url, calls.robotHistory, { ...as('customer'), query: { robotId } })).code).toBe(610701)
})

type Sent = { mode?: 'preview' | 'import'; name?: string; tenant?: number }
const sendFile = async (content: string, { mode = 'import', name = 'operator', tenant = tenantId }: Sent = {}) => {
  const form = new FormData()
  form.append('mode', mode)
  form.append('tenantId', String(tenant))
  form.append('file', new Blob([content]), 'robots.csv')
  const headers = { Authorization: `Bearer ${tokens[name]}` }
  return readAnswer(await fetch(cloud.url + calls.importRobots.path, { method: 'POST', headers, body: form }))
}
const validated = async (content: string, sent?: Sent) =>
  v.parse(validatedRobotFile, (await sendFile(content, sent)).data)

test('a file is shown first, then written whole, and changes nothing a second time', async () => {
  const file = `serial,model,name,store\r\nK1-0001,K1,Anna,${store.storeCode.toLowerCase()}\r\nK1-0002,K1,,\r\n`
  expect(await validated(file, { mode: 'preview' })).toMatchObject({
    imported: false,
    counts: { added: 2, changed: 0, same: 0 },
    rows: [
      { line: 2, serial: 'K1-0001', name: 'Anna', storeCode: store.storeCode, change: 'added' },
      { line: 3, serial: 'K1-0002', name: 'K1-0002', storeCode: null, change: 'added' }
    ],
    problemCount: 0
  })
  expect(await inList('K1-')).toEqual([])
  expect(await validated(file)).toMatchObject({ imported: true, counts: { added: 2 } })
  expect(await inList('K1-')).toMatchObject([{ name: 'Anna', storeId: store.storeId }, { name: 'K1-0002' }])
  expect(await validated(file)).toMatchObject({ counts: { added: 0, changed: 0, same: 2 } })
  // A part without a column stays.
  expect(await validated('serial,model\nK1-0001,K1\n')).toMatchObject({ counts: { same: 1 } })
  expect(await validated('serial,model,name,store\nK1-0001,K1,Anne,\n')).toMatchObject({ counts: { changed: 1 } })
  expect(await inList('K1-0001')).toMatchObject([{ name: 'Anne', storeId: null }])
})

test('each wrong line is named with its column, and nothing of the file is written', async () => {
  await register([robot(5, { tenantId: otherTenantId }), robot(6)])
  await cloud.query(`insert into robot_models (model, robot_kind) values ('K2', 'hotel') on conflict do nothing`)
  const lines = ['K1-0001,K1,,', ',K1,,', 'K1 2,K1,,', 'X-3,K1,,', 'K1-0004,K9,,', 'K1-0005,K1,,', 'K1-0006,K2,,']
  const file = [
    'serial,model,name,store',
    ...lines,
    'K1-0007,K1,,none',
    'K1-0001,K1,,',
    `K1-0008,K1,${'n'.repeat(101)},`
  ]
  const { imported, problems, problemCount } = await validated(file.join('\n'))
  expect(imported).toBe(false)
  expect(problems).toEqual([
    { line: 3, column: 'serial', problem: 'blank' },
    { line: 4, column: 'serial', problem: 'serialIllegal' },
    { line: 5, column: 'serial', problem: 'serialFormWrong' },
    { line: 6, column: 'model', problem: 'modelUnknown' },
    { line: 7, column: 'serial', problem: 'serialOfOthers' },
    { line: 8, column: 'model', problem: 'modelDiffers' },
    { line: 9, column: 'store', problem: 'storeUnknown' },
    { line: 10, column: 'serial', problem: 'serialTwice' },
    { line: 11, column: 'name', problem: 'tooLong' }
  ])
  expect(problemCount).toBe(9)
  expect(await inList('K1-0001')).toEqual([])
})

test('a file that is imported twice at once adds its robots once', async () => {
  const file = `serial,model\n${Array.from({ length: 40 }, (_, index) => `K1-${index + 1000},K1`).join('\n')}\n`
  const answers = await Promise.all([sendFile(file), sendFile(file), sendFile(file)])
  const counts = answers.map(({ code, data }) =>
    code === 610000 ? v.parse(validatedRobotFile, data).counts.added : code
  )
  expect(counts.filter(it => it === 40)).toHaveLength(1)
  expect(counts.filter(it => it === 0 || it === 610602)).toHaveLength(2)
})

test('a model is changed over the version that was read, and its robots get its kind', async () => {
  await register([robot(1)])
  const models = async () => (await send(cloud.url, calls.robotModelDefinitions, as('operator'))).data
  const read = (await models()).find(({ model }) => model === 'K1')
  expect(read).toMatchObject({ robotKind: 'delivery', serialForm: 'K1-####', robotCount: 1 })
  const change = (robotKind: 'hotel' | 'snack') =>
    send(cloud.url, calls.updateRobotModel, {
      ...as('operator'),
      body: { model: 'K1', robotKind, serialForm: null, version: read?.version }
    })
  expect(codesOf(await Promise.all([change('hotel'), change('snack')]))).toEqual({ 610000: 1, 610606: 1 })
  const [kept] = await inList('K1-0001')
  expect(['hotel', 'snack']).toContain(kept?.robotKind)
  await cloud.query(`update robot_models set robot_kind = 'delivery', serial_form = 'K1-####' where model = 'K1'`)
})

test('a model with robots is not removed, and a removed model takes no robot', async () => {
  const model = { model: 'K3', robotKind: 'hotel', serialForm: null } as const
  const ask = (call: typeof calls.deleteRobotModel) =>
    send(cloud.url, call, { ...as('operator'), body: { model: 'K3' } }).then(({ code }) => code)
  expect((await send(cloud.url, calls.createRobotModel, { ...as('operator'), body: model })).code).toBe(610000)
  expect((await send(cloud.url, calls.createRobotModel, { ...as('operator'), body: model })).code).toBe(610602)
  await register([robot(1, { model: 'K3', serial: 'K3-1' })])
  expect(await ask(calls.deleteRobotModel)).toBe(610607)
  await cloud.query(`delete from robots where model = 'K3'`)
  expect(await ask(calls.deleteRobotModel)).toBe(610000)
  expect(await ask(calls.deleteRobotModel)).toBe(610603)
  expect((await register([robot(1, { model: 'K3' })])).data[0]?.code).toBe(610603)
})
