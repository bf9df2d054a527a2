import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import type { RequestReport, RobotAsk } from '#contract/calls/robot-requests/robot-requests.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'

/* Plans of roll-outs, and the acts of people when robots fail or stay silent. */

const second = 1_000
const day = 24 * 60 * 60 * second

let cloud: TestCloud
let tokens: Record<string, string>
let machineVersionId: number
let serials: string[]
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'robot', 'tenant'])
  const [machine] = await cloud.query(`select machine_version_id as id from machine_versions where version = 'V1.7.0'`)
  machineVersionId = Number(machine?.id)
})
test.afterAll(() => cloud.close())
test.beforeEach(async () => {
  for (const table of ['robot_locks', 'roll_outs', 'upgrades', 'robot_requests', 'robot_tags'])
    await cloud.query(`delete from ${table}`)
  await cloud.query(`update robots set software_version = 'V1.7.0', state = 'idle', online = true`)
  const rows = await cloud.query(`update robots set software_version = 'V1.5.0' where robot_id in
    (select robot_id from robots where model = 'T9' order by md5(serial) limit 6) returning serial`)
  serials = rows.map(({ serial }) => String(serial)).toSorted()
})

type Body = CallInput<typeof calls.startRollOut>['body']
const token = () => tokens.operator ?? ''
const planned = ({
  filter,
  ...more
}: Omit<Partial<Body>, 'filter'> & { filter?: Partial<Body['filter']> } = {}): Body => ({
  machineVersionId,
  filter: { models: ['T9'], ...filter },
  nightFrom: 0,
  nightTo: 0,
  failureShareMax: 100,
  waveShares: [100],
  ...more
})
const start = (plan: Parameters<typeof planned>[0] = {}) =>
  send(cloud.url, calls.startRollOut, { token: token(), body: planned(plan) })
const detail = async (rollOutId: number) =>
  (await send(cloud.url, calls.rollOutDetail, { token: token(), query: { rollOutId } })).data
const chosen = async (rollOutId: number, more: { notBack?: boolean } = {}) =>
  (await send(cloud.url, calls.rollOutRobots, { token: token(), query: { rollOutId, size: 100, ...more } })).data.list
const act = (rollOutId: number, name: 'takeBack' | 'cancel' | 'end' | 'continue' | 'pause') =>
  send(cloud.url, calls.changeRollOut, { token: token(), body: { rollOutId, act: name } })
const tryAgain = (rollOutId: number, tries: number, which: 'upgrades' | 'waysBack' = 'upgrades') =>
  send(cloud.url, calls.tryRollOutAgain, { token: token(), body: { rollOutId, which, tries } })
const open = async () =>
  (await send(cloud.url, calls.robotRequests, { token: tokens.robot ?? '', query: { size: 100 } })).data.list
const untilAsked = (count: number) => expect.poll(async () => (await open()).length).toBe(count)
const look = () => cloud.clock.advance(2 * second)
const versionOf = (ask: RobotAsk): string => (ask.kind === 'upgrade' ? ask.version : '')

/** Robots answer all that is asked of them; those that are named say that they failed. */
const answer = async (failing: readonly string[] = []): Promise<void> => {
  const reports = (await open()).map(
    ({ requestId, serial, ask }): RequestReport =>
      failing.includes(serial)
        ? { requestId, state: 'failed', failure: 'space' }
        : { requestId, state: 'done', answer: { kind: 'upgrade', version: versionOf(ask) } }
  )
  await send(cloud.url, calls.reportRequests, { token: tokens.robot ?? '', body: { reports } })
  await look()
}
const untilState = (rollOutId: number, state: string) =>
  expect.poll(async () => (await detail(rollOutId)).state).toBe(state)
const tag = (serial: string, word: string) =>
  cloud.query(
    `insert into robot_tags (robot_id, tag) select robot_id, '${word}' from robots where serial = '${serial}'`
  )

test('robots are chosen by serials, by a tag in any spelling, and by the other filters of the robot list', async () => {
  const [one = '', two = '', three = ''] = serials
  await tag(one, 'kitchen')
  await tag(two, 'kitchen')
  const [store] = await cloud.query(`select store_id as id from robots where serial = '${three}'`)
  const rows: [filter: Partial<Body['filter']>, expected: string[]][] = [
    [{ serials: [three, one] }, [one, three]],
    [{ tag: 'ＫＩＴＣＨＥＮ' }, [one, two]],
    [{ tag: 'kitchen', text: two.toLowerCase() }, [two]],
    [{ storeId: Number(store?.id), serials: [three] }, [three]],
    [{ online: true, locked: false, batteryFrom: 0 }, serials]
  ]
  for (const [filter, expected] of rows) {
    const { code, data } = await start({ filter })
    expect(code, JSON.stringify(filter)).toBe(610000)
    expect((await chosen(data.rollOutId)).map(({ serial }) => serial).toSorted()).toEqual(expected.toSorted())
    await act(data.rollOutId, 'end')
    await cloud.query('delete from robot_requests')
  }
})

