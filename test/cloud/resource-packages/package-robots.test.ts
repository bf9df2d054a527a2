import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import type { PackageSaying } from '#contract/calls/resource-packages/package-robots.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { packageOf } from '../support/files/archive.ts'
import { addPackage } from '../support/packages.ts'

/* Packages on their way to robots: the packages in force, the robots' reports on them, and the lists that people see. */

type Robot = { robotId: number; serial: string }

let cloud: TestCloud
let tokens: Record<string, string>
/** Two robots of a kind in the organisation of "packs", one of another kind there, and one of the kind elsewhere. */
let own: Robot
let next: Robot
let hotel: Robot
let other: Robot
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, settings: { PACKAGE_UPLOADS_PER_DAY: 1_000 } })
  tokens = await signInAll(cloud, ['packs', 'nopacks', 'operator', 'robot'])
  const tenantId = `(select tenant_id from users where email = 'packs@demo.example')`
  const robotBy = async (where: string, offset = 0): Promise<Robot> => {
    const [row] = await cloud.query(
      `select robot_id, serial from robots where ${where} order by robot_id limit 1 offset ${offset}`
    )
    return { robotId: Number(row?.robot_id), serial: String(row?.serial) }
  }
  own = await robotBy(`tenant_id = ${tenantId} and robot_kind = 'delivery'`)
  next = await robotBy(`tenant_id = ${tenantId} and robot_kind = 'delivery'`, 1)
  hotel = await robotBy(`tenant_id = ${tenantId} and robot_kind <> 'delivery'`)
  other = await robotBy(`tenant_id <> ${tenantId} and robot_kind = 'delivery'`)
})
test.beforeEach(async () => {
  // Only the packages that a test itself publishes are in force.
  await cloud.query('update resource_packages set current_version_id = null')
  await cloud.query('delete from robot_packages')
})
test.afterAll(() => cloud.close())

const token = (name: string): string => tokens[name] ?? ''
const sync = async (robots: readonly { serial: string; said?: PackageSaying[] }[]) => {
  const body = { robots: robots.map(({ serial, said = [] }) => ({ serial, said })) }
  return (await send(cloud.url, calls.syncPackages, { token: token('robot'), body })).data
}
/** The packages that a robot has to take and to drop, after it said something. */
const told = async ({ serial }: Robot, ...said: PackageSaying[]) => {
  const { take, drop } = await sync([{ serial, said }])
  return { take: take.map(({ versionId }) => versionId), drop: drop.map(({ packageId }) => packageId) }
}
const listAs = async (name: string, packageId: number, state?: 'taken' | 'waiting' | 'failed') =>
  send(cloud.url, calls.packageRobots, { token: token(name), query: { packageId, size: 100, state } })
const rowOf = async ({ robotId }: Robot, packageId: number) =>
  (await listAs('packs', packageId)).data.list.find(it => it.robotId === robotId)
const act = async (
  call: typeof calls.publishPackageVersion | typeof calls.restorePackageVersion,
  versionId: number
): Promise<void> =>
  expect((await send(cloud.url, call, { token: token('packs'), body: { versionId } })).code).toBe(610000)
const retry = (packageId: number, name = 'packs') =>
  send(cloud.url, calls.retryPackage, { token: token(name), body: { packageId } })

let count = 0
/** A package of "packs" in force, or a further version of one. */
const publish = async (announced: { packageId?: number; version?: string; file?: Buffer } = {}) => {
  const { version = '1.0.0', file = packageOf([], { version }), packageId } = announced
  count += 1
  const which = packageId === undefined ? { name: `Voices ${count}` } : { packageId }
  const added = await addPackage(cloud.url, token('packs'), file, { ...which, version })
  await act(calls.publishPackageVersion, added.versionId)
  return added
}

