import { and, isNull, lt } from 'drizzle-orm'
import {
  cartLines,
  goods,
  goodsCategories,
  goodsPictures,
  goodsPrices,
  goodsTypes,
  orderEvents,
  orderLines,
  orders,
  stockMovements
} from '../../database/schema.ts'
import { ended, rows, type TopicRetention } from '../../database/upkeep/retention.ts'
import { unfinishedMs } from '../../files/unfinished.ts'

export const retention: TopicRetention = {
  kept: [
    ended(orders),
    rows(goodsPictures, 'as long as their goods, or until a seller removes them; a day, when no goods got them', now =>
      and(isNull(goodsPictures.goodsId), lt(goodsPictures.createTime, now - unfinishedMs))
    )
  ],
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
