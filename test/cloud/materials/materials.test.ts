import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { hostileFiles, jpeg, mp3, mp4, png, wav, webp } from '../support/files/material-files.ts'
import { addMaterial, beginMaterial, finish, sendPart, trySend } from '../support/materials.ts'

/* Materials: how files come and go, and whose they are. */

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, settings: { PACKAGE_UPLOADS_PER_DAY: 100_000 } })
  tokens = await signInAll(cloud, ['operator', 'packs', 'nopacks', 'distributor'])
})
test.afterAll(() => cloud.close())
test.beforeEach(async () => {
  await cloud.query('delete from material_groups')
  await cloud.query('delete from materials')
})

const tokenOf = (name: string) => tokens[name] ?? ''
const as = (name: string) => ({ token: tokenOf(name) })
const add = (announced: Parameters<typeof beginMaterial>[3] = {}, file?: Buffer, name = 'packs') =>
  addMaterial(cloud.url, tokenOf(name), announced, file)
const list = async (name: string, query: object = {}) =>
  (await send(cloud.url, calls.materialList, { ...as(name), query })).data
const detail = (name: string, materialId: number) =>
  send(cloud.url, calls.materialDetail, { ...as(name), query: { materialId } })
const idOf = async (statement: string): Promise<number> => Number((await cloud.query(statement))[0]?.id)
const fetchBy = async (name: string, materialId: number, headers: Record<string, string> = {}) => {
  const { data } = await send(cloud.url, calls.materialTicket, { ...as(name), body: { materialId } })
  return { path: data.path, response: await fetch(cloud.url + data.path, { headers }) }
}

const formats = [
  ['picture', 'png', png(), 'image/png'],
  ['picture', 'jpeg', jpeg(), 'image/jpeg'],
  ['picture', 'webp', webp(), 'image/webp'],
  ['video', 'mp4', mp4(), 'video/mp4'],
  ['sound', 'mp3', mp3(), 'audio/mpeg'],
  ['sound', 'wav', wav(), 'audio/wav']
] as const
for (const [kind, format, file, contentType] of formats)
  test(`takes ${format}, and sends it with its own type and as a file`, async () => {
    const materialId = await add({ name: 'Welcome', kind }, file)
    const { data } = await detail('packs', materialId)
    expect(data).toMatchObject({ name: 'Welcome', kind, format, size: file.length, addedBy: 'Ananya Rao', own: true })
    const { response } = await fetchBy('packs', materialId)
    const { headers } = response
    expect(headers.get('content-type')).toBe(contentType)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-disposition')).toBe(`attachment; filename="material-${materialId}.${format}"`)
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true)
  })

for (const [name, file, kind] of hostileFiles)
  test(`refuses ${name}`, async () => {
    expect((await trySend(cloud.url, tokenOf('packs'), file, { kind })).code).toBe(610_617)
    expect((await list('packs')).total).toBe(0)
  })

test('refuses a file at its first part, and takes no page in a later one', async () => {
  const file = Buffer.concat([png(), Buffer.alloc(limits.packagePartBytes)])
  const { data } = await beginMaterial(cloud.url, tokenOf('packs'), file)
  const first = Buffer.alloc(limits.packagePartBytes, '<svg>')
  const sent = await sendPart(cloud.url, tokenOf('packs'), { ...data, part: 0, content: first })
  expect(sent.code).toBe(610_617)
  expect(await cloud.query('select part from material_parts')).toEqual([])
})

test('refuses an empty file, one that is too large, and parts that are not those announced', async () => {
  const begin = (size: number) => beginMaterial(cloud.url, tokenOf('packs'), png(), { size })
  expect((await begin(0)).code).toBe(610_615)
  expect((await begin(limits.materialBytesMax + 1)).code).toBe(610_616)
  const { data } = await begin(png().length)
  const send = (content: Buffer, more: { part?: number; hash?: string } = {}) =>
    sendPart(cloud.url, tokenOf('packs'), { ...data, part: 0, content, ...more })
  expect((await finish(cloud.url, tokenOf('packs'), data.materialId)).code).toBe(610_616)
  expect((await send(png(), { hash: 'a'.repeat(64) })).code).toBe(610_616)
  expect((await send(png().subarray(1))).code).toBe(610_616)
  expect((await send(png(), { part: 1 })).code).toBe(610_616)
  const other = png(9, 9)
  expect((await send(other)).code).toBe(610_000)
  expect((await finish(cloud.url, tokenOf('packs'), data.materialId)).code).toBe(610_616)
  expect((await send(png())).code).toBe(610_000)
  const answers = await Promise.all([1, 2].map(() => finish(cloud.url, tokenOf('packs'), data.materialId)))
  expect(codesOf(answers)).toEqual({ 610000: 2 })
  expect((await send(png())).code).toBe(614029)
})

