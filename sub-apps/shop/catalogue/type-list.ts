import { request } from '@portal/session'
import { deleteGoodsType, type GoodsType, goodsTypeList } from '#contract/calls/shop/catalogue.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { paths } from '../page-of.pure.ts'
import type { Surroundings, View } from '../view.ts'
import { catalogueList } from './catalogue-list.ts'

/** The types of goods, each with the fields that specify its goods. Sellers add, change and delete types. */
export const typeListView = (surroundings: Surroundings): View =>
  catalogueList<GoodsType>(surroundings, {
    path: paths.type,
    idOf: ({ typeId }) => typeId,
    rowKey: 'typeId',
    texts: { title: 'types.title', lead: 'types.lead', add: 'types.new' },
    load: () => request(goodsTypeList, {}, { quiet: true }),
    drop: ({ typeId }) => request(deleteGoodsType, { body: { typeId } }, { quiet: true }),
    columns: text => [
      {
        key: 'fields',
        title: text('types.fields'),
        value: ({ fields }) => {
          const { language } = surroundings.context.state$.get()
          return fields.map(({ names }) => textIn(names, language)).join(' · ')
        }
      }
    ]
  })
