import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signIn } from '../support/client.ts'
import { packageOf } from '../support/files/archive.ts'
import { addPackage, begin, digestOf, finish, partsOf, sendPart, uploadPackage } from '../support/packages.ts'

const hour = 3_600_000

let cloud: TestCloud
let token: string
test.beforeAll(async () => {
  const settings = { PACKAGE_MEGABYTES: 8, PACKAGE_TENANT_MEGABYTES: 40, PACKAGE_UPLOADS_PER_DAY: 1_000 }
  // A test breaks a table on purpose.
  cloud = await startTestCloud({ taskDays: 1, settings, logLevel: 'silent' })
  token = await signIn(cloud, 'packs')
})
test.afterAll(() => cloud.close())
test.afterEach(async () => {
  const { data } = await send(cloud.url, calls.packageUploadList, { token, query: { size: 100 } })
  for (const { uploadId } of data.list) await send(cloud.url, calls.cancelPackageUpload, { token, body: { uploadId } })
})

/** Bytes that can't be packed, so that the file has three parts. */
const large = packageOf([{ name: 'voices/a.bin', content: randomBytes(1.2 * 1_024 * 1_024), method: 0 }])

const begun = async (file: Buffer, name: string) => {
  const { code, data } = await begin(cloud.url, token, file, { name })
  expect(code).toBe(610_000)
  return data.uploadId
}
const detail = (uploadId: number, as = token) =>
  send(cloud.url, calls.packageUploadDetail, { token: as, query: { uploadId } })

test('takes the parts in any order, tells which are there, and has the whole file checked', async () => {
  const uploadId = await begun(large, 'Any order')
  const parts = partsOf(large)
  for (const part of [2, 0]) await sendPart(cloud.url, token, { uploadId, part, content: parts[part] ?? large })
  expect((await detail(uploadId)).data).toMatchObject({
    state: 'open',
    parts: [0, 2],
    partsDone: 2,
    size: large.length
  })
  expect((await finish(cloud.url, token, uploadId)).code, 'a part is missing').toBe(610616)
  await sendPart(cloud.url, token, { uploadId, part: 1, content: parts[1] ?? large })
  const { code, data } = await finish(cloud.url, token, uploadId)
  expect([code, data]).toMatchObject([610_000, { state: 'done' }])
  expect(await finish(cloud.url, token, uploadId), 'asked once more').toMatchObject({ code: 610_000, data })
})

test('takes one part from two senders at once, and the last bytes count', async () => {
  const uploadId = await begun(large, 'Two senders')
  const parts = partsOf(large)
  const other = Buffer.from(parts[0] ?? large).reverse()
  const twice = [...parts.entries()].flatMap(([part, content]) => [
    { uploadId, part, content },
    { uploadId, part, content }
  ])
  const answers = await Promise.all(
    [...twice, { uploadId, part: 0, content: other }].map(one => sendPart(cloud.url, token, one))
  )
  expect(codesOf(answers)).toEqual({ 610000: 7 })
  await sendPart(cloud.url, token, { uploadId, part: 0, content: other })
  expect((await finish(cloud.url, token, uploadId)).code, 'other bytes than announced').toBe(610616)
  await sendPart(cloud.url, token, { uploadId, part: 0, content: parts[0] ?? large })
  expect((await finish(cloud.url, token, uploadId)).code).toBe(610_000)
})

test('of two files with one name that arrive at once, one becomes a package', async () => {
  const ids = [await begun(packageOf(), 'Twins'), await begun(packageOf(), 'twins')]
  const answers = await Promise.all(
    ids.map(async uploadId => {
      await sendPart(cloud.url, token, { uploadId, part: 0, content: packageOf() })
      return finish(cloud.url, token, uploadId)
    })
  )
  expect(codesOf(answers)).toEqual({ 610000: 1, 612009: 1 })
})

test('refuses a part that is no part of the file', async () => {
  const uploadId = await begun(large, 'Parts')
  const [first = large] = partsOf(large)
  const refused = async (part: number, content: Buffer, hash?: string) =>
    (await sendPart(cloud.url, token, { uploadId, part, content, ...(hash === undefined ? {} : { hash }) })).code
  expect(await refused(0, first, '0'.repeat(64)), 'another hash').toBe(610616)
  expect(await refused(0, first.subarray(1)), 'too short').toBe(610616)
  expect(await refused(2, first), 'too long for the last one').toBe(610616)
  expect(await refused(3, first), 'behind the last one').toBe(610616)
  expect(await refused(limits.packagePartsMax, first), 'no number of a part').toBe(610604)
  expect(await refused(0, Buffer.concat([first, first])), 'more than a part').toBe(610616)
  expect((await detail(uploadId)).data.parts).toEqual([])
})

test('refuses a file by what is announced, before a byte of it comes', async () => {
  const announce = async (more: Parameters<typeof begin>[3]) =>
    (await begin(cloud.url, token, packageOf(), { name: 'Announced', ...more })).code
  expect(await announce({ size: 0 })).toBe(610615)
  expect(await announce({ size: 8 * 1_024 * 1_024 + 1 })).toBe(610616)
  expect(await announce({ size: 2 * 1_024 ** 3 })).toBe(610616)
  expect(await announce({ robotKind: 'cruise' })).toBe(612019)
  expect(await announce({ name: 'HARBOURLIGHT greetings' })).toBe(612009)
  expect(await announce({ version: 'newest' })).toBe(610604)
})