test('a tenant has so much space, also for files that come at once', async () => {
  const size = limits.materialBytesMax
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => beginMaterial(cloud.url, tokenOf('packs'), png(), { size }))
  )
  expect(codesOf(answers)).toEqual({ 610000: 32, 610605: 8 })
  expect((await beginMaterial(cloud.url, tokenOf('operator'), png(), { size })).code).toBe(610_000)
})

test('a key announces one material, however often it comes', async () => {
  const requestKey = crypto.randomUUID()
  const begin = () => beginMaterial(cloud.url, tokenOf('packs'), png(), { requestKey })
  const answers = await Promise.all([begin(), begin(), begin()])
  expect(new Set(answers.map(({ data }) => data.materialId)).size).toBe(1)
  const materialId = answers[0]?.data.materialId ?? 0
  const other = await send(cloud.url, calls.materialParts, { ...as('operator'), query: { materialId } })
  expect(other.code).toBe(614029)
  await sendPart(cloud.url, tokenOf('packs'), { materialId, part: 0, content: png() })
  await finish(cloud.url, tokenOf('packs'), materialId)
  expect((await begin()).data.materialId).toBe(materialId)
  const parts = await send(cloud.url, calls.materialParts, { ...as('packs'), query: { materialId } })
  expect(parts.data).toEqual({ parts: [0] })
})

test('a list is filtered by kind, model and text, and sorted', async () => {
  await add({ name: 'Lunch', models: ['T10', 'T11'] })
  await add({ name: 'Gong', kind: 'sound', models: ['T10S'] }, wav())
  await add({ name: 'Dessert 100 %', models: ['T11'] }, jpeg())
  const names = async (query: object) => (await list('packs', query)).list.map(({ name }) => name)
  expect(await names({})).toEqual(['Dessert 100 %', 'Gong', 'Lunch'])
  expect(await names({ sort: 'name' })).toEqual(['Dessert 100 %', 'Gong', 'Lunch'])
  expect(await names({ sort: '-size' })).toEqual(['Gong', 'Dessert 100 %', 'Lunch'])
  expect(await names({ kind: 'sound' })).toEqual(['Gong'])
  expect(await names({ model: 'T11', sort: 'name' })).toEqual(['Dessert 100 %', 'Lunch'])
  expect(await names({ text: '0 %' })).toEqual(['Dessert 100 %'])
  expect(await list('packs', { size: 1, pageNo: 2 })).toMatchObject({ total: 3, list: [{ name: 'Gong' }] })
})

test('permissions count only with a robot that shows materials, and each act has its own', async () => {
  const materialId = await add()
  for (const name of ['nopacks', 'distributor']) {
    const answers = [
      await send(cloud.url, calls.materialList, { ...as(name), query: {} }),
      await beginMaterial(cloud.url, tokenOf(name), png()),
      await send(cloud.url, calls.deleteMaterial, { ...as(name), body: { materialId } }),
      await send(cloud.url, calls.materialTicket, { ...as(name), body: { materialId } })
    ]
    expect(codesOf(answers)).toEqual({ 610403: 4 })
  }
})

test('nobody adds a material for a model that none of their robots is of', async () => {
  await cloud.query(`update robots set model = 'T9x' where model = 'T11' and tenant_id = 1`)
  try {
    expect((await trySend(cloud.url, tokenOf('packs'), png(), { models: ['T10', 'T11'] })).code).toBe(614027)
    expect((await trySend(cloud.url, tokenOf('packs'), png(), { models: ['T10'] })).code).toBe(610_000)
  } finally {
    await cloud.query(`update robots set model = 'T11' where model = 'T9x'`)
  }
})

