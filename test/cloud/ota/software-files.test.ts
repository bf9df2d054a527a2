import { createHash, randomBytes, verify } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { signedText } from '#contract/calls/ota/signed-text.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { askForTicket, askRobot, type ReportedBy } from '../support/files/asked-robot.ts'
import { announce, beginFile, finishFile, sendBytes, sendFile, sendPart } from '../support/files/software-files.ts'
import { givePermissions } from '../support/give-permissions.ts'

/* Files of software: sent in parts, checked, signed, and fetched by robots. */

const mebibyte = 1_024 * 1_024
const hour = 3_600_000

let cloud: TestCloud
let tokens: Record<string, string>
let softwareId: number
const tokenOf = (name: string): string => tokens[name] ?? ''
test.beforeAll(async () => {
  cloud = await startTestCloud({
    taskDays: 1,
    settings: {
      ...{ SOFTWARE_MEGABYTES: 8, SOFTWARE_ALL_MEGABYTES: 40, SOFTWARE_UPLOADS_PER_DAY: 1_000 },
      SOFTWARE_KEY_PASSPHRASE: 'a-passphrase-for-tests'
    }
  })
  await givePermissions(cloud, 'operator', ['robot:credentials'])
  // A second person of the robot maker.
  await givePermissions(cloud, 'robot', ['ota', 'ota:edit', 'ota:softwarePackage'])
  tokens = await signInAll(cloud, ['operator', 'robot', 'tenant'])
})
test.afterAll(() => cloud.close())
test.beforeEach(async () => {
  await cloud.query(`delete from software_versions where version like '9.%'`)
  const body = { kind: 'package' as const, name: `Arm ${crypto.randomUUID().slice(0, 8)}`, maker: '', models: [] }
  softwareId = (await send(cloud.url, calls.createSoftware, { token: tokenOf('operator'), body })).data.softwareId
})

const versions = async (name = 'operator') =>
  (await send(cloud.url, calls.softwareVersionList, { token: tokenOf(name), query: { softwareId } })).data.list
const stateOf = async () => (await versions())[0]?.state
const detail = (versionId: number, name = 'operator') =>
  send(cloud.url, calls.softwareFileDetail, { token: tokenOf(name), query: { versionId } })
const own = () => ({ url: cloud.url, token: tokenOf('operator') })

test('a file arrives in parts, is compared with what was named, and is published with a signature', async () => {
  const file = randomBytes(mebibyte + 7)
  const { versionId } = (await beginFile(own(), announce(softwareId, file))).data
  expect((await versions())[0]).toMatchObject({ state: 'uploading', hasFile: false, signature: null, partsDone: 0 })
  await sendPart(own(), versionId, file, 2)
  await sendPart(own(), versionId, file, 0)
  expect((await versions())[0]).toMatchObject({ partsDone: 2, own: true })
  expect((await versions('robot'))[0]).toMatchObject({ own: false })
  expect((await finishFile(own(), versionId)).code).toBe(610616)
  // The network was lost: the same announcement goes on with what is there.
  expect((await beginFile(own(), announce(softwareId, file))).data).toEqual({ versionId })
  expect((await detail(versionId)).data.parts).toEqual([0, 2])
  await sendPart(own(), versionId, file, 1)
  await expect.poll(async () => (await finishFile(own(), versionId)).data.state).toBe('done')
  const [published] = await versions()
  expect(published).toMatchObject({ state: 'published', hasFile: true, size: file.length })
  const { list } = (await send(cloud.url, calls.softwareKeys, { token: tokenOf('operator') })).data
  const key = list.find(({ keyId }) => keyId === published?.signature?.keyId)
  expect(key).toMatchObject({ replaceTime: null, publicKey: expect.stringContaining('BEGIN PUBLIC KEY') })
  expect((await sendPart(own(), versionId, file, 0)).code).toBe(610603)
})

test('a version whose file is on its way is in no set, and nobody publishes it by hand', async () => {
  const { versionId } = (await beginFile(own(), announce(softwareId, Buffer.from('x')))).data
  const body = { version: 'V9.0.0', models: ['T9'], versionIds: [versionId], notes: '' }
  const token = tokenOf('operator')
  expect((await send(cloud.url, calls.createMachineVersion, { token, body })).code).toBe(610604)
  const state = { versionId, state: 'published' as const }
  expect((await send(cloud.url, calls.setSoftwareVersionState, { token, body: state })).code).toBe(610603)
  const parts = await send(cloud.url, calls.machinePartList, { token, query: { size: 100 } })
  expect(parts.data.list.map(it => it.versionId)).not.toContain(versionId)
  const cancel = (name: string) =>
    send(cloud.url, calls.cancelSoftwareFile, { token: tokenOf(name), body: { versionId } })
  expect((await cancel('robot')).code).toBe(610603)
  expect((await cancel('operator')).code).toBe(610000)
  expect(await versions()).toEqual([])
})

