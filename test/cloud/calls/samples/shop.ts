import { calls } from '#contract/index.ts'
import { listed, type Sample } from '../../support/calls/sample.ts'

const sellers = { shared: 'The catalogue is the maker’s; sellers see all of it.' }
const hidden = listed(calls.goodsList, 'goodsId', { where: ({ listed }) => !listed })

const shop: Sample = {
  as: 'distributor',
  ids: {
    orderId: listed(calls.orderList, 'orderId'),
    goodsId: hidden,
    categoryId: sellers,
    typeId: sellers,
    'updateGoods goodsId': sellers,
    'movementList goodsId': sellers,
    'moveGoods goodsId': sellers,
    'placeOrder goodsId': { shared: 'An order compares its prices first; shop.test.ts orders hidden goods.' }
  },
  values: { 'changeCart quantity': 1, 'takeOrderStep to': 'cancelled' }
}

export const samples = { shop }
