import { createHash, randomUUID } from 'node:crypto'
import type { CallInput } from '#contract/call.ts'
import type { Goods } from '#contract/calls/shop/goods.ts'
import type { Currency } from '#contract/calls/shop/money.ts'
import type { OrderStatus } from '#contract/calls/shop/order-steps.ts'
import { calls } from '#contract/index.ts'
import type { TestCloud } from '../../../cloud/testing.ts'
import { send } from './client.ts'

type Order = CallInput<typeof calls.placeOrder>['body']
type Movement = CallInput<typeof calls.moveGoods>['body']

export const delivery = { recipient: 'Zhang Wei', phone: '+86 138 0000 0002', address: '88 Fuhua Road, Shenzhen' }

/** Lines of an order at the prices of today. */
export const linesOf = (wanted: readonly (readonly [Goods, number])[], currency: Currency = 'CNY') =>
  wanted.map(([goods, quantity]) => ({ goodsId: goods.goodsId, quantity, amount: goods.prices[currency] ?? 1 }))

/** The calls that people of the mall make, each by a token. */
export const shopOf = ({ url }: Pick<TestCloud, 'url'>) => {
  const goodsBy = async (token: string, query: CallInput<typeof calls.goodsList>['query'] = {}) =>
    (await send(url, calls.goodsList, { token, query: { size: 100, ...query } })).data
  const goodsNamed = async (token: string, goodsCode: string): Promise<Goods> => {
    const found = (await goodsBy(token, { text: goodsCode })).list.find(it => it.goodsCode === goodsCode)
    if (found === undefined) throw new Error(`There are no goods ${goodsCode}.`)
    return found
  }
  return {
    goodsBy,
    goodsNamed,
    order: (token: string, lines: Order['lines'], more: Partial<Order> = {}) =>
      send(url, calls.placeOrder, {
        token,
        body: { requestKey: randomUUID(), currency: 'CNY', lines, ...delivery, ...more }
      }),
    step: (token: string, orderId: number, to: OrderStatus, note = '') =>
      send(url, calls.takeOrderStep, { token, body: { orderId, to, note } }),
    move: (token: string, body: Movement) => send(url, calls.moveGoods, { token, body })
  }
}

/** Accounts with the distributor's permissions, each with a token. Signing in so many would take longer than the test. */
export const manyBuyers = async ({ query, clock }: TestCloud, count: number): Promise<string[]> => {
  const tokens = Array.from({ length: count }, (_, place) => `buyer-${place}-${randomUUID()}`)
  const now = `'${new Date(clock.now()).toISOString()}'::timestamptz`
  for (const token of tokens) {
    const hash = createHash('sha256').update(token).digest('base64url')
    await query(`
      with buyer as (
        insert into users (nickname, email, user_type, status, create_time)
        values ('Buyer', '${token}@buyers.example', 2, 'active', ${now}) returning user_id),
      role as (
        insert into user_roles (user_id, role_id)
        select user_id, role_id from buyer, roles where roles.name = 'Distributor')
      insert into sessions (token_hash, user_id, create_time, expire_time)
      select '${hash}', user_id, ${now}, ${now} + interval '1 day' from buyer`)
  }
  return tokens
}

/** Goods whose stock is not the sum of their movements, or whose movements do not follow from one another. */
export const stockFaults = ({ query }: TestCloud) =>
  query(`
    select goods_code, stock, moved from goods join (
      select goods_id, sum(quantity)::int as moved, bool_and(follows) as follows from (
        select goods_id, quantity,
          stock = quantity + coalesce(lag(stock) over (partition by goods_id order by movement_id), 0) as follows
        from stock_movements) as each group by goods_id) as sums using (goods_id)
    where stock <> moved or not follows or stock < 0`)
