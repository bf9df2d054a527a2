import { shopPermissions } from '#contract/permissions.ts'
import { pathBelow } from '#kit/path-below.pure.ts'

/** The pages of this application, and a page for unknown addresses. */
export type Page =
  | { kind: 'goodsList' }
  | { kind: 'goods'; goodsId: number }
  | { kind: 'goodsForm'; goodsId: number | 'new' }
  | { kind: 'cart' }
  | { kind: 'orders'; whose: 'own' | 'all' }
  | { kind: 'order'; orderId: number }
  | { kind: 'categories' }
  | { kind: 'category'; categoryId: number | 'new' }
  | { kind: 'types' }
  | { kind: 'type'; typeId: number | 'new' }
  | { kind: 'inventory' }
  | { kind: 'movements'; goodsId: number }
  | { kind: 'missing' }

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

const lists: Readonly<Record<string, Page>> = {
  '': { kind: 'goodsList' },
  [paths.center]: { kind: 'goodsList' },
  [paths.cart]: { kind: 'cart' },
  [paths.orders]: { kind: 'orders', whose: 'own' },
  [paths.sales]: { kind: 'orders', whose: 'all' },
  [paths.category]: { kind: 'categories' },
  [paths.type]: { kind: 'types' },
  [paths.inventory]: { kind: 'inventory' }
}

const permissionOf: Record<Exclude<Page['kind'], 'missing' | 'orders'>, string> = {
  goodsList: shopPermissions.center,
  goods: shopPermissions.center,
  goodsForm: shopPermissions.sell,
  cart: shopPermissions.center,
  order: shopPermissions.center,
  categories: shopPermissions.mall,
  category: shopPermissions.sell,
  types: shopPermissions.mall,
  type: shopPermissions.sell,
  inventory: shopPermissions.inventory,
  movements: shopPermissions.inventory
}

/** Whether a person with these permissions may open a page. The guard does not ask: an entry above the page is open. */
export const isOpen = (page: Page, held: readonly string[]): boolean => {
  if (page.kind === 'missing') return true
  const ofOrders = page.kind === 'orders' && page.whose === 'all' ? shopPermissions.sell : shopPermissions.center
  return held.includes(page.kind === 'orders' ? ofOrders : permissionOf[page.kind])
}

/** A list, one of it, and whether it is to be changed. Ids are written in one way. */
const address = /^(.*)\/(new|[1-9]\d{0,8})(\/edit)?$/

const detailOf = (list: string, id: number | 'new', edits: boolean): Page => {
  if (list === paths.goods && (edits || id === 'new')) return { kind: 'goodsForm', goodsId: id }
  if (edits) return { kind: 'missing' }
  if (list === paths.category) return { kind: 'category', categoryId: id }
  if (list === paths.type) return { kind: 'type', typeId: id }
  if (id === 'new') return { kind: 'missing' }
  if (list === paths.goods) return { kind: 'goods', goodsId: id }
  if (list === paths.orders) return { kind: 'order', orderId: id }
  return list === paths.inventory ? { kind: 'movements', goodsId: id } : { kind: 'missing' }
}

/** The page of an address; undefined for an address of another application. */
export const pageOf = (pathname: string, basePath: string): Page | undefined => {
  const below = pathBelow(pathname, basePath)
  if (below === undefined) return undefined
  const list = Object.hasOwn(lists, below) ? lists[below] : undefined
  if (list !== undefined) return list
  const [, path = '', id = '', edit] = address.exec(below) ?? []
  if (id === '' || (id === 'new' && edit !== undefined)) return { kind: 'missing' }
  return detailOf(path, id === 'new' ? id : Number(id), edit !== undefined)
}
