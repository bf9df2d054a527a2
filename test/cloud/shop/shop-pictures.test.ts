import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import type { Goods } from '#contract/calls/shop/goods.ts'
import type { GoodsPicture } from '#contract/calls/shop/pictures.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { type Answer, readAnswer, send, signInAll } from '../support/client.ts'
import { hostileFiles, jpeg, png, webp } from '../support/files/material-files.ts'
import { shopOf } from '../support/shop.ts'

/* Pictures of goods: what is taken, whose they are, in which order they stand, and when they go. */

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, settings: { RESOURCE_CHANGES_PER_HOUR: 60 } })
  // A second seller.
  await cloud.query(`insert into user_roles (user_id, role_id) select user_id, role_id from users, roles
    where email = 'customer@demo.example' and roles.name = 'External operator'`)
  tokens = await signInAll(cloud, ['operator', 'customer', 'distributor'])
  drawn = (await shopOf(cloud).goodsBy(as('operator').token)).list
})
test.afterAll(() => cloud.close())
let drawn: Goods[] = []
test.beforeEach(() => cloud.query('delete from goods_pictures'))

const hour = 60 * 60_000
type Sent = { name?: string; thumbnail?: Buffer; whole?: Buffer; thumbnailBytes?: number }
const as = (name: string) => ({ token: tokens[name] ?? '' })

const sendPicture = async ({
  name = 'operator',
  thumbnail = webp(),
  whole = webp(),
  thumbnailBytes
}: Sent = {}): Promise<Answer<GoodsPicture>> => {
  const form = new FormData()
  form.append('thumbnailBytes', String(thumbnailBytes ?? thumbnail.length))
  form.append('content', new Blob([new Uint8Array(thumbnail), new Uint8Array(whole)]), 'picture')
  const headers = { Authorization: `Bearer ${as(name).token}` }
  const address = new URL(calls.sendGoodsPicture.path, cloud.url)
  const answer = await readAnswer(await fetch(address, { method: 'POST', headers, body: form }))
  return answer as Answer<GoodsPicture>
}
const keyOf = async (sent: Sent = {}): Promise<string> => (await sendPicture(sent)).data.pictureKey

const goodsNamed = (code: string): Promise<Goods> => shopOf(cloud).goodsNamed(as('operator').token, code)
const detail = async (goodsId: number) =>
  (await send(cloud.url, calls.goodsDetail, { ...as('operator'), query: { goodsId } })).data

type Written = Partial<CallInput<typeof calls.updateGoods>['body']>
/** Saves goods as they are, with these pictures. */
const save = async (goodsId: number, change: Written, name = 'operator') => {
  const { specification, stock: _stock, thumbnailPath: _path, pictures: _pictures, ...goods } = await detail(goodsId)
  const values = specification.map(({ key, value }) => ({ key, value }))
  return send(cloud.url, calls.updateGoods, { ...as(name), body: { ...goods, specification: values, ...change } })
}
const keysOf = async (goodsId: number) => ((await detail(goodsId)).pictures ?? []).map(({ pictureKey }) => pictureKey)

test('the demo goods have drawings, but for what is no longer offered', () => {
  expect(drawn.filter(({ thumbnailPath }) => thumbnailPath == null).map(({ goodsCode }) => goodsCode)).toEqual([
    'COVER-T6'
  ])
})

const formats = [
  ['webp', webp(480, 360), webp(1_200, 900), 'image/webp'],
  ['jpeg', jpeg(480, 480), jpeg(1_200, 1_200), 'image/jpeg']
] as const
for (const [format, thumbnail, whole, type] of formats)
  test(`takes both sizes of a ${format}, and serves each at an address that nobody guesses and every browser keeps`, async () => {
    const { data } = await sendPicture({ thumbnail, whole })
    for (const [path, bytes] of [
      [data.path, whole],
      [data.thumbnailPath, thumbnail]
    ] as const) {
      expect(path.split('/').at(-1)).toMatch(/^[\w-]{43}$/)
      const answer = await fetch(cloud.url + path)
      expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': `attachment; filename="picture.${format}"`
      })
    }
  })

test('answers 404 for a key that is none, and for a size that there is not', async () => {
  const { path } = (await sendPicture()).data
  const others = [path.replace(/.$/, ''), path.replace('/whole/', '/content/'), `${path}A`]
  for (const other of others) expect((await fetch(cloud.url + other)).status).toBe(404)
})

