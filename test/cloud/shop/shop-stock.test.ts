import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { randomFrom, startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'
import { linesOf, manyBuyers, shopOf, stockFaults } from '../support/shop.ts'

/* The stock, when many people change it at the same moment. */

let cloud: TestCloud
let shop: ReturnType<typeof shopOf>
let operator = ''
let distributor = ''
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1, settings: { ORDERS_PER_HOUR: 1_000 } })
  shop = shopOf(cloud)
  const tokens = await signInAll(cloud, ['operator', 'distributor'])
  operator = tokens.operator ?? ''
  distributor = tokens.distributor ?? ''
})
test.afterAll(() => cloud.close())

const stockOf = async (goodsCode: string) => (await shop.goodsNamed(operator, goodsCode)).stock

test('sells 20 pieces to 20 of 50 buyers who order one at the same moment, and none below zero', async () => {
  const goods = await shop.goodsNamed(operator, 'CHG-24')
  await shop.move(operator, { goodsId: goods.goodsId, kind: 'correction', quantity: 20, reason: 'For the test' })
  const buyers = await manyBuyers(cloud, 50)
  const answers = await Promise.all(buyers.map(token => shop.order(token, linesOf([[goods, 1]]))))
  expect(codesOf(answers)).toEqual({ 610000: 20, 610605: 30 })
  for (const { code, data } of answers)
    if (code === 610605) expect(data).toEqual([{ field: 'lines.0.quantity', reason: 'is more than there is in stock' }])
  expect(await stockOf('CHG-24')).toBe(0)
  expect(await stockFaults(cloud)).toEqual([])
})

test('makes one order of a key that ten requests send at the same moment, and of an hour later', async () => {
  const goods = await shop.goodsNamed(distributor, 'BELL-1')
  const requestKey = randomUUID()
  const again = () => shop.order(distributor, linesOf([[goods, 3]]), { requestKey })
  const answers = await Promise.all(Array.from({ length: 10 }, again))
  expect(codesOf(answers)).toEqual({ 610000: 10 })
  await cloud.clock.advance(60 * 60_000)
  const ids = [...answers, await again()].map(({ data }) => data.orderId)
  expect(new Set(ids).size).toBe(1)
  expect(await stockOf('BELL-1')).toBe(goods.stock - 3)
  // Another person's key is another key.
  expect((await shop.order(operator, linesOf([[goods, 1]]), { requestKey })).data.orderId).not.toBe(ids[0])
})

test('gives the goods of an order back once, however often it is cancelled at the same moment', async () => {
  const goods = await shop.goodsNamed(distributor, 'TRAY-T')
  const { data } = await shop.order(distributor, linesOf([[goods, 5]]))
  const cancels = Array.from({ length: 8 }, (_, place) =>
    shop.step(place % 2 === 0 ? distributor : operator, data.orderId, 'cancelled')
  )
  expect(codesOf(await Promise.all(cancels))).toEqual({ 610000: 8 })
  expect(await stockOf('TRAY-T')).toBe(goods.stock)
})

test('lets one of two steps win that exclude one another', async () => {
  const goods = await shop.goodsNamed(distributor, 'WHEEL-T')
  for (let round = 0; round < 5; round += 1) {
    const { data } = await shop.order(distributor, linesOf([[goods, 1]]))
    await shop.step(operator, data.orderId, 'confirmed')
    const answers = await Promise.all([
      shop.step(operator, data.orderId, 'shipped'),
      shop.step(operator, data.orderId, 'cancelled')
    ])
    expect(codesOf(answers)).toEqual({ 610000: 1, 610606: 1 })
  }
  expect(await stockFaults(cloud)).toEqual([])
})

test('keeps stocks as the sums of their movements through 200 random changes, many at once', async () => {
  const random = randomFrom('stock')
  const codes = ['BRUSH-C40', 'FLT-C40', 'LIDAR-2']
  const goods = await Promise.all(codes.map(code => shop.goodsNamed(operator, code)))
  const orderIds: number[] = []
  const act = async () => {
    const one = random.pick(goods)
    const quantity = random.between(1, 12)
    const roll = random.next()
    if (roll < 0.4) {
      // Two kinds in either order: orders that lock them must not wait for one another in a circle.
      const other = random.pick(goods.filter(it => it !== one))
      const { code, data } = await shop.order(
        random.pick([operator, distributor]),
        linesOf([
          [one, quantity],
          [other, 1]
        ])
      )
      if (code === 610000) orderIds.push(data.orderId)
      return code
    }
    if (roll < 0.6 && orderIds.length > 0) return (await shop.step(operator, random.pick(orderIds), 'cancelled')).code
    const kind = random.pick(['in', 'out', 'correction'] as const)
    return (await shop.move(operator, { goodsId: one.goodsId, kind, quantity, reason: 'Counted' })).code
  }
  for (let round = 0; round < 20; round += 1) {
    const found = await Promise.all(Array.from({ length: 10 }, act))
    expect(found.filter(code => ![610000, 610605].includes(code))).toEqual([])
  }
  expect(await stockFaults(cloud)).toEqual([])
})

test('takes goods in and out, and corrects what was counted, each with a movement that says who and why', async () => {
  const { goodsId, stock } = await shop.goodsNamed(operator, 'COVER-T6')
  const move = (kind: 'in' | 'out' | 'correction', quantity: number, reason = '') =>
    shop.move(operator, { goodsId, kind, quantity, reason })
  expect((await move('in', 10)).data).toEqual({ stock: stock + 10 })
  expect((await move('out', 4, 'Given to the fair')).data).toEqual({ stock: stock + 6 })
  expect((await move('correction', 3, 'Counted by Li')).data).toEqual({ stock: 3 })
  expect(await move('out', 4)).toMatchObject({ code: 610605, data: [{ field: 'quantity' }] })
  expect(await move('in', 1_000_000)).toMatchObject({ code: 610605, data: [{ field: 'quantity' }] })
  expect(await move('correction', 3)).toMatchObject({ code: 610604, data: [{ field: 'reason' }] })
  for (const quantity of [0, -1, 1.5, 1_000_001]) expect((await move('in', quantity)).code).toBe(610604)
  const { data } = await send(cloud.url, calls.movementList, { token: operator, query: { goodsId, size: 3 } })
  expect(data.total).toBe(4)
  expect(data.list.map(({ kind, quantity, reason, actorName }) => [kind, quantity, reason, actorName])).toEqual([
    ['correction', -(stock + 3), 'Counted by Li', 'Olivia Hart'],
    ['out', -4, 'Given to the fair', 'Olivia Hart'],
    ['in', 10, '', 'Olivia Hart']
  ])
  expect(data.goods).toMatchObject({ goodsId, stock: 3 })
})

test('finds goods of which there are few', async () => {
  const stocks = async (low: boolean) =>
    (await send(cloud.url, calls.stockList, { token: operator, query: { low, size: 100 } })).data.list
  expect((await stocks(true)).every(({ stock, lowStock }) => stock <= lowStock)).toBe(true)
  expect((await stocks(true)).map(({ goodsCode }) => goodsCode)).toContain('M3')
  expect((await stocks(false)).every(({ stock, lowStock }) => stock > lowStock)).toBe(true)
})

test('lets who may read stocks not move them', async () => {
  const { goodsId } = await shop.goodsNamed(distributor, 'M3')
  expect((await send(cloud.url, calls.stockList, { token: distributor, query: {} })).code).toBe(610000)
  expect((await shop.move(distributor, { goodsId, kind: 'in', quantity: 1 })).code).toBe(610403)
})