test('a tenant has so many open uploads, and so much space', async () => {
  const digest = digestOf(large)
  const announce = async (name: string, size: number) =>
    (await begin(cloud.url, token, large, { name, size, digest })).code
  const size = 8 * 1_024 * 1_024
  const codes: number[] = []
  for (const name of ['a', 'b', 'c', 'd', 'e']) codes.push(await announce(`Space ${name}`, size))
  expect(codes, 'the fifth does not fit beside what is there').toEqual([610_000, 610_000, 610_000, 610_000, 610605])
  expect(await announce('Space f', 1_000)).toBe(610_000)
  expect(await announce('Space g', 1_000), 'five are open').toBe(610520)
  const other = await signIn(cloud, 'nopacks')
  expect((await begin(cloud.url, other, large, { name: 'Space a' })).code, 'another tenant').toBe(610_000)
})

test('an upload is its sender’s alone, and ends when the sender drops it', async () => {
  const uploadId = await begun(packageOf(), 'Mine')
  const other = await signIn(cloud, 'operator')
  expect((await detail(uploadId, other)).code).toBe(610603)
  expect((await sendPart(cloud.url, other, { uploadId, part: 0, content: packageOf() })).code).toBe(610603)
  expect((await finish(cloud.url, other, uploadId)).code).toBe(610603)
  expect((await send(cloud.url, calls.cancelPackageUpload, { token: other, body: { uploadId } })).code).toBe(610603)
  expect((await send(cloud.url, calls.cancelPackageUpload, { token, body: { uploadId } })).code).toBe(610_000)
  expect((await detail(uploadId)).code).toBe(610603)
})

test('a new version needs a number of its own, and a package of the own organisation', async () => {
  const { packageId } = await addPackage(cloud.url, token, packageOf(), { name: 'Versions' })
  const add = async (version: string, id: number) =>
    (await uploadPackage(cloud.url, token, packageOf([], { version }), { packageId: id, version })).code
  expect(await add('1.0.0', packageId)).toBe(612000)
  expect(await add('1.1.0', packageId)).toBe(610_000)
  const [maker] = await cloud.query(`select package_id from resource_packages where name = 'Delivery voices and faces'`)
  expect(await add('9.0', Number(maker?.package_id))).toBe(612024)
  const [old] = await cloud.query(`select package_id from resource_packages where name = 'Orchard welcome'`)
  expect(await add('9.0', Number(old?.package_id))).toBe(612018)
})

test('a check whose process ended begins again, and an upload that nobody goes on with ends after a day', async () => {
  const uploadId = await begun(packageOf(), 'Left')
  await sendPart(cloud.url, token, { uploadId, part: 0, content: packageOf() })
  // As a process leaves it that is killed in the middle: taken, with a lease.
  const lease = new Date(cloud.clock.now() + 60_000).toISOString()
  await cloud.query(
    `update package_uploads set state = 'checking', next_time = '${lease}' where upload_id = ${uploadId}`
  )
  await cloud.clock.advance(61_000)
  expect((await finish(cloud.url, token, uploadId)).code).toBe(610_000)

  const left = await begun(large, 'Forgotten')
  await sendPart(cloud.url, token, { uploadId: left, part: 0, content: partsOf(large)[0] ?? large })
  await cloud.clock.advance(25 * hour)
  await expect
    .poll(() => cloud.query(`select count(*)::int as n from package_parts where upload_id = ${left}`))
    .toEqual([{ n: 0 }])
  await expect
    .poll(() => cloud.query(`select count(*)::int as n from package_uploads where upload_id = ${left}`))
    .toEqual([{ n: 0 }])
})

test('a check that breaks off is tried twice more, and refuses the file then', async () => {
  const uploadId = await begun(packageOf(), 'Breaks off')
  await sendPart(cloud.url, token, { uploadId, part: 0, content: packageOf() })
  const failures = async () =>
    (await cloud.query(`select failures from package_uploads where upload_id = ${uploadId}`))[0]?.failures
  await cloud.query('alter table package_versions rename to versions_elsewhere')
  await send(cloud.url, calls.finishPackageUpload, { token, body: { uploadId } })
  for (const times of [1, 2]) {
    await expect.poll(failures).toBe(times)
    expect((await detail(uploadId)).data.state).toBe('checking')
    await cloud.clock.advance(11_000)
  }
  await expect.poll(async () => (await detail(uploadId)).data.state).toBe('refused')
  expect((await finish(cloud.url, token, uploadId)).code).toBe(codes.uploadFailed)
  await cloud.query('alter table versions_elsewhere rename to package_versions')
})

test('a refusal that cannot be written is tried again soon', async () => {
  const uploadId = await begun(Buffer.from('no archive'), 'Refused late')
  await sendPart(cloud.url, token, { uploadId, part: 0, content: Buffer.from('no archive') })
  const failures = async () =>
    (await cloud.query(`select failures from package_uploads where upload_id = ${uploadId}`))[0]?.failures
  await cloud.query(`alter table package_uploads add constraint none_refused check (state <> 'refused') not valid`)
  await send(cloud.url, calls.finishPackageUpload, { token, body: { uploadId } })
  await expect.poll(failures).toBe(1)
  await cloud.query('alter table package_uploads drop constraint none_refused')
  await cloud.clock.advance(11_000)
  expect((await finish(cloud.url, token, uploadId)).code).toBe(codes.fileFormatWrong)
})