const large = (side: number) => webp(side, 10)
const refused: [name: string, sent: Sent, code: number][] = [
  ...hostileFiles
    .filter(([, , kind]) => kind === 'picture')
    .map(([name, file]): [string, Sent, number] => [name, { whole: file }, 610_617]),
  ['a page as the thumbnail', { thumbnail: Buffer.from(`<!doctype html>${' '.repeat(40)}`) }, 610_617],
  ['a PNG, which no page sends', { thumbnail: png(), whole: png() }, 610_617],
  ['two formats', { thumbnail: jpeg(), whole: webp() }, 610_617],
  ['a thumbnail alone', { whole: Buffer.alloc(0) }, 610_617],
  ['a thumbnail that begins elsewhere', { thumbnailBytes: webp().length - 1 }, 610_617],
  ['a picture with too long a side', { whole: large(limits.goodsPictureSideMax + 1) }, 610_617],
  ['a thumbnail with too long a side', { thumbnail: large(limits.goodsThumbnailSideMax + 1) }, 610_617],
  ['a picture with too many bytes', { whole: Buffer.concat([webp(), Buffer.alloc(512 * 1_024)]) }, 610_617],
  ['a file with too many bytes', { whole: Buffer.concat([webp(), Buffer.alloc(700 * 1_024)]) }, 610_616],
  ['a thumbnail with too many bytes', { thumbnailBytes: limits.goodsThumbnailBytesMax + 1 }, 610_604],
  ['somebody who may not sell', { name: 'distributor' }, 610_403]
]
for (const [name, sent, code] of refused)
  test(`refuses ${name}`, async () => {
    expect((await sendPicture(sent)).code).toBe(code)
    expect(await cloud.query('select picture_key from goods_pictures')).toEqual([])
  })

test('gives goods pictures in an order, moves and removes them, and shows the first in lists', async () => {
  const { goodsId } = await goodsNamed('BELL-1')
  const [one, two, three] = [await keyOf(), await keyOf(), await keyOf()] as const
  const put = async (pictureKeys: string[]) => {
    expect((await save(goodsId, { pictureKeys })).code).toBe(610_000)
    expect(await keysOf(goodsId)).toEqual(pictureKeys)
  }
  await put([one, two, three])
  expect((await goodsNamed('BELL-1')).thumbnailPath).toMatch(new RegExp(`/thumbnail/${one}$`))
  await put([three, one, two])
  await put([three, two])
  expect((await goodsNamed('BELL-1')).thumbnailPath).toMatch(new RegExp(`/thumbnail/${three}$`))
  // A picture that was removed is gone, and a save that names none changes none.
  expect(await cloud.query(`select 1 from goods_pictures where picture_key = '${one}'`)).toEqual([])
  expect((await save(goodsId, {})).code).toBe(610_000)
  expect(await keysOf(goodsId)).toEqual([three, two])
  await put([])
  expect((await goodsNamed('BELL-1')).thumbnailPath).toBeNull()
})

test('takes no picture of other goods, of another person, or that is gone, and then saves nothing', async () => {
  const bell = await goodsNamed('BELL-1')
  const tray = await goodsNamed('TRAY-T')
  const [own, others, waiting] = [await keyOf(), await keyOf({ name: 'customer' }), await keyOf()] as const
  await save(bell.goodsId, { pictureKeys: [own] })
  for (const key of [own, others, 'A'.repeat(43)]) {
    const { code, data } = await save(tray.goodsId, { pictureKeys: [waiting, key], lowStock: 77 })
    expect([code, data]).toEqual([610_604, [{ field: 'pictureKeys.1', reason: expect.stringContaining('no picture') }]])
  }
  expect(await detail(tray.goodsId)).toMatchObject({ lowStock: 10, pictures: [] })
  expect(await keysOf(bell.goodsId)).toEqual([own])
  expect((await save(bell.goodsId, { pictureKeys: [own, own] })).code).toBe(610_604)
  expect(
    (await save(bell.goodsId, { pictureKeys: Array.from({ length: 7 }, (_, at) => `${at}`.repeat(43)) })).code
  ).toBe(610_604)
})

test('keeps the pictures that another seller put in since', async () => {
  const { goodsId } = await goodsNamed('BELL-1')
  const { version } = await detail(goodsId)
  const [mine, theirs] = [await keyOf(), await keyOf({ name: 'customer' })] as const
  expect((await save(goodsId, { version, pictureKeys: [theirs] }, 'customer')).code).toBe(610_000)
  expect((await save(goodsId, { version, pictureKeys: [mine] })).code).toBe(610_606)
  expect(await keysOf(goodsId)).toEqual([theirs])
})

test('lets so many wait for their goods, for a day, and frees those of deleted goods', async () => {
  const { goodsId } = await goodsNamed('COVER-T6')
  const kept = await keyOf()
  await save(goodsId, { pictureKeys: [kept] })
  await cloud.clock.advance(hour)
  const sent = await Promise.all(Array.from({ length: 26 }, () => sendPicture()))
  expect(sent.filter(({ code }) => code === 610_000)).toHaveLength(24)
  expect(sent.filter(({ code }) => code === 610_605)).toHaveLength(2)
  await cloud.clock.advance(25 * hour)
  await expect.poll(() => cloud.query('select picture_key from goods_pictures')).toEqual([{ picture_key: kept }])
  await cloud.query(`delete from goods where goods_id = ${goodsId}`)
  expect(await cloud.query('select picture_key from goods_pictures')).toEqual([])
})

test('counts the pictures that one person sends in an hour', async () => {
  await cloud.clock.advance(hour)
  const codes: number[] = []
  for (let sent = 0; sent < 61; sent += 1) {
    codes.push((await sendPicture()).code)
    if (sent % 20 === 0) await cloud.query('delete from goods_pictures')
  }
  expect(new Set(codes.slice(0, 60))).toEqual(new Set([610_000]))
  expect(codes.at(-1)).toBe(610_520)
})