test('serials that no fitting robot of the person has are named, and nothing starts', async () => {
  const [one = ''] = serials
  const [other] = await cloud.query(`select serial from robots where model <> 'T9' limit 1`)
  const filter = { models: ['T9'], serials: [one, 'nobody', String(other?.serial)] }
  const preview = await send(cloud.url, calls.rollOutPreview, { token: token(), body: { machineVersionId, filter } })
  expect(preview.data).toMatchObject({ matching: 1, unfitSerials: ['nobody', String(other?.serial)] })
  expect(await start({ filter })).toMatchObject({
    code: 610604,
    data: [{ field: 'filter.serials.1' }, { field: 'filter.serials.2' }]
  })
  const many = Array.from({ length: limits.rollOutSerialsMax + 1 }, (_, index) => `S${index}`)
  expect((await start({ filter: { serials: many } })).code).toBe(610604)
  expect(await cloud.query('select 1 from roll_outs')).toEqual([])
})

test('people of one organisation choose its robots alone', async () => {
  for (const permission of ['ota', 'ota:softwareUpdate', 'ota:softwareUpdate:run'])
    await cloud.query(`insert into role_permissions (role_id, permission) select role_id, '${permission}' from user_roles
      join users using (user_id) where email = 'tenant@demo.example' on conflict do nothing`)
  const ofTenant = `tenant_id = (select tenant_id from users where email = 'tenant@demo.example')`
  // The organisation of this account may have robots of other kinds alone.
  const robotThat = async (belongs: string) => {
    const [robot] = await cloud.query(`update robots set model = 'T9', software_version = 'V1.5.0' where robot_id =
      (select robot_id from robots where ${belongs} and retire_time is null order by robot_id limit 1) returning serial`)
    return String(robot?.serial)
  }
  const own = await robotThat(ofTenant)
  const foreign = await robotThat(`not ${ofTenant}`)
  const as = (serial: string) =>
    send(cloud.url, calls.startRollOut, {
      token: tokens.tenant ?? '',
      body: planned({ filter: { serials: [serial] } })
    })
  expect((await as(foreign)).code).toBe(610604)
  const { code, data } = await as(own)
  expect(code).toBe(610000)
  await untilAsked(1)
  await answer()
  await untilState(data.rollOutId, 'done')
  const success = async (who: string) =>
    (await send(cloud.url, calls.upgradeSuccess, { token: tokens[who] ?? '' })).data
  expect(await success('tenant')).toEqual([{ version: 'V1.7.0', model: 'T9', tried: 1, succeeded: 1, failed: 0 }])
  await cloud.query(`update upgrades set robot_id = (select robot_id from robots where serial = '${foreign}')`)
  expect(await success('tenant')).toEqual([])
  expect((await success('operator')).length).toBe(1)
})

const wrongShares: number[][] = [[], [50, 49], [0, 100], [99.5, 0.5], [101], Array(11).fill(9), [-1, 101]]
for (const waveShares of wrongShares)
  test(`shares of ${waveShares.join(', ') || 'nothing'} are refused`, async () => {
    expect((await start({ waveShares })).code).toBe(610604)
  })

test('a roll-out follows its own shares, and has no empty wave', async () => {
  const { data } = await start({ waveShares: [5, 1, 30, 64] })
  expect((await detail(data.rollOutId)).waves.map(({ robots }) => robots)).toEqual([1, 2, 3])
  for (const wave of [1, 2, 3]) {
    await untilAsked(wave)
    await answer()
  }
  await untilState(data.rollOutId, 'done')
})

test('a scheduled roll-out is changed over its newest version alone, and starts at its date by itself', async () => {
  const now = cloud.clock.now()
  for (const startTime of [now, now - day, now + (limits.rollOutDaysAhead + 1) * day])
    expect((await start({ startTime })).code).toBe(610604)
  const { rollOutId, robots } = (await start({ startTime: now + 3_600 * second })).data
  expect(robots).toBe(0)
  expect((await start()).code).toBe(612046)
  await look()
  expect(await open()).toEqual([])
  const { machineVersionId: _id, ...plan } = planned({
    startTime: now + 60 * second,
    filter: { serials: serials.slice(0, 2) }
  })
  const change = (edition: number) =>
    send(cloud.url, calls.updateRollOut, {
      token: token(),
      body: { rollOutId, edition, ...plan, patienceDays: edition }
    })
  expect(codesOf(await Promise.all([change(1), change(1)]))).toEqual({ 610000: 2 })
  expect((await change(7)).code).toBe(610606)
  expect(await detail(rollOutId)).toMatchObject({ state: 'scheduled', startTime: now + 60 * second, edition: 2 })
  // The robots of the moment when it starts are chosen.
  await cloud.query(`update robots set software_version = 'V1.7.0' where serial = '${serials[1]}'`)
  await cloud.clock.advance(61 * second)
  await untilAsked(1)
  expect((await open())[0]?.serial).toBe(serials[0])
  expect((await change(2)).code).toBe(610606)
  expect((await detail(rollOutId)).history.map(it => [it.act, it.by])).toEqual([
    ['begin', null],
    ['change', 'Olivia Hart'],
    ['schedule', 'Olivia Hart']
  ])
})

