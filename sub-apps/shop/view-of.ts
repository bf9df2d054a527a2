import { $translate } from '@portal/session'
import { html } from 'lit'
import { pageHead } from '#kit/adapters/lit.ts'
import { cartView } from './cart/cart-page.ts'
import { categoryFormView } from './catalogue/category-form.ts'
import { categoryListView } from './catalogue/category-list.ts'
import { typeFormView } from './catalogue/type-form.ts'
import { typeListView } from './catalogue/type-list.ts'
import { goodsFormView } from './goods/goods-form.ts'
import { goodsListView } from './goods/goods-list.ts'
import { goodsPageView } from './goods/goods-page.ts'
import { movementsView } from './inventory/movements-page.ts'
import { stockListView } from './inventory/stock-list.ts'
import { orderListView } from './orders/order-list.ts'
import { orderPageView } from './orders/order-page.ts'
import type { Page } from './page-of.pure.ts'
import type { Surroundings, View } from './view.ts'

/** The page for a person who may not, or may no longer, open the requested page. It uses the portal's texts. */
export const closedView: View = {
  draw: () =>
    html`${pageHead({ title: $translate.get()('unauthorized.page'), lead: $translate.get()('unauthorized.text') })}`
}

/** The view of a page. */
export const viewOf = (page: Page, surroundings: Surroundings): View => {
  switch (page.kind) {
    case 'goodsList':
      return goodsListView(surroundings)
    case 'goods':
      return goodsPageView(page.goodsId, surroundings)
    case 'goodsForm':
      return goodsFormView(page.goodsId, surroundings)
    case 'cart':
      return cartView(surroundings)
    case 'orders':
      return orderListView(page.whose, surroundings)
    case 'order':
      return orderPageView(page.orderId, surroundings)
    case 'categories':
      return categoryListView(surroundings)
    case 'category':
      return categoryFormView(page.categoryId, surroundings)
    case 'types':
      return typeListView(surroundings)
    case 'type':
      return typeFormView(page.typeId, surroundings)
    case 'inventory':
      return stockListView(surroundings)
    case 'movements':
      return movementsView(page.goodsId, surroundings)
    case 'missing':
      return {
        draw: ({ text }) => html`${pageHead({ title: text('missing.title'), lead: text('missing.text') })}`
      }
  }
}
