import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { packagePermissions } from '#contract/permissions.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn, signInAll } from '../support/client.ts'
import { packageOf } from '../support/files/archive.ts'
import { addPackage } from '../support/packages.ts'

let cloud: TestCloud
let tokens: Record<string, string>
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, settings: { PACKAGE_UPLOADS_PER_DAY: 1_000 } })
  tokens = await signInAll(cloud, ['packs', 'nopacks', 'operator'])
})
test.afterAll(() => cloud.close())

const listAs = async (name: string, query: { age: 'new' | 'old'; keyword?: string; state?: 'draft' | 'published' }) =>
  (await send(cloud.url, calls.packageList, { token: tokens[name] ?? '', query: { size: 100, ...query } })).data.list

const idOf = async (name: string): Promise<number> => {
  const [row] = await cloud.query(`select package_id as id from resource_packages where name = '${name}'`)
  return Number(row?.id)
}
const versionsAs = async (name: string, packageId: number) =>
  (await send(cloud.url, calls.packageVersionList, { token: tokens[name] ?? '', query: { packageId } })).data.list
const act = (
  name: string,
  call: typeof calls.publishPackageVersion | typeof calls.restorePackageVersion,
  versionId: number
) => send(cloud.url, call, { token: tokens[name] ?? '', body: { versionId } })
const publish = async (name: string, versionId: number) =>
  (await act(name, calls.publishPackageVersion, versionId)).code
const restore = async (name: string, versionId: number) =>
  (await act(name, calls.restorePackageVersion, versionId)).code
const remove = async (name: string, packageId: number) =>
  (await send(cloud.url, calls.deletePackage, { token: tokens[name] ?? '', body: { packageId } })).code
const ticket = (name: string, versionId: number, form: 'zip' | 'manifest' = 'zip') =>
  send(cloud.url, calls.packageTicket, { token: tokens[name] ?? '', body: { versionId, form } })

test('shows the own packages and what the robots’ maker published, the latest change first', async () => {
  const own = await listAs('packs', { age: 'new' })
  expect(own.map(({ name, owner, state }) => [name, owner, state])).toEqual([
    ['Delivery voices and faces', 'others', 'published'],
    ['Hotel lobby set', 'others', 'published'],
    ['Harbourlight greetings', 'own', 'published'],
    ['Marina Bay tour', 'own', 'draft']
  ])
  expect((await listAs('nopacks', { age: 'new' })).map(({ name }) => name)).toEqual([
    'Delivery voices and faces',
    'Hotel lobby set'
  ])
  const all = await listAs('operator', { age: 'new' })
  expect(all.filter(({ owner }) => owner === 'own').map(({ name }) => name)).toContain('Hospital ward signs')
  expect(all).toHaveLength(6)
  expect((await listAs('packs', { age: 'old' })).map(({ format }) => format)).toEqual(['1.3.2', '1.3', '1.2'])
  expect(await listAs('packs', { age: 'new', keyword: 'MARINA', state: 'draft' })).toHaveLength(1)
  expect(await listAs('packs', { age: 'new', keyword: '%' })).toEqual([])
})

test('tells what is in a version: its files, sizes and sums', async () => {
  const file = packageOf([{ name: 'maps/floor-1.json', content: '{"floor":1}' }])
  const { packageId, versionId } = await addPackage(cloud.url, tokens.packs ?? '', file, { name: 'Contents' })
  const [version] = await versionsAs('packs', packageId)
  expect(version).toMatchObject({
    version: '1.0.0',
    format: '1.6',
    size: file.length,
    fileCount: 3,
    sha256: createHash('sha256').update(file).digest('hex'),
    state: 'draft',
    current: false,
    createdBy: 'Ananya Rao'
  })
  const { data } = await send(cloud.url, calls.packageFileList, { token: tokens.packs ?? '', query: { versionId } })
  expect(data.list.map(({ path }) => path)).toEqual(['manifest.json', 'texts/en.json', 'maps/floor-1.json'])
  expect(data.list.reduce((sum, { size }) => sum + size, 0)).toBe(version?.unpackedSize)
})

test('publishes a draft, goes back to an earlier version, and refuses what makes no sense', async () => {
  const token = tokens.packs ?? ''
  const first = await addPackage(cloud.url, token, packageOf(), { name: 'Versions' })
  const { packageId } = first
  expect((await ticket('packs', first.versionId)).code, 'export of a draft').toBe(612030)
  expect(await restore('packs', first.versionId), 'nothing was published').toBe(612025)
  expect(await publish('packs', first.versionId)).toBe(610_000)
  expect(await publish('packs', first.versionId)).toBe(612014)
  expect(await restore('packs', first.versionId), 'the only one').toBe(612025)
  const next = { packageId, version: '1.1.0' }
  const second = await addPackage(cloud.url, token, packageOf([], { version: '1.1.0' }), next)
  expect(await restore('packs', second.versionId), 'one was published').toBe(612025)
  expect(await publish('packs', second.versionId)).toBe(610_000)
  expect(await restore('packs', second.versionId)).toBe(612014)
  expect(await restore('packs', first.versionId)).toBe(610_000)
  const third = await addPackage(cloud.url, token, packageOf([], { version: '1.2' }), { packageId, version: '1.2' })
  expect(await restore('packs', third.versionId), 'a draft').toBe(612030)
  expect(
    (await versionsAs('packs', packageId)).map(({ version, current, state }) => [version, current, state])
  ).toEqual([
    ['1.2', false, 'draft'],
    ['1.1.0', false, 'published'],
    ['1.0.0', true, 'published']
  ])
})

