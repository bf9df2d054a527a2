/**
 * Why the mall refuses something, as the answer's `reason` says it to developers. The application has a text of its own
 * for each, and finds it by the name here.
 */
export const shopReasons = {
  stockTooLow: 'is more than there is in stock',
  stockTooHigh: 'is more than a stock can hold',
  priceChanged: 'is not the price of today',
  notForSale: 'cannot be bought',
  cartFull: 'the cart holds as much as it can',
  inUse: 'goods still belong to it',
  stepNotOpen: 'is no next step of this order',
  unknownField: 'is no field of this type',
  pictureGone: 'is no picture that waits for goods, and none of these'
} as const
export type ShopReason = keyof typeof shopReasons
