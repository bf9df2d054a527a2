import { shopPermissions as may } from '#contract/permissions.ts'
import { createRouter, type PageOf } from '#kit/router.pure.ts'

/** The path of each list below the application's own address. Those of the menu are the menu's. */
export const paths = {
  center: '/center',
  goods: '/center/goods',
  cart: '/center/cart',
  orders: '/center/orders',
  sales: '/center/sales',
  category: '/category',
  type: '/type',
  inventory: '/inventory'
} as const

/** The pages of the mall centre, which are one entry of the menu. */
export const sections = [
  { path: paths.center, title: 'goods.title', permission: may.center },
  { path: paths.cart, title: 'cart.title', permission: may.center },
  { path: paths.orders, title: 'orders.title', permission: may.center },
  { path: paths.sales, title: 'sales.title', permission: may.sell }
] as const

const routes = [
  { path: paths.center, page: { kind: 'goodsList' }, permission: may.center },
  { path: paths.cart, page: { kind: 'cart' }, permission: may.center },
  { path: paths.orders, page: { kind: 'orders', whose: 'own' }, permission: may.center },
  { path: paths.sales, page: { kind: 'orders', whose: 'all' }, permission: may.sell },
  { path: paths.category, page: { kind: 'categories' }, permission: may.mall },
  { path: paths.type, page: { kind: 'types' }, permission: may.mall },
  { path: paths.inventory, page: { kind: 'inventory' }, permission: may.inventory },
  { path: '/center/goods/new', page: { kind: 'goodsForm', goodsId: 'new' }, permission: may.sell },
  { path: '/center/goods/:goodsId', page: { kind: 'goods' }, permission: may.center },
  { path: '/center/goods/:goodsId/edit', page: { kind: 'goodsForm' }, permission: may.sell },
  { path: '/center/orders/:orderId', page: { kind: 'order' }, permission: may.center },
  { path: '/category/new', page: { kind: 'category', categoryId: 'new' }, permission: may.sell },
  { path: '/category/:categoryId', page: { kind: 'category' }, permission: may.sell },
  { path: '/type/new', page: { kind: 'type', typeId: 'new' }, permission: may.sell },
  { path: '/type/:typeId', page: { kind: 'type' }, permission: may.sell },
  { path: '/inventory/:goodsId', page: { kind: 'movements' }, permission: may.inventory }
] as const

/** The pages of this application, and those for an address without a page that the person may open. */
export type Page = PageOf<typeof routes>

/** The page of an address; see `createRouter`. */
export const pageOf = createRouter(routes)