test('a scheduled roll-out starts at once when its date is taken away', async () => {
  const { rollOutId } = (await start({ startTime: cloud.clock.now() + day })).data
  const { machineVersionId: _id, ...plan } = planned()
  expect((await send(cloud.url, calls.updateRollOut, { token: token(), body: { rollOutId, ...plan } })).code).toBe(
    610000
  )
  await untilAsked(6)
})

test('a scheduled roll-out is cancelled, and one that finds no robots or no version says so', async () => {
  const soon = () => cloud.clock.now() + 60 * second
  const cancelled = (await start({ startTime: soon() })).data.rollOutId
  expect((await act(cancelled, 'end')).code).toBe(610606)
  expect((await act(cancelled, 'cancel')).code).toBe(610000)
  expect(await detail(cancelled)).toMatchObject({ state: 'ended', notStarted: 'cancelled' })
  const empty = (await start({ startTime: soon() })).data.rollOutId
  await cloud.query(`update robots set software_version = 'V1.7.0'`)
  await cloud.clock.advance(61 * second)
  await untilState(empty, 'ended')
  expect((await detail(empty)).notStarted).toBe('noRobots')
  const withdrawn = (await start({ startTime: soon() })).data.rollOutId
  await cloud.query(`update machine_versions set state = 'withdrawn' where machine_version_id = ${machineVersionId}`)
  await cloud.clock.advance(61 * second)
  await untilState(withdrawn, 'ended')
  expect((await detail(withdrawn)).notStarted).toBe('withdrawn')
  await cloud.query(`update machine_versions set state = 'released' where machine_version_id = ${machineVersionId}`)
})

test('of two people who try the failed again at once, one tries, and both read the same answer', async () => {
  const { rollOutId } = (await start()).data
  expect((await tryAgain(rollOutId, 0)).data).toMatchObject([
    { reason: 'no failed robot is left that could be tried again' }
  ])
  // The first round leaves a roll-out alone that somebody changes at this moment. The next one takes it.
  await look()
  await untilAsked(6)
  const failing = serials.slice(0, 2)
  await answer(failing)
  await untilState(rollOutId, 'done')
  const presses = await Promise.all(Array.from({ length: 6 }, () => tryAgain(rollOutId, 0)))
  expect(presses.map(({ code, data }) => [code, data.robots])).toEqual(Array(6).fill([610000, 2]))
  await untilAsked(2)
  expect((await detail(rollOutId)).counts).toMatchObject({ done: 4, failed: 0, asked: 2 })
  expect(await chosen(rollOutId)).toHaveLength(6)
  // Somebody who saw the page before this try reads why nothing happens.
  await answer(failing.slice(0, 1))
  await untilState(rollOutId, 'done')
  expect((await tryAgain(rollOutId, 1)).data.robots).toBe(1)
  expect(await tryAgain(rollOutId, 0)).toMatchObject({
    code: 610606,
    data: [{ reason: 'somebody tried the failed robots meanwhile' }]
  })
  await untilAsked(1)
  await answer()
  await untilState(rollOutId, 'done')
  const { history, counts } = await detail(rollOutId)
  expect(counts).toMatchObject({ done: 6, failed: 0 })
  expect(history.map(it => [it.act, it.by, it.robots])).toEqual([
    ['tryAgain', 'Olivia Hart', 1],
    ['tryAgain', 'Olivia Hart', 2],
    ['start', 'Olivia Hart', 6]
  ])
  expect((await tryAgain(rollOutId, 2)).code).toBe(610606)
  const success = (await send(cloud.url, calls.upgradeSuccess, { token: token() })).data
  expect(success).toEqual([{ version: 'V1.7.0', model: 'T9', tried: 9, succeeded: 6, failed: 3 }])
  const records = await send(cloud.url, calls.upgradeRecords, { token: token(), query: { state: 'failed' } })
  expect(records.data.total).toBe(3)
})