test('a file that is another one than was named is refused, says so for a day, and leaves no bytes', async () => {
  const file = Buffer.from('the file')
  const { versionId } = (await beginFile(own(), announce(softwareId, Buffer.from('the name')))).data
  await sendPart(own(), versionId, file, 0)
  expect((await finishFile(own(), versionId)).data).toEqual({ state: 'checking' })
  await expect.poll(stateOf).toBe('refused')
  expect((await finishFile(own(), versionId)).code).toBe(610616)
  expect((await versions())[0]).toMatchObject({ refusedWith: 610616, signature: null })
  expect(await cloud.query(`select 1 from software_parts where version_id = ${versionId}`)).toEqual([])
  // The number is free for the right file.
  await sendFile(own(), announce(softwareId, file), file)
  await expect.poll(stateOf).toBe('published')
})

test('a file that nobody ends is gone after a day, and a published one stays', async () => {
  const file = Buffer.from('the file')
  await sendFile(own(), announce(softwareId, file), file)
  await expect.poll(stateOf).toBe('published')
  const { versionId } = (await beginFile(own(), announce(softwareId, file, '9.1.0'))).data
  await sendPart(own(), versionId, file, 0)
  await cloud.clock.advance(25 * hour)
  await expect.poll(async () => (await versions()).map(({ version }) => version)).toEqual(['9.0.0'])
  expect(await cloud.query(`select 1 from software_parts where version_id = ${versionId}`)).toEqual([])
})

test('parts that nobody asked for, and files that are too many or too large, are refused', async () => {
  const file = randomBytes(600 * 1_024)
  const begin = (size: number, version: string, name = 'operator') =>
    beginFile({ ...own(), token: tokenOf(name) }, { ...announce(softwareId, file, version), size })
  expect((await begin(8 * mebibyte + 1, '9.0.0')).code).toBe(610616)
  const { versionId } = (await begin(file.length, '9.0.0')).data
  const part = (content: Buffer, more: { part?: number; hash?: string } = {}) =>
    sendBytes(own(), { versionId, part: 0, content, ...more })
  expect((await part(file.subarray(0, 9))).code, 'a shorter part').toBe(610616)
  expect((await part(file.subarray(0, limits.packagePartBytes), { hash: 'a'.repeat(64) })).code).toBe(610616)
  expect((await part(file.subarray(0, 9), { part: 2 })).code, 'a part behind the last one').toBe(610616)
  expect((await part(Buffer.alloc(0), { part: 2 })).code, 'an empty one').toBe(610616)
  expect((await part(file.subarray(0, 9), { part: limits.packagePartsMax })).code).toBe(610604)
  expect((await sendPart({ ...own(), token: tokenOf('robot') }, versionId, file, 0)).code).toBe(610603)
  expect((await begin(file.length, '9.0.0', 'robot')).code, 'the version of somebody else').toBe(612000)
  expect((await begin(file.length, '9.0.1', 'tenant')).code).toBe(610403)
  const more = await Promise.all([1, 2, 3, 4, 5, 6].map(place => begin(8 * mebibyte, `9.2.${place}`)))
  expect(codesOf(more)).toEqual({ 610000: 4, 610520: 2 })
  expect((await begin(8 * mebibyte, '9.3.0', 'robot')).code, 'no space is left').toBe(610605)
})

const askedRobot = (file: Buffer) => askRobot(cloud, { ...own(), softwareId }, file)
const ticket = (credentials: ReportedBy, query: { requestId: number; versionId: number }) =>
  askForTicket(cloud, credentials, query)

