import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { Call, CallInput } from '#contract/call.ts'
import type { CredentialHolder, NewCredentials } from '#contract/calls/robot-credentials/credentials.ts'
import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import { isForReporters } from '#contract/for-reporters.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* Robots and gateways report with credentials of their own, and those open nothing else. */

const hour = 3_600_000

let cloud: TestCloud
let tokens: Record<string, string>
let robots: { robotId: number; serial: string }[]
const as = (name: string) => ({ token: tokens[name] ?? '' })
const at = (index: number) => robots[index] ?? { robotId: 0, serial: '' }

test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, settings: { TRUSTED_PROXIES: ['127.0.0.1'] } })
  tokens = await signInAll(cloud, ['operator', 'tenant', 'customer', 'robot'])
  await givePermissions(cloud, 'tenant', ['robot:credentials'])
  await givePermissions(cloud, 'customer', ['robot:credentials'])
  const { list } = (await send(cloud.url, calls.robotList, { ...as('tenant'), query: { size: 10 } })).data
  robots = list
})
test.beforeEach(async () => {
  await cloud.query('delete from reporter_credentials')
  await cloud.query('delete from gateways')
  await cloud.query('delete from rate_counters')
})
test.afterAll(() => cloud.close())

const ofRobot = (index: number): CredentialHolder => ({ holder: 'robot', holderId: at(index).robotId })
const make = (
  holder: CredentialHolder,
  more: { seenTime?: number | null; keepHours?: 0 | 1 | 24 } = {},
  name = 'tenant'
) => send(cloud.url, calls.makeCredentials, { ...as(name), body: { ...holder, seenTime: null, ...more } })
const detail = async (holder: CredentialHolder) =>
  (await send(cloud.url, calls.credentialsDetail, { ...as('tenant'), query: holder })).data
const revoke = (holder: CredentialHolder, name = 'tenant') =>
  send(cloud.url, calls.revokeCredentials, { ...as(name), body: holder })