test('a package in force is for the robots of its kind in its organisation, until they say that they have it', async () => {
  const file = packageOf()
  const { packageId, versionId } = await publish({ file })
  const { take } = await sync([own, hotel, other])
  expect(take).toEqual([
    {
      serial: own.serial,
      packageId,
      versionId,
      name: `Voices ${count}`,
      version: '1.0.0',
      format: '1.6',
      size: file.length,
      sha256: createHash('sha256').update(file).digest('hex'),
      address: `/api/resourceservice/v1/packages/robots/ticket?versionId=${versionId}`
    }
  ])
  expect(await rowOf(own, packageId)).toMatchObject({ state: 'waiting', version: null, failure: null, sayTime: null })
  // The answer was lost: the robot hears it again.
  expect(await told(own)).toEqual({ take: [versionId], drop: [] })
  expect(await told(own, { packageId, versionId, state: 'taken' })).toEqual({ take: [], drop: [] })
  expect(await rowOf(own, packageId)).toMatchObject({
    serial: own.serial,
    state: 'taken',
    version: '1.0.0',
    failure: null,
    sayTime: cloud.clock.now()
  })
  expect((await listAs('packs', packageId, 'taken')).data.total).toBe(1)
  expect((await listAs('packs', packageId)).data.list.map(it => it.robotId)).not.toContain(hotel.robotId)
  expect((await listAs('nopacks', packageId)).code).toBe(610603)
})

test('what the maker publishes is for every organisation, and each person sees the own robots', async () => {
  const [made] = await cloud.query(`select package_id, max(version_id) as version_id from package_versions
    join resource_packages using (package_id) where name = 'Delivery voices and faces' group by package_id`)
  const packageId = Number(made?.package_id)
  await cloud.query(
    `update resource_packages set current_version_id = ${made?.version_id} where package_id = ${packageId}`
  )
  const { take } = await sync([own, other])
  expect(take.map(({ serial }) => serial)).toEqual([own.serial, other.serial])
  const seen = async (name: string) => (await listAs(name, packageId)).data.list.map(it => it.robotId)
  expect(await seen('packs')).toContain(own.robotId)
  expect(await seen('packs')).not.toContain(other.robotId)
  expect((await listAs('operator', packageId)).data.total).toBeGreaterThan(
    (await listAs('packs', packageId)).data.total
  )
})

test('a robot keeps the version before where it can’t take the next, and gets that once more when somebody asks', async () => {
  const { packageId, versionId } = await publish()
  await told(own, { packageId, versionId, state: 'taken' })
  const second = (await publish({ packageId, version: '1.1.0' })).versionId
  expect(await rowOf(own, packageId)).toMatchObject({ state: 'waiting', version: '1.0.0' })
  expect(await told(own)).toEqual({ take: [second], drop: [] })
  const failed = { packageId, versionId: second, state: 'failed', failure: 'space' } as const
  expect(await told(own, failed)).toEqual({ take: [], drop: [] })
  expect(await rowOf(own, packageId)).toMatchObject({ state: 'failed', version: '1.0.0', failure: 'space' })
  expect((await retry(packageId)).data).toEqual({ robots: 1 })
  expect((await retry(packageId)).code).toBe(610606)
  expect(await rowOf(own, packageId)).toMatchObject({ state: 'waiting', version: '1.0.0', failure: null })
  expect(await told(own)).toEqual({ take: [second], drop: [] })
  // The version before is put in force again: the robot has it, and hears nothing.
  await told(own, failed)
  await act(calls.restorePackageVersion, versionId)
  expect(await told(own)).toEqual({ take: [], drop: [] })
  expect(await rowOf(own, packageId)).toMatchObject({ state: 'taken', version: '1.0.0', failure: null })
  expect(await told(next)).toEqual({ take: [versionId], drop: [] })
})

test('a robot drops a package that was deleted, or that is for another organisation', async () => {
  const kept = await publish()
  const gone = await publish()
  for (const added of [kept, gone]) await told(own, { ...added, state: 'taken' })
  const { code } = await send(cloud.url, calls.deletePackage, {
    token: token('packs'),
    body: { packageId: gone.packageId }
  })
  expect(code).toBe(610000)
  expect(await told(own)).toEqual({ take: [], drop: [gone.packageId] })
  expect(await told(own, { packageId: gone.packageId, state: 'dropped' })).toEqual({ take: [], drop: [] })
  const [before] = await cloud.query(`select tenant_id from robots where robot_id = ${own.robotId}`)
  const moveTo = (tenantId: unknown) =>
    cloud.query(`update robots set tenant_id = ${tenantId}, store_id = null where robot_id = ${own.robotId}`)
  await moveTo(`(select tenant_id from robots where robot_id = ${other.robotId})`)
  expect(await told(own)).toEqual({ take: [], drop: [kept.packageId] })
  await moveTo(before?.tenant_id)
  expect(await told(own)).toEqual({ take: [], drop: [] })
  // A robot that lost its memory says so, and gets the package again.
  expect(await told(own, { packageId: kept.packageId, state: 'dropped' })).toEqual({ take: [kept.versionId], drop: [] })
})

