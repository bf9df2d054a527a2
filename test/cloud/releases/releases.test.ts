import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { ModuleReport } from '#contract/calls/releases/module-reports.ts'
import type { Audience } from '#contract/calls/releases/releases.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { send, signInAll } from '../support/client.ts'
import { openedChannel } from '../support/live.ts'
import {
  everybody,
  moduleText,
  putRobot,
  reportLoad,
  reportRobot,
  robot,
  robotFiles,
  robotOf,
  writeReleasable
} from '../support/releases.ts'

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  const root = await writeReleasable()
  cloud = await startTestCloud({ taskDays: 1, portal: { build: join(root, 'build'), environment: root } })
  tokens = await signInAll(cloud, ['operator', 'customer', 'distributor', 'tenant', 'packs', 'aftersales'])
})
test.afterAll(() => cloud.close())

const tokenOf = (name: string): string => tokens[name] ?? ''
const put = (address: string, audience = everybody, more = {}) =>
  putRobot(cloud.url, tokenOf('operator'), address, audience, more)
const takeBack = (releaseId: number) =>
  send(cloud.url, calls.takeReleaseBack, { token: tokenOf('operator'), body: { releaseId } })
const history = async () => (await send(cloud.url, calls.releaseHistory, { token: tokenOf('operator') })).data.list
const inForce = async () => {
  const { data } = await send(cloud.url, calls.releaseList, { token: tokenOf('operator') })
  return data.modules.find(({ module }) => module === robot)
}
const addressOf = (name?: string) => robotOf(cloud.url, name === undefined ? undefined : tokenOf(name))
/** Takes back the releases that a test has left in force, and lets the rate of releases begin anew. */
test.afterEach(async () => {
  await cloud.clock.advance(60_000)
  for (let now = await inForce(); now?.everybody ?? now?.some; now = await inForce())
    await takeBack((now.some ?? now.everybody)?.release.releaseId ?? 0)
})

test('shows the environment’s version, which everybody gets where there is no release', async () => {
  expect(await inForce()).toMatchObject({
    environment: { address: robotFiles.environment, size: moduleText(robotFiles.environment).length },
    everybody: null,
    some: null
  })
  expect([await addressOf(), await addressOf('customer')]).toEqual([robotFiles.environment, robotFiles.environment])
})