test('of two people who publish the same version at once, one hears that it is in force', async () => {
  const { versionId } = await addPackage(cloud.url, tokens.packs ?? '', packageOf(), { name: 'At once' })
  const answers = await Promise.all([0, 1].map(() => act('packs', calls.publishPackageVersion, versionId)))
  expect(codesOf(answers)).toEqual({ 610000: 1, 612014: 1 })
})

test('only the own organisation changes and deletes a package', async () => {
  const packageId = await idOf('Hotel lobby set')
  const [version] = await versionsAs('packs', packageId)
  expect(await publish('packs', version?.versionId ?? 0)).toBe(612024)
  expect(await restore('packs', version?.versionId ?? 0)).toBe(612024)
  expect(await remove('packs', packageId)).toBe(612024)
  expect(await remove('nopacks', await idOf('Lotus Court rooms')), 'unseen').toBe(610603)
  expect(await remove('operator', await idOf('Lotus Court rooms')), 'seen, and of a tenant').toBe(612024)
  const own = await addPackage(cloud.url, tokens.packs ?? '', packageOf(), { name: 'To delete' })
  expect(await remove('packs', own.packageId)).toBe(610_000)
  expect(await remove('packs', own.packageId)).toBe(610603)
  const left = await cloud.query(`select
    (select count(*)::int from package_versions where version_id = ${own.versionId}) as versions,
    (select count(*)::int from package_files where version_id = ${own.versionId}) as files,
    (select count(*)::int from package_uploads where name = 'To delete') as uploads`)
  expect(left).toEqual([{ versions: 0, files: 0, uploads: 0 }])
})

test('exports a version once with a ticket, byte for byte as it was uploaded', async () => {
  const file = packageOf([{ name: 'voices/a.bin', content: Buffer.alloc(1_300_000, 'voice'), method: 0 }])
  const { versionId } = await addPackage(cloud.url, tokens.packs ?? '', file, { name: 'Exported' })
  await publish('packs', versionId)
  const { path } = (await ticket('packs', versionId)).data
  const response = await fetch(new URL(path, cloud.url))
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="package-1.0.0.zip"')
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true)
  expect((await fetch(new URL(path, cloud.url))).status, 'used').toBe(404)
  const late = (await ticket('packs', versionId)).data.path
  await cloud.clock.advance(61_000)
  expect((await fetch(new URL(late, cloud.url))).status, 'too late').toBe(404)
  const manifest = await fetch(new URL((await ticket('packs', versionId, 'manifest')).data.path, cloud.url))
  expect(await manifest.json()).toMatchObject({ format: '1.6', version: '1.0.0' })
})

test('an old package is exported, and meal delivery 1.3.2 as ZIP alone', async () => {
  const [version] = await versionsAs('packs', await idOf('Meal delivery classics'))
  const versionId = version?.versionId ?? 0
  expect((await ticket('packs', versionId, 'manifest')).code).toBe(612026)
  const response = await fetch(new URL((await ticket('packs', versionId)).data.path, cloud.url))
  expect((await response.arrayBuffer()).byteLength).toBe(version?.size)
  const [other] = await versionsAs('packs', await idOf('Snack shelf texts'))
  expect((await ticket('packs', other?.versionId ?? 0, 'manifest')).code).toBe(610_000)
})

test('each page and each act needs its own permission', async () => {
  const role = `(select role_id from user_roles join users using (user_id) where email = 'nopacks@demo.example')`
  const { newPackages, oldPackages, upload, publish: mayPublish, remove: mayRemove } = packagePermissions
  for (const permission of [oldPackages, upload, mayPublish, mayRemove])
    await cloud.query(`delete from role_permissions where role_id = ${role} and permission = '${permission}'`)
  const token = await signIn(cloud, 'nopacks')
  const list = async (age: 'new' | 'old') => (await send(cloud.url, calls.packageList, { token, query: { age } })).code
  expect(await list('new')).toBe(610_000)
  expect(await list('old')).toBe(610403)
  const old = await idOf('Meal delivery classics')
  expect((await send(cloud.url, calls.packageDetail, { token, query: { packageId: old } })).code).toBe(610403)
  const body = { versionId: 1 }
  for (const call of [calls.publishPackageVersion, calls.restorePackageVersion])
    expect((await send(cloud.url, call, { token, body })).code).toBe(610403)
  expect((await send(cloud.url, calls.deletePackage, { token, body: { packageId: 1 } })).code).toBe(610403)
  expect((await send(cloud.url, calls.packageUploadList, { token, query: {} })).code).toBe(610403)
  await cloud.query(`delete from role_permissions where role_id = ${role} and permission = '${newPackages}'`)
  expect(await list('new')).toBe(610403)
})