test('what a robot says of a version that is not there, or not for the robot, counts for nothing', async () => {
  const { packageId, versionId } = await publish()
  const beside = await publish()
  const draft = await addPackage(cloud.url, token('packs'), packageOf(), { name: `Draft ${count}` })
  const sayings: [serial: string, saying: PackageSaying][] = [
    ['nobody', { packageId, versionId, state: 'taken' }],
    [hotel.serial, { packageId, versionId, state: 'taken' }],
    [other.serial, { packageId, versionId, state: 'failed', failure: 'space' }],
    [own.serial, { packageId, versionId: beside.versionId, state: 'taken' }],
    [own.serial, { packageId, versionId: 2_000_000_000, state: 'taken' }],
    [own.serial, { ...draft, state: 'taken' }],
    [own.serial, { packageId: 2_000_000_000, state: 'dropped' }]
  ]
  for (const [serial, saying] of sayings) await sync([{ serial, said: [saying] }])
  expect(await cloud.query('select * from robot_packages')).toEqual([])
  // Where a robot reports twice on a package, the last report counts.
  const failed = { packageId, versionId, state: 'failed', failure: 'internal' } as const
  await told(own, failed, { packageId, versionId, state: 'taken' })
  expect(await rowOf(own, packageId)).toMatchObject({ state: 'taken' })
})

test('many calls that name the same robots in different orders end, and leave what was said last', async () => {
  const added = [await publish(), await publish(), await publish()]
  const said = (state: 'taken' | 'failed'): PackageSaying[] =>
    added.map(which => (state === 'taken' ? { ...which, state } : { ...which, state, failure: 'space' as const }))
  const robots = [own, next]
  const calling = Array.from({ length: 12 }, (_, index) => {
    const turn = index % 2 === 0 ? robots : robots.toReversed()
    const sayings = said(index % 3 === 0 ? 'failed' : 'taken')
    return sync(turn.map(({ serial }) => ({ serial, said: index % 4 < 2 ? sayings : sayings.toReversed() })))
  })
  await Promise.all([...calling, ...added.map(({ packageId }) => retry(packageId))])
  await sync(robots.map(({ serial }) => ({ serial, said: said('failed') })))
  const again = await Promise.all(Array.from({ length: 4 }, () => retry(added[0]?.packageId ?? 0)))
  expect(codesOf(again)).toEqual({ 610000: 1, 610606: 3 })
})

test('a robot fetches the file of a version in force with a ticket, and of no other', async () => {
  const file = packageOf()
  const { packageId, versionId } = await publish({ file })
  const ticket = (wanted: number, name = 'robot') =>
    send(cloud.url, calls.robotPackageTicket, { token: token(name), query: { versionId: wanted } })
  const { path } = (await ticket(versionId)).data
  const response = await fetch(new URL(path, cloud.url))
  expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true)
  expect((await fetch(new URL(path, cloud.url))).status, 'used').toBe(404)
  expect((await ticket(versionId, 'packs')).code).toBe(610403)
  await publish({ packageId, version: '1.1.0' })
  expect((await ticket(versionId)).code, 'no longer in force').toBe(610603)
})

test('a call takes so many sayings of a robot, and no more', async () => {
  const said = (length: number): PackageSaying[] =>
    Array.from({ length }, (_, index) => ({ packageId: index + 1, state: 'dropped' }))
  const codeOf = async (length: number) => {
    const body = { robots: [{ serial: own.serial, said: said(length) }] }
    return (await send(cloud.url, calls.syncPackages, { token: token('robot'), body })).code
  }
  expect(await codeOf(limits.packageSayingsMax)).toBe(610000)
  expect(await codeOf(limits.packageSayingsMax + 1)).toBe(610604)
  const body = { robots: [{ serial: own.serial, said: [] }] }
  expect((await send(cloud.url, calls.syncPackages, { token: token('packs'), body })).code).toBe(610403)
})