const withCredentials = ({ key, secret }: NewCredentials, from?: string) => ({
  headers: {
    Authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`,
    ...(from === undefined ? {} : { 'X-Forwarded-For': from })
  }
})
const state = (serial: string): RobotEvent => ({
  eventId: randomUUID(),
  time: cloud.clock.now(),
  type: 'state',
  serial,
  online: true,
  state: 'idle',
  battery: 50
})
const report = (who: NewCredentials, serials: readonly string[], from?: string) =>
  send(cloud.url, calls.reportRobotEvents, { ...withCredentials(who, from), body: { events: serials.map(state) } })
const outcomes = async (who: NewCredentials, serials: readonly string[]) =>
  (await report(who, serials)).data.events.map(it => ('code' in it ? it.code : it.outcome))
const makeGateway = async (more: { name?: string; reportsDevices?: boolean } = {}, name = 'tenant') => {
  const body = { name: `Gateway ${randomUUID()}`, reportsDevices: false, ...more }
  return send(cloud.url, calls.createGateway, { ...as(name), body })
}
const bind = async (gatewayId: number, serials: string[], { bound = true, name = 'tenant' } = {}) =>
  (await send(cloud.url, calls.bindGatewayRobots, { ...as(name), body: { gatewayId, serials, bound } })).data.map(
    ({ code, outcome }) => code ?? outcome
  )

test('a robot reports with its own credentials for itself and for nobody else', async () => {
  const { data } = await make(ofRobot(0))
  expect(await outcomes(data, [at(0).serial, at(1).serial, 'X-unknown'])).toEqual(['taken', 610603, 610603])
  const unknown = await send(cloud.url, calls.unknownRobotList, as('operator'))
  expect(unknown.data.list.filter(({ serial }) => serial === 'X-unknown')).toEqual([])
})

test('lists of what robots have to do hold the own robot alone', async () => {
  const { data } = await make(ofRobot(0))
  for (const call of [
    calls.robotRequests,
    calls.cleaningRuns,
    calls.dispatchRuns,
    calls.openWatchTasks,
    calls.robotScenes
  ] as const) {
    const { code, data: listed } = await send(
      cloud.url,
      call as Call,
      {
        ...withCredentials(data),
        query: {}
      } as CallInput<Call>
    )
    expect({ path: call.path, code }).toEqual({ path: call.path, code: 610000 })
    const serials = (listed as { list: { serial?: string; robotSerial?: string }[] }).list.map(
      ({ serial, robotSerial }) => serial ?? robotSerial
    )
    expect({ path: call.path, code, others: serials.filter(it => it !== at(0).serial) }).toEqual({
      path: call.path,
      code: 610000,
      others: []
    })
  }
})

test('credentials open the calls of robots, and no other call of the contract', async () => {
  const { data } = await make(ofRobot(0))
  const open: string[] = []
  for (const [name, call] of Object.entries(calls) as [string, Call][]) {
    if (call.access === 'anyone' || call.access === 'guestOrMember' || isForReporters(call)) continue
    const { code } = await send(cloud.url, call, {
      ...withCredentials(data),
      query: {},
      body: call.method === 'GET' ? null : {}
    } as CallInput<Call>)
    if (![610596, 610633].includes(code)) open.push(`${name} ${code}`)
  }
  expect(open).toEqual([])
})

test('a wrong secret, the secret of another robot and a key that is not there are one answer', async () => {
  const [own, other] = [(await make(ofRobot(0))).data, (await make(ofRobot(1))).data]
  const wrong = [
    { key: own.key, secret: other.secret },
    { key: own.key, secret: 'A'.repeat(43) },
    { key: '0'.repeat(24), secret: own.secret }
  ]
  const answers = await Promise.all(wrong.map(who => report(who, [at(0).serial])))
  expect(answers.map(({ code, data }) => ({ code, data }))).toEqual(wrong.map(() => ({ code: 610401, data: null })))
})

test('the old secret counts for the chosen hours, and not a moment longer', async () => {
  const first = (await make(ofRobot(0))).data
  const { secretTime } = (await detail(ofRobot(0))) ?? { secretTime: 0 }
  const second = (await make(ofRobot(0), { seenTime: secretTime, keepHours: 1 })).data
  expect(second.key).toBe(first.key)
  const codes = async () => [(await report(first, [at(0).serial])).code, (await report(second, [at(0).serial])).code]
  expect(await codes()).toEqual([610000, 610000])
  await cloud.clock.advance(hour)
  expect(await codes()).toEqual([610401, 610000])
})

test('of eight presses at the same moment one makes a secret, and the others are told', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => make(ofRobot(0))))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610606: 7 })
  const made = answers.find(({ code }) => code === 610000)
  expect(made && (await report(made.data, [at(0).serial])).code).toBe(610000)
})

test('revoked credentials are refused at once, and those of the next robot go on', async () => {
  const [stolen, other] = [(await make(ofRobot(0))).data, (await make(ofRobot(1))).data]
  expect((await revoke(ofRobot(0))).code).toBe(610000)
  expect((await report(stolen, [at(0).serial])).code).toBe(610401)
  expect(await outcomes(other, [at(1).serial])).toEqual(['taken'])
  expect((await revoke(ofRobot(0))).code).toBe(610603)
  const { list } = (await send(cloud.url, calls.robotHistory, { ...as('tenant'), query: { robotId: at(0).robotId } }))
    .data
  expect(list.slice(0, 2).map(({ act }) => act)).toEqual(['credentialsRevoked', 'credentialsMade'])
})

test('nobody makes, reads or revokes the credentials of the robots of others', async () => {
  await make(ofRobot(0))
  const asked = [
    await make(ofRobot(0), {}, 'customer'),
    await revoke(ofRobot(0), 'customer'),
    await send(cloud.url, calls.credentialsDetail, { ...as('customer'), query: ofRobot(0) })
  ]
  expect(asked.map(({ code }) => code)).toEqual([610603, 610603, 610603])
})

test('a gateway reports for the robots that are bound to it, until they leave', async () => {
  const { gatewayId } = (await makeGateway()).data
  const { data } = await make({ holder: 'gateway', holderId: gatewayId })
  expect(await bind(gatewayId, [at(0).serial, at(1).serial, 'X-none'])).toEqual(['changed', 'changed', 610701])
  expect(
    await outcomes(
      data,
      [0, 1, 2].map(it => at(it).serial)
    )
  ).toEqual(['taken', 'taken', 610603])
  expect(await bind(gatewayId, [at(1).serial], { bound: false })).toEqual(['changed'])
  expect(
    await outcomes(
      data,
      [0, 1].map(it => at(it).serial)
    )
  ).toEqual(['taken', 610603])
  expect((await send(cloud.url, calls.removeGateway, { ...as('tenant'), body: { gatewayId } })).code).toBe(610000)
  expect((await report(data, [at(0).serial])).code).toBe(610401)
  const { list } = (await send(cloud.url, calls.robotHistory, { ...as('tenant'), query: { robotId: at(1).robotId } }))
    .data
  expect(list.slice(0, 2).map(({ act }) => act)).toEqual(['gatewayUnbound', 'gatewayBound'])
})

test('a robot has one gateway, and a gateway of an organisation takes robots of that organisation alone', async () => {
  const [one, other] = [(await makeGateway()).data.gatewayId, (await makeGateway()).data.gatewayId]
  expect(await bind(one, [at(0).serial])).toEqual(['changed'])
  expect(await bind(other, [at(0).serial])).toEqual([610602])
  const foreign = (await makeGateway({}, 'customer')).data.gatewayId
  expect(await bind(foreign, [at(2).serial], { name: 'customer' })).toEqual([610701])
  const answer = await send(cloud.url, calls.bindGatewayRobots, {
    ...as('tenant'),
    body: { gatewayId: foreign, serials: [at(2).serial], bound: true }
  })
  expect(answer.code).toBe(610603)
})

test('of two gateways that bind a robot at the same moment one has it', async () => {
  const gateways = [(await makeGateway()).data.gatewayId, (await makeGateway()).data.gatewayId]
  const bound = await Promise.all(gateways.map(gatewayId => bind(gatewayId, [at(3).serial])))
  expect(bound.flat().map(String).sort()).toEqual(['610602', 'changed'])
})

test('a gateway reports for elevators, telephones and watches where somebody said so', async () => {
  const makeFor = async (reportsDevices: boolean) => {
    const { gatewayId } = (await makeGateway({ reportsDevices })).data
    return (await make({ holder: 'gateway', holderId: gatewayId })).data
  }
  const robot = (await make(ofRobot(0))).data
  const codes: number[][] = []
  for (const who of [robot, await makeFor(false), await makeFor(true)]) {
    const answers = []
    for (const call of [calls.reportedElevators, calls.knownPhones, calls.knownWatches, calls.knownDevices] as const)
      answers.push(
        (await send(cloud.url, call as Call, { ...withCredentials(who), query: {} } as CallInput<Call>)).code
      )
    codes.push(answers)
  }
  const [none, all] = [Array(4).fill(610403), Array(4).fill(610000)]
  expect(codes).toEqual([none, none, all])
})

test('a name of a gateway is used once in an organisation, and two people do not put back each other’s change', async () => {
  const { gatewayId } = (await makeGateway({ name: 'Cloud of the vendor' })).data
  expect((await makeGateway({ name: 'cloud of the VENDOR' })).code).toBe(610602)
  expect((await makeGateway({ name: 'Cloud of the vendor' }, 'customer')).code).toBe(610000)
  const change = (name: string) =>
    send(cloud.url, calls.updateGateway, {
      ...as('tenant'),
      body: { gatewayId, version: 1, name, reportsDevices: false }
    })
  expect([(await change('One')).code, (await change('Other')).code]).toEqual([610000, 610606])
})

test('two places that use one key by turns are told of, by a rule of the organisation too', async () => {
  await cloud.query(`insert into notification_rules
    (tenant_id, name, event_kind, severity, time_zone, per_hour, enabled, create_time)
    select tenant_id, 'Keys', 'credentialsShared', 'info', 'Asia/Shanghai', 10, true, now()
    from users where email = 'tenant@demo.example'`)
  const { data } = await make(ofRobot(0))
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await report(data, [at(0).serial], turn % 2 === 0 ? '192.0.2.1' : '198.51.100.7')).code).toBe(610000)
    await cloud.clock.advance(10_000)
  }
  expect(await detail(ofRobot(0))).toMatchObject({
    lastAddress: '192.0.2.1',
    sharedAddress: '198.51.100.7',
    sharedTime: expect.any(Number)
  })
  const { sharedTime, secretTime } = (await detail(ofRobot(0))) ?? { sharedTime: null, secretTime: 0 }
  expect(sharedTime).not.toBeNull()
  expect(await cloud.query(`select detail from device_events where kind = 'credentialsShared'`)).toEqual([
    { detail: '198.51.100.7, 192.0.2.1' }
  ])
  await make(ofRobot(0), { seenTime: secretTime })
  expect(await detail(ofRobot(0))).toMatchObject({ sharedTime: null, sharedAddress: null })
})

test('the system of a factory registers robots with credentials, and is told each secret once', async () => {
  const tenantId = Number(
    (await cloud.query(`select tenant_id from users where email = 'tenant@demo.example'`))[0]?.tenant_id
  )
  await send(cloud.url, calls.createRobotModel, {
    ...as('operator'),
    body: { model: 'K2', robotKind: 'delivery', serialForm: null }
  })
  const robot = (serial: string) => ({ serial, model: 'K2', tenantId })
  const register = async (credentials: boolean, name = 'operator') =>
    send(cloud.url, calls.registerRobots, {
      ...as(name),
      body: { robots: [robot('K2-1'), robot('K2-2')], credentials }
    })
  const { data } = await register(true)
  const [first] = data
  expect(data.map(({ outcome }) => outcome)).toEqual(['added', 'added'])
  expect(first?.credentials && (await outcomes(first.credentials, ['K2-1', 'K2-2']))).toEqual(['taken', 610603])
  expect((await register(true)).data).toMatchObject([{ outcome: 'same' }, { outcome: 'same' }])
  expect((await register(true)).data.map(({ credentials }) => credentials)).toEqual([undefined, undefined])
})

test('the account that reported for robots before goes on', async () => {
  const answer = await send(cloud.url, calls.reportRobotEvents, {
    ...as('robot'),
    body: { events: [state(at(0).serial)] }
  })
  expect(answer).toMatchObject({ code: 610000, data: { accepted: 1 } })
})