test('a robot fetches the file of its upgrade in ranges, and the signature fits', async () => {
  const file = randomBytes(mebibyte + 7)
  const { credentials, versionId, requestId, part } = await askedRobot(file)
  const { path } = (await ticket(credentials, { requestId, versionId })).data
  const get = (headers: Record<string, string>, method = 'GET') => fetch(cloud.url + path, { method, headers })
  const head = await get({}, 'HEAD')
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(file.length)])
  const etag = head.headers.get('etag') ?? ''
  expect(etag).toBe(`"${part.sha256}"`)
  const first = await get({ Range: 'bytes=0-699999' })
  expect([first.status, first.headers.get('content-range')]).toEqual([206, `bytes 0-699999/${file.length}`])
  const rest = await get({ Range: 'bytes=700000-', 'If-Range': etag })
  expect(rest.status).toBe(206)
  const whole = Buffer.concat([await first.bytes(), await rest.bytes()])
  expect(createHash('sha256').update(whole).digest('hex')).toBe(part.sha256)
  expect((await get({ Range: 'bytes=5-', 'If-Range': '"another"' })).status, 'another file').toBe(200)
  const outside = await get({ Range: `bytes=${file.length}-` })
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${file.length}`])
  const { list } = (await send(cloud.url, calls.robotSoftwareKeys, credentials)).data
  const key = list.find(({ keyId }) => keyId === part.file?.signature.keyId)
  const signature = Buffer.from(part.file?.signature.value ?? '', 'base64')
  const isSigned = (size: number) =>
    verify(null, Buffer.from(signedText({ ...part, size })), key?.publicKey ?? '', signature)
  expect([isSigned(part.size), isSigned(part.size + 1)]).toEqual([true, false])
})

test('nobody but the robot that is asked gets the file, and only as long as it is asked', async () => {
  const { credentials, others, versionId, requestId, robotId } = await askedRobot(Buffer.from('the file'))
  expect((await ticket(others, { requestId, versionId })).code, 'another robot').toBe(610603)
  expect((await ticket(credentials, { requestId, versionId: versionId - 1 })).code, 'another file').toBe(610603)
  expect((await ticket(credentials, { requestId: requestId + 1, versionId })).code, 'no request').toBe(610603)
  const byPerson = { token: tokenOf('tenant'), query: { requestId, versionId } }
  expect((await send(cloud.url, calls.robotSoftwareTicket, byPerson)).code, 'a person').toBe(610403)
  const older = (await ticket(credentials, { requestId, versionId })).data.path
  const { path } = (await ticket(credentials, { requestId, versionId })).data
  const statusOf = async (address: string) => (await fetch(cloud.url + address)).status
  expect(await statusOf(older), 'a ticket that was replaced').toBe(404)
  expect(await statusOf(path)).toBe(200)
  await cloud.query(`update robots set retire_time = now() where robot_id = ${robotId}`)
  expect(await statusOf(path), 'a retired robot').toBe(404)
  await cloud.query(`update robots set retire_time = null where robot_id = ${robotId}`)
  expect(await statusOf(path)).toBe(200)
  const reports = [{ requestId, state: 'failed' as const, failure: 'space' as const }]
  await send(cloud.url, calls.reportRequests, { ...credentials, body: { reports } })
  expect(await statusOf(path), 'the request has ended').toBe(404)
  expect((await ticket(credentials, { requestId, versionId })).code).toBe(610603)
})

test('a key is replaced, and what the older one signed stays valid', async () => {
  const token = tokenOf('operator')
  const file = Buffer.from('the file')
  await sendFile(own(), announce(softwareId, file), file)
  await expect.poll(stateOf).toBe('published')
  const keys = async () => (await send(cloud.url, calls.softwareKeys, { token })).data.list
  const [first] = await keys()
  const replace = (keyId = first?.keyId ?? '', name = 'operator') =>
    send(cloud.url, calls.replaceSoftwareKey, { token: tokenOf(name), body: { keyId } })
  expect((await replace(first?.keyId, 'tenant')).code).toBe(610403)
  expect(codesOf(await Promise.all([replace(), replace()]))).toEqual({ 610000: 1, 610606: 1 })
  const [second, older] = await keys()
  expect(older).toMatchObject({ keyId: first?.keyId, publicKey: first?.publicKey, replaceTime: expect.any(Number) })
  expect(await cloud.query('select key_id from software_keys where private_key is not null')).toEqual([
    { key_id: second?.keyId }
  ])
  const readable = await cloud.query(`select 1 from software_keys where private_key not like '%ENCRYPTED PRIVATE KEY%'`)
  expect(readable, 'a key that a copy of the database gives away').toEqual([])
  await sendFile(own(), announce(softwareId, file, '9.1.0'), file)
  await expect.poll(stateOf).toBe('published')
  expect((await versions()).map(it => it.signature?.keyId)).toEqual([second?.keyId, first?.keyId])
})