test('those who added a material, and administrators, rename and delete it', async () => {
  const materialId = await add({ name: 'Mine' })
  const rename = (name: string) =>
    send(cloud.url, calls.renameMaterial, { ...as(name), body: { materialId, name: `By ${name}` } })
  const remove = (name: string) => send(cloud.url, calls.deleteMaterial, { ...as(name), body: { materialId } })
  expect((await rename('packs')).code).toBe(610_000)
  await cloud.query(`update materials set user_id = null where material_id = ${materialId}`)
  expect(await detail('packs', materialId)).toMatchObject({ data: { name: 'By packs', own: false } })
  expect((await rename('packs')).code).toBe(614031)
  expect((await remove('packs')).code).toBe(614031)
  expect((await rename('operator')).code).toBe(610_000)
  expect((await remove('operator')).code).toBe(610_000)
  expect((await rename('operator')).code).toBe(614029)
  expect((await remove('packs')).code).toBe(614029)
})

test('a person drops a file that is under way, and nobody else sees it', async () => {
  const { data } = await beginMaterial(cloud.url, tokenOf('packs'), png())
  expect((await detail('packs', data.materialId)).code).toBe(614029)
  const remove = (name: string) => send(cloud.url, calls.deleteMaterial, { ...as(name), body: data })
  expect((await remove('operator')).code).toBe(614029)
  expect((await remove('packs')).code).toBe(610_000)
})

test('a person sees the materials of the own tenant and of those below it, and no others', async () => {
  const ofPacks = await add({ name: 'Own' })
  const move = (tenant: string) =>
    cloud.query(`update materials set tenant_id = ${tenant}, user_id = null where material_id = ${ofPacks}`)
  const below = await idOf('select tenant_id as id from tenants where parent_id = 1 limit 1')
  await move(String(below))
  expect((await list('packs')).total).toBe(1)
  await cloud.query(`update tenants set parent_id = null where tenant_id = ${below}`)
  expect((await list('packs')).total).toBe(0)
  for (const call of [calls.renameMaterial, calls.deleteMaterial, calls.materialTicket]) {
    const body = { materialId: ofPacks, name: 'Mine now' }
    expect((await send(cloud.url, call, { ...as('packs'), body })).code).toBe(614029)
  }
  expect((await detail('packs', ofPacks)).code).toBe(614029)
  await cloud.query(`update tenants set parent_id = 1 where tenant_id = ${below}`)
  await move('null')
  expect((await list('packs')).total).toBe(0)
  expect((await list('operator')).list).toMatchObject([{ tenantName: null, own: true, usable: true }])
})

test('a ticket gives a file whole and in ranges, for ten minutes', async () => {
  const file = Buffer.concat([wav(60_000), Buffer.alloc(limits.packagePartBytes, 7)])
  const materialId = await add({ kind: 'sound' }, file)
  const from = limits.packagePartBytes - 3
  const { path, response } = await fetchBy('packs', materialId, { Range: `bytes=${from}-${from + 5}` })
  expect(response.status).toBe(206)
  expect(response.headers.get('content-range')).toBe(`bytes ${from}-${from + 5}/${file.length}`)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(file.subarray(from, from + 6))
  const whole = await fetch(cloud.url + path)
  expect(Buffer.from(await whole.arrayBuffer()).equals(file)).toBe(true)
  await cloud.clock.advance(10 * 60_000 + 1)
  expect((await fetch(cloud.url + path)).status).toBe(404)
  expect((await fetch(`${cloud.url}${path.slice(0, -1)}`)).status).toBe(404)
})

test('a file that did not arrive whole goes after a day', async () => {
  const { data } = await beginMaterial(cloud.url, tokenOf('packs'), png())
  await sendPart(cloud.url, tokenOf('packs'), { ...data, part: 0, content: png() })
  const whole = await add({ name: 'Whole' })
  await cloud.clock.advance(25 * 60 * 60_000)
  const rows = () => cloud.query('select material_id as id from materials')
  await expect.poll(rows).toEqual([{ id: whole }])
})
