import { $translate } from '@portal/session'
import { PageHead, useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { CartPage } from './cart/cart-page.tsx'
import { CategoryForm } from './catalogue/category-form.tsx'
import { CategoryList } from './catalogue/category-list.tsx'
import { TypeForm } from './catalogue/type-form.tsx'
import { TypeList } from './catalogue/type-list.tsx'
import { GoodsForm } from './goods/goods-form.tsx'
import { GoodsList } from './goods/goods-list.tsx'
import { GoodsPage } from './goods/goods-page.tsx'
import { MovementsPage } from './inventory/movements-page.tsx'
import { StockList } from './inventory/stock-list.tsx'
import { OrderList } from './orders/order-list.tsx'
import { OrderPage } from './orders/order-page.tsx'
import { isOpen, type Page, pageOf } from './page-of.pure.ts'
import { useText } from './texts.ts'

/** The portal moves the focus to a new heading. So another page gets another heading element, by its key. */
export const ShopApp = () => {
  const { basePath, state$ } = useSubApp()
  const { pathname } = useOwnRoute()
  const { permissions, userId } = useStore(state$)
  const page = pageOf(pathname, basePath) ?? { kind: 'missing' }
  const open = isOpen(page, permissions)
  return <PageOf key={`${pathname} ${userId} ${open}`} page={open ? page : { kind: 'closed' }} />
}

const PageOf = ({ page }: { page: Page | { kind: 'closed' } }) => {
  const text = useText()
  const portalText = useStore($translate)
  switch (page.kind) {
    case 'goodsList':
      return <GoodsList />
    case 'goods':
      return <GoodsPage goodsId={page.goodsId} />
    case 'goodsForm':
      return <GoodsForm goodsId={page.goodsId} />
    case 'cart':
      return <CartPage />
    case 'orders':
      return <OrderList whose={page.whose} />
    case 'order':
      return <OrderPage orderId={page.orderId} />
    case 'categories':
      return <CategoryList />
    case 'category':
      return <CategoryForm categoryId={page.categoryId} />
    case 'types':
      return <TypeList />
    case 'type':
      return <TypeForm typeId={page.typeId} />
    case 'inventory':
      return <StockList />
    case 'movements':
      return <MovementsPage goodsId={page.goodsId} />
    case 'missing':
      return <PageHead title={text('missing.title')} lead={text('missing.text')} />
    // A person who may not, or may no longer, open the page.
    case 'closed':
      return <PageHead title={portalText('unauthorized.page')} lead={portalText('unauthorized.text')} />
  }
}
