import { request } from '@portal/session'
import { deleteGoodsType, type GoodsType, goodsTypeList } from '#contract/calls/shop/catalogue.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { paths } from '../page-of.pure.ts'
import { useTools } from '../parts/use-tools.ts'
import { CatalogueList } from './catalogue-list.tsx'

/** The types of goods, each with the fields that specify its goods. Sellers add, change and delete types. */
export const TypeList = () => {
  const { text, language } = useTools()
  return (
    <CatalogueList<GoodsType>
      path={paths.type}
      rowKey="typeId"
      texts={{ title: 'types.title', lead: 'types.lead', add: 'types.new' }}
      load={() => request(goodsTypeList, {}, { quiet: true })}
      drop={({ typeId }) => request(deleteGoodsType, { body: { typeId } }, { quiet: true })}
      column={{
        key: 'fields',
        title: text('types.fields'),
        value: ({ fields }) => fields.map(({ names }) => textIn(names, language)).join(' · ')
      }}
    />
  )
}
