import type { Order, OrderDetail } from '#contract/calls/shop/orders.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { shopPermissions } from '#contract/permissions.ts'
import { editOf } from '../../../database/rows/save-edit.ts'
import { forMember, forUpload } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import type { Member } from '../../identity/index.ts'
import { changeCart } from '../change-cart.ts'
import { moveGoods } from '../move-goods.ts'
import { takePicture } from '../pictures/take-picture.ts'
import { placeOrder } from '../place-order.ts'
import { findCart } from '../sql/carts.ts'
import { findGoods, findGoodsPage } from '../sql/goods.ts'
import { findOrder, findOrders, type StoredOrder } from '../sql/orders.ts'
import { findPictures } from '../sql/pictures.ts'
import { findMovements, findStock, findStocks } from '../sql/stock.ts'
import { partiesOf, takeStep } from '../take-step.ts'
import { ordersAnnouncer } from '../tell.ts'
import { createGoods, updateGoods } from '../write-goods.ts'
import { shopCatalogueRoutes } from './catalogue.ts'

const sells = ({ perms }: Pick<Member, 'perms'>): boolean => perms.includes(shopPermissions.sell)

type Listed = Omit<Order, 'own'> & { userId: number | null }

const shown = ({ userId: buyerId, ...order }: Listed, { userId }: Member): Order => ({
  ...order,
  own: buyerId === userId
})

const detail = ({ lines, steps, ...order }: StoredOrder, member: Member): OrderDetail => {
  const { recipient, phone, address, remark } = order
  return { ...shown(order, member), recipient, phone, address, remark, lines, steps }
}

export const shopRoutes = (services: Pick<CloudServices, 'database' | 'now' | 'rules' | 'announce'>) => {
  const { database, now, rules } = services
  return {
    ...shopCatalogueRoutes(services),

    goodsList: forMember(calls.goodsList, ({ query: { pageNo, size, sort, ...filter } }, member) =>
      findGoodsPage(database, { ...filter, listedAlone: !sells(member) }, { pageNo, size, sort })
    ),

    goodsDetail: forMember(calls.goodsDetail, async ({ query: { goodsId } }, member) => {
      const found = await findGoods(database, goodsId)
      // Goods that can't be bought are answered like goods that are not there, so that ids tell nothing.
      if (found === undefined || !(found.listed || sells(member))) throw new Refusal(codes.recordNotFound)
      const { fields, values, ...goods } = found
      const specification = fields.flatMap(field => {
        const value = values[field.key]
        return value === undefined ? [] : [{ ...field, value }]
      })
      return { ...goods, specification, pictures: await findPictures(database, goodsId) }
    }),

    sendGoodsPicture: forUpload(calls.sendGoodsPicture, ({ body: { thumbnailBytes } }, { bytes }, { userId }) =>
      takePicture(services, { userId, thumbnailBytes, content: bytes })
    ),

    createGoods: forMember(calls.createGoods, async ({ body }, { userId }) => ({
      goodsId: await createGoods(database, body, { userId, now: now() })
    })),

    updateGoods: forMember(calls.updateGoods, async ({ body: { goodsId, version, ...written } }, member) => {
      await updateGoods(database, goodsId, written, editOf(member, { version, ...written }, now()))
      return null
    }),

    cart: forMember(calls.cart, (_request, { userId }) => findCart(database, userId)),

    changeCart: forMember(calls.changeCart, async ({ body }, { userId }) => {
      await changeCart(database, { ...body, userId }, now())
      return null
    }),

    placeOrder: forMember(calls.placeOrder, async ({ body }, member) => {
      const tell = await ordersAnnouncer(services)
      const order = await placeOrder(database, member, body, { now: now(), rate: rules.orders })
      tell(order)
      return detail(order, member)
    }),

    orderList: forMember(calls.orderList, async ({ query }, member) => {
      const { list, total } = await findOrders(database, member.userId, query)
      return { list: list.map(order => shown(order, member)), total }
    }),

    salesList: forMember(calls.salesList, async ({ query }, member) => {
      const { list, total } = await findOrders(database, 'all', query)
      return { list: list.map(order => shown(order, member)), total }
    }),

    orderDetail: forMember(calls.orderDetail, async ({ query: { orderId } }, member) => {
      const order = await findOrder(database, orderId)
      const parties = order && partiesOf(order.userId, { userId: member.userId, sells: sells(member) })
      if (order === undefined || parties?.length === 0) throw new Refusal(codes.recordNotFound)
      return detail(order, member)
    }),

    takeOrderStep: forMember(calls.takeOrderStep, async ({ body }, member) => {
      const { userId, nickname } = member
      const tell = await ordersAnnouncer(services)
      const order = await takeStep(database, { userId, nickname, sells: sells(member) }, body, now())
      tell(order)
      return detail(order, member)
    }),

    stockList: forMember(calls.stockList, ({ query: { pageNo, size, sort, ...filter } }) =>
      findStocks(database, filter, { pageNo, size, sort })
    ),

    movementList: forMember(calls.movementList, async ({ query: { goodsId, ...page } }) => {
      const goods = await findStock(database, goodsId)
      if (goods === undefined) throw new Refusal(codes.recordNotFound)
      return { goods, ...(await findMovements(database, goodsId, page)) }
    }),

    moveGoods: forMember(calls.moveGoods, async ({ body }, { nickname }) => ({
      stock: await moveGoods(database, body, nickname, now())
    }))
  }
}
