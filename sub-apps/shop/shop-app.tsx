import { useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { NoPage } from '#kit/portal/react/no-page.tsx'
import { Sections } from '#kit/portal/react/sections.tsx'
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
import { type Page, pageOf, paths, sections } from './page-of.pure.ts'
import { useText } from './texts.ts'

/** The portal moves the focus to a new heading. So another page gets another heading element, by its key. */
export const ShopApp = () => {
  const { basePath, state$ } = useSubApp()
  const { pathname } = useOwnRoute()
  const { permissions, userId } = useStore(state$)
  const text = useText()
  const page = pageOf(pathname, basePath, permissions)
  return (
    <>
      {pathname.startsWith(basePath + paths.center) && (
        <Sections
          label={text('sections')}
          sections={sections.map(section => ({ ...section, title: text(section.title) }))}
        />
      )}
      <PageOf key={`${page.kind} ${pathname} ${userId}`} page={page} />
    </>
  )
}

const PageOf = ({ page }: { page: Page }) => {
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
    case 'closed':
      return <NoPage kind={page.kind} />
  }
}