test('failed robots are not tried again while another roll-out of the version is open', async () => {
  const first = (await start({ filter: { serials: serials.slice(0, 1) } })).data.rollOutId
  await untilAsked(1)
  await answer(serials)
  await untilState(first, 'done')
  await start({ filter: { serials: serials.slice(1) } })
  expect((await tryAgain(first, 0)).code).toBe(612046)
})

test('a roll-out that was taken back names the robots that did not go back, and tries them again', async () => {
  const { rollOutId } = (await start({ waveShares: [50, 50] })).data
  await untilAsked(3)
  const stubborn = (await open())[0]?.serial ?? ''
  await answer()
  await untilAsked(3)
  await act(rollOutId, 'takeBack')
  await look()
  await untilAsked(3)
  expect((await tryAgain(rollOutId, 0)).data).toMatchObject([{ reason: 'the roll-out was taken back' }])
  await answer([stubborn])
  await untilState(rollOutId, 'takenBack')
  expect(await detail(rollOutId)).toMatchObject({ notBack: 1, counts: { done: 1 } })
  expect((await chosen(rollOutId, { notBack: true })).map(({ serial }) => serial)).toEqual([stubborn])
  const presses = await Promise.all([tryAgain(rollOutId, 0, 'waysBack'), tryAgain(rollOutId, 0, 'waysBack')])
  expect(presses.map(({ code, data }) => [code, data.robots])).toEqual(Array(2).fill([610000, 1]))
  await untilAsked(1)
  await answer()
  await untilState(rollOutId, 'takenBack')
  expect(await detail(rollOutId)).toMatchObject({ notBack: 0, counts: { done: 0 } })
  expect(
    await cloud.query(`select 1 from robots where serial = '${stubborn}' and software_version = 'V1.5.0'`)
  ).toHaveLength(1)
})

test('a robot that runs another version since is not taken back', async () => {
  const { rollOutId } = (await start({ waveShares: [50, 50] })).data
  await untilAsked(3)
  const moved = (await open())[0]?.serial ?? ''
  await answer()
  await cloud.query(`update robots set software_version = 'V1.8.0' where serial = '${moved}'`)
  await act(rollOutId, 'takeBack')
  await look()
  await untilAsked(2)
  expect((await open()).map(({ serial }) => serial)).not.toContain(moved)
})

/** So long ago the turn of all robots that wait has come. */
const waitFor = (days: number) =>
  cloud.query(`update upgrades set begin_time = begin_time - interval '${days} days' where state = 'waiting'`)

test('a wave whose only robot never returns goes on after its patience', async () => {
  await cloud.query('update robots set online = false')
  const { rollOutId } = (await start({ waveShares: [1, 99], patienceDays: 2 })).data
  await look()
  await waitFor(1)
  await look()
  expect((await detail(rollOutId)).counts).toMatchObject({ waiting: 6, timedOut: 0 })
  await waitFor(2)
  await cloud.query(`update robots set online = true where robot_id in (select robot_id from upgrades where wave = 1)`)
  await look()
  await untilAsked(5)
  expect(await detail(rollOutId)).toMatchObject({ wave: 1, counts: { timedOut: 1, asked: 5 } })
})

test('a robot that stayed silent counts as failed, and the limit of failures decides', async () => {
  await cloud.query('update robots set online = false')
  const { rollOutId } = (await start({ waveShares: [1, 99], failureShareMax: 50 })).data
  await look()
  await waitFor(4)
  await look()
  await expect.poll(async () => (await detail(rollOutId)).pausedBy).toBe('failures')
  expect((await detail(rollOutId)).history[0]).toMatchObject({ act: 'tooManyFailed', by: null })
  await act(rollOutId, 'continue')
  await look()
  expect((await detail(rollOutId)).counts).toMatchObject({ timedOut: 1, waiting: 5 })
  await cloud.query('update robots set online = true')
  expect((await tryAgain(rollOutId, 0)).data.robots).toBe(1)
})

test('the days of a pause are no patience with robots', async () => {
  await cloud.query('update robots set online = false')
  const { rollOutId } = (await start({ patienceDays: 3 })).data
  await act(rollOutId, 'pause')
  await waitFor(4)
  await act(rollOutId, 'continue')
  await look()
  expect(await detail(rollOutId)).toMatchObject({ state: 'running', counts: { waiting: 6, timedOut: 0 } })
})

test('a roll-out remembers so many acts and no more', async () => {
  const { rollOutId } = (await start()).data
  await cloud.query(`insert into roll_out_history (roll_out_id, time, act) select ${rollOutId}, now(), 'pause'
    from generate_series(1, ${limits.rollOutHistoryMax})`)
  await act(rollOutId, 'end')
  expect(await cloud.query('select 1 from roll_out_history')).toHaveLength(limits.rollOutHistoryMax)
  expect((await detail(rollOutId)).history[0]?.act).toBe('end')
})
