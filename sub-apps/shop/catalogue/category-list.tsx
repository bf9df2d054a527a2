import { request } from '@portal/session'
import { categoryList, deleteCategory, type GoodsCategory } from '#contract/calls/shop/catalogue.ts'
import { paths } from '../page-of.pure.ts'
import { useText } from '../texts.ts'
import { CatalogueList } from './catalogue-list.tsx'

/** The categories of the mall. Sellers add, change and delete them. */
export const CategoryList = () => {
  const text = useText()
  return (
    <CatalogueList<GoodsCategory>
      path={paths.category}
      rowKey="categoryId"
      texts={{ title: 'categories.title', lead: 'categories.lead', add: 'categories.new' }}
      load={() => request(categoryList, {}, { quiet: true })}
      drop={({ categoryId }) => request(deleteCategory, { body: { categoryId } }, { quiet: true })}
      column={{ key: 'position', title: text('column.position'), type: 'number', sortable: true }}
    />
  )
}