test('gives everybody a version at the next page, with its hash, and tells open pages', async () => {
  const channel = await openedChannel(cloud.url, tokenOf('customer'), { about: 'releases_changed' })
  const { code, data } = await put(robotFiles.second, everybody, { version: ' 1.4.2 ' })
  expect(code).toBe(610000)
  const text = moduleText(robotFiles.second)
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`
  expect(data).toMatchObject({
    module: robot,
    version: '1.4.2',
    address: robotFiles.second,
    integrity,
    size: text.length,
    audience: everybody,
    setTime: cloud.clock.now(),
    setUser: 'Olivia Hart'
  })
  expect([await addressOf(), await addressOf('customer')]).toEqual([robotFiles.second, robotFiles.second])
  const release = await (await fetch(`${cloud.url}/release.json`)).json()
  expect(release.importMap.integrity[robotFiles.second]).toBe(integrity)
  expect((await channel.arrived(2)).at(-1)).toEqual({ action: 'releases_changed' })
  channel.socket.close()
})

test('shows the level that a team said of its version, and none where nobody said one', async () => {
  expect((await inForce())?.environment.quality).toBeNull()
  expect((await put(robotFiles.second, everybody, { quality: 'silver' })).data.quality).toBe('silver')
  expect((await put(robotFiles.third)).data.quality).toBeNull()
  expect((await history()).slice(0, 2).map(({ quality }) => quality)).toEqual([null, 'silver'])
  const body = { module: robot, version: 'new', address: robotFiles.second, audience: everybody, quality: 'platinum' }
  const { code } = await send(cloud.url, calls.putRelease, { token: tokenOf('operator'), body: body as never })
  expect(code).toBe(610604)
})

test('shows the level that the environment says of its own version', async () => {
  const root = await writeReleasable({ subApps: { robot: { quality: 'gold' } } })
  const other = await startTestCloud({ taskDays: 1, portal: { build: join(root, 'build'), environment: root } })
  try {
    const { operator } = await signInAll(other, ['operator'])
    const { data } = await send(other.url, calls.releaseList, { token: operator ?? '' })
    expect(data.modules.find(({ module }) => module === robot)?.environment.quality).toBe('gold')
  } finally {
    await other.close()
  }
})

test('keeps the portal’s own release the same, so that no page offers a reload for nothing', async () => {
  const versionOf = async () => (await (await fetch(`${cloud.url}/release.json`)).json()).version
  const before = await versionOf()
  await put(robotFiles.second)
  expect(await versionOf()).toBe(before)
})

test('gives some people a version, by account or organisation, and nobody else', async () => {
  const audience = { kind: 'chosen' as const, accounts: ['Customer@demo.example'], tenants: ['Meridian Care Services'] }
  const { data } = await put(robotFiles.third, audience)
  expect(data.audience).toEqual({ ...audience, accounts: ['customer@demo.example'] })
  const given = await Promise.all(['customer', 'tenant', 'distributor', undefined].map(addressOf))
  expect(given).toEqual([robotFiles.third, robotFiles.third, robotFiles.environment, robotFiles.environment])
})

test('gives a share of all people a version, and those who have it keep it while the share grows', async () => {
  const names = Object.keys(tokens)
  const having = async () => {
    const given = await Promise.all(names.map(addressOf))
    return names.filter((_, index) => given[index] === robotFiles.third)
  }
  let before: string[] = []
  for (const percent of [1, 30, 60, 99]) {
    await put(robotFiles.third, { kind: 'share', percent })
    const now = await having()
    expect(now).toEqual(expect.arrayContaining(before))
    before = now
  }
  expect(before.length).toBeGreaterThan(0)
})

test('takes a version back with one call: the one before is in force again', async () => {
  await put(robotFiles.second)
  const { data } = await put(robotFiles.third)
  expect((await takeBack(data.releaseId)).code).toBe(610000)
  expect(await addressOf('customer')).toBe(robotFiles.second)
  expect((await takeBack(data.releaseId)).code).toBe(610603)
  expect((await takeBack(2_000_000)).code).toBe(610603)
  const [again, taken] = await history()
  expect(again).toMatchObject({ address: robotFiles.second, end: null })
  expect(taken).toMatchObject({
    address: robotFiles.third,
    end: { kind: 'takenBack', user: 'Olivia Hart', reason: null }
  })
})

test('ends a version for some people that is now for everybody', async () => {
  await put(robotFiles.third, { kind: 'share', percent: 5 })
  await put(robotFiles.third)
  expect(await inForce()).toMatchObject({ everybody: { release: { address: robotFiles.third } }, some: null })
})

test('puts one version in, however many people do so at the same moment', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => put(robotFiles.second)))
  for (const { code } of answers) expect([610000, 610602]).toContain(code)
  expect((await inForce())?.everybody?.release.address).toBe(robotFiles.second)
})

const broken = (name: string) => `/sub-apps/robot/robot-${name}.js`
const refused: [what: string, change: object, field: string, reason: string][] = [
  ['a module that the environment lacks', { module: '@portal/nothing' }, 'module', 'a module of this environment'],
  ['a part of the portal itself', { module: '@portal/session' }, 'module', 'a module of this environment'],
  ['a file that is not there', { address: '/sub-apps/robot/robot-99999999.js' }, 'address', 'status: 404'],
  ['a way out of the folder', { address: '/sub-apps/../manifest.json' }, 'address', 'origin'],
  [
    'an origin that is not allowed',
    { address: 'https://evil.example/robot.js' },
    'address',
    'origin: https://evil.example'
  ],
  ['a service of this machine', { address: 'http://127.0.0.1:9/robot.js' }, 'address', 'origin: http://127.0.0.1:9'],
  ['a syntax error, which it points at', { address: broken('syntax') }, 'address', 'syntax: 2:7'],
  ['a native module by the name of another', { address: broken('native') }, 'address', 'format: native, system'],
  ['a module without lifecycles', { address: broken('bare') }, 'address', 'lifecycles: bootstrap, mount, unmount'],
  ['names that the page does not have', { address: broken('imports') }, 'address', 'imports: lodash'],
  ['an empty file', { address: broken('empty') }, 'address', 'empty'],
  ['another hash', { integrity: `sha384-${'A'.repeat(64)}` }, 'address', 'hash: '],
  [
    'an account that is not there',
    { audience: { kind: 'chosen', accounts: ['x@y.z'], tenants: [] } },
    'audience.accounts',
    'x@y.z'
  ],
  [
    'an organisation that is not there',
    { audience: { kind: 'chosen', accounts: [], tenants: ['Nobody'] } },
    'audience.tenants',
    'Nobody'
  ],
  [
    'an audience of nobody',
    { audience: { kind: 'chosen', accounts: [], tenants: [] } },
    'audience.accounts',
    'somebody'
  ],
  ['a share of more than all', { audience: { kind: 'share', percent: 100 } }, 'audience.percent', 'at most 99']
]
for (const [what, change, field, reason] of refused)
  test(`refuses ${what}, and changes nothing`, async () => {
    const { code, data } = await put(robotFiles.second, everybody, change)
    expect(code).toBe(610604)
    expect(data).toEqual([{ field, reason: expect.stringContaining(reason) }])
    expect(await addressOf('customer')).toBe(robotFiles.environment)
  })

test('lets nobody in without the permission', async () => {
  const token = tokenOf('customer')
  const answers = [
    await send(cloud.url, calls.releaseList, { token }),
    await send(cloud.url, calls.releaseHistory, { token }),
    await putRobot(cloud.url, token, robotFiles.second),
    await send(cloud.url, calls.takeReleaseBack, { token, body: { releaseId: 1 } }),
    await send(cloud.url, calls.setReleaseLimits, { token, body: { users: 2, failurePoints: 1, slowerPercent: 10 } })
  ]
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 610403))
})

test.describe('a version that is worse than the one before', () => {
  const people = ['customer', 'distributor', 'tenant']
  test.beforeAll(async () => {
    const body = { users: 3, failurePoints: 20, slowerPercent: 50 }
    await send(cloud.url, calls.setReleaseLimits, { token: tokenOf('operator'), body })
    for (const name of people) await reportLoad(cloud.url, tokenOf(name), robotFiles.environment, 100)
  })
  const report = (name: string, milliseconds: number | null, address = robotFiles.second) =>
    reportLoad(cloud.url, tokenOf(name), address, milliseconds)

  test('goes back by itself where it fails, and tells the people who may release', async () => {
    await put(robotFiles.second, everybody, { version: 'bad' })
    const channel = await openedChannel(cloud.url, tokenOf('operator'))
    for (const name of people) await report(name, name === 'tenant' ? 120 : null)
    await expect.poll(() => addressOf('customer')).toBe(robotFiles.environment)
    const [ended] = await history()
    expect(ended?.end).toMatchObject({
      kind: 'wentBack',
      user: null,
      reason: {
        kind: 'failures',
        figures: { users: 3, failed: 2, milliseconds: 120 },
        before: { users: 3, failed: 0, milliseconds: 100 }
      }
    })
    await expect.poll(() => channel.frames).toContainEqual({ action: 'cloud_message' })
    const body = { pageNo: 1, size: 1 }
    const { data } = await send(cloud.url, calls.messageList, { token: tokenOf('operator'), body })
    expect(data.list[0]).toMatchObject({
      title: '@portal/robot: version bad was rolled back automatically',
      content: 'The version failed for 2 of 3 people. The version before it failed for 0 of 3.',
      url: '/ops/releases'
    })
    channel.socket.close()
  })

  test('goes back by itself where it takes longer to load', async () => {
    await put(robotFiles.second)
    for (const name of people) await report(name, 900)
    await expect.poll(() => addressOf('customer')).toBe(robotFiles.environment)
    expect((await history())[0]?.end?.reason?.kind).toBe('slower')
  })

  test('stays where one person alone reports failures, however often', async () => {
    await put(robotFiles.second)
    for (let times = 0; times < 10; times += 1) await report('customer', null)
    for (const name of ['distributor', 'tenant', 'packs', 'aftersales']) await report(name, 100)
    await report('packs', 100)
    expect((await inForce())?.everybody?.figures).toEqual({
      users: 5,
      failed: 1,
      milliseconds: 100,
      loadedWithin: 100,
      readyWithin: null,
      mounts: 15,
      failures: 10
    })
    expect(await addressOf('customer')).toBe(robotFiles.second)
  })

  test('is not compared by reports of a version that nobody gets', async () => {
    for (const name of people) await report(name, null, '/sub-apps/robot/made-up.js')
    expect(await cloud.query("select * from module_loads where address like '%made-up%'")).toEqual([])
  })
})

test.describe('a version for some people', () => {
  const people = ['customer', 'distributor', 'tenant', 'packs']
  const stage = (percent: number): Audience => ({ kind: 'share', percent })
  const report = (name: string, told: Partial<ModuleReport>) =>
    reportRobot(cloud.url, tokenOf(name), robotFiles.third, { loaded: 100, ready: 300, ...told })
  const someNow = async () => (await inForce())?.some?.release
  const messages = async () => {
    const { data } = await send(cloud.url, calls.messageList, {
      token: tokenOf('operator'),
      body: { pageNo: 1, size: 20 }
    })
    return data.list.filter(({ title }) => title === '@portal/robot: no more people get version new')
  }
  test.beforeAll(async () => {
    const now = await send(cloud.url, calls.releaseList, { token: tokenOf('operator') })
    const body = { ...now.data.limits, users: 4, failurePoints: 100 }
    expect((await send(cloud.url, calls.setReleaseLimits, { token: tokenOf('operator'), body })).code).toBe(610000)
  })
  /** Puts it in for thirty in a hundred, where it fails for two of four people. */
  const putHeld = async () => {
    await put(robotFiles.third, stage(30))
    for (const [index, name] of people.entries()) await report(name, { failures: index < 2 ? 1 : 0 })
    await expect.poll(async () => (await someNow())?.held?.by).toEqual(['failures'])
  }

  test('is not held where one person alone reports failures, however often, and however slow that person is', async () => {
    await put(robotFiles.third, stage(30))
    for (let times = 0; times < 3; times += 1) await report('customer', { mounts: 100, failures: 100 })
    await Promise.all(['distributor', 'tenant', 'packs'].map(name => report(name, {})))
    const { data } = await put(robotFiles.third, stage(40))
    expect(data.held).toBeNull()
  })

  test('is held at its stage where it fails for several, tells those who may release, and goes to no more people', async () => {
    await putHeld()
    await expect.poll(messages).toHaveLength(1)
    expect((await messages())[0]?.content).toContain('It failed 2 of 4 times (limit 1 in 1000).')
    const more: Audience[] = [stage(31), everybody, { kind: 'chosen', accounts: ['tenant@demo.example'], tenants: [] }]
    for (const wider of more)
      expect(await put(robotFiles.third, wider)).toMatchObject({
        code: 610604,
        data: [{ field: 'audience', reason: 'held: failures' }]
      })
    expect((await someNow())?.audience).toEqual(stage(30))
  })

  test('that is held goes to fewer people, and still to no more than those then', async () => {
    await putHeld()
    expect((await put(robotFiles.third, stage(20))).data.held?.by).toEqual(['failures'])
    expect((await put(robotFiles.third, stage(21))).code).toBe(610604)
    expect((await put(robotFiles.second, stage(21))).code).toBe(610000)
    expect((await inForce())?.some?.release.held).toBeNull()
  })

  test('that is held goes to more people where somebody says so', async () => {
    await put(robotFiles.third, stage(20))
    for (const name of people) await report(name, { ready: 4_001, failures: name === 'packs' ? 0 : 1 })
    await expect.poll(async () => (await someNow())?.held?.by).toEqual(['ready', 'failures'])
    expect((await put(robotFiles.third, stage(50), { despiteHold: true })).data.held).toBeNull()
    expect((await put(robotFiles.third, everybody, { despiteHold: true })).data.held).toBeNull()
    expect(await inForce()).toMatchObject({ everybody: { release: { address: robotFiles.third } }, some: null })
  })
})

for (const [what, change, field] of [
  ['a time below zero', { loaded: -1 }, 'reports.0.loaded'],
  ['more mounts than a page has', { mounts: 101 }, 'reports.0.mounts'],
  ['a longer address than the map takes', { address: `/${'x'.repeat(2_048)}` }, 'reports.0.address']
] as const)
  test(`refuses a report of ${what}`, async () => {
    const { code, data } = await reportRobot(cloud.url, tokenOf('customer'), robotFiles.environment, change)
    expect([code, data]).toEqual([610604, [expect.objectContaining({ field })]])
  })
