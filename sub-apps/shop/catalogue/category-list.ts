import { request } from '@portal/session'
import { categoryList, deleteCategory, type GoodsCategory } from '#contract/calls/shop/catalogue.ts'
import { paths } from '../page-of.pure.ts'
import type { Surroundings, View } from '../view.ts'
import { catalogueList } from './catalogue-list.ts'

/** The categories of the mall. Sellers add, change and delete them. */
export const categoryListView = (surroundings: Surroundings): View =>
  catalogueList<GoodsCategory>(surroundings, {
    path: paths.category,
    idOf: ({ categoryId }) => categoryId,
    rowKey: 'categoryId',
    texts: { title: 'categories.title', lead: 'categories.lead', add: 'categories.new' },
    load: () => request(categoryList, {}, { quiet: true }),
    drop: ({ categoryId }) => request(deleteCategory, { body: { categoryId } }, { quiet: true }),
    columns: text => [
      {
        key: 'position',
        title: text('column.position'),
        type: 'number',
        sortable: true,
        value: ({ position }) => position
      }
    ]
  })
