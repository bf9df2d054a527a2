import {
  cartLines,
  goods,
  goodsCategories,
  goodsPrices,
  goodsTypes,
  orderEvents,
  orderLines,
  orders,
  stockMovements
} from '../../database/schema.ts'
import { ended, type TopicRetention } from '../../database/upkeep/retention.ts'

export const retention: TopicRetention = {
  kept: [ended(orders)],
  bounded: [
    [goodsCategories, 'sellers make them'],
    [goodsTypes, 'sellers make them'],
    [goods, 'sellers add goods'],
    [goodsPrices, 'three rows for some goods at most'],
    [cartLines, '50 rows an account'],
    [orderLines, 'they go with their order'],
    [orderEvents, 'they go with their order'],
    [stockMovements, 'orders and sellers make them, so many an hour; their sum is the stock']
  ]
}
