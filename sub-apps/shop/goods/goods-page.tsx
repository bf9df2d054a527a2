import { request } from '@portal/session'
import { type GoodsDetail, goodsDetail } from '#contract/calls/shop/goods.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { currencies } from '#contract/calls/shop/money.ts'
import { shopPermissions } from '#contract/permissions.ts'
import { Facts, PageHead, useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { Loaded } from '#kit/portal/react/loaded.tsx'
import { writeMoney } from '../money.pure.ts'
import { paths } from '../page-of.pure.ts'
import { useTools } from '../parts/use-tools.ts'
import { AddToCart } from './add-to-cart.tsx'
import { Gallery } from './pictures/gallery.tsx'

/** One kind of goods: its description, its prices and its stock. */
export const GoodsPage = ({ goodsId }: { goodsId: number }) => {
  const { text, language, addressOf } = useTools()
  const data = useLoaded('', () => request(goodsDetail, { query: { goodsId } }, { quiet: true }))
  const goods = shownOf(data[0])
  return (
    <>
      <PageHead
        title={goods === undefined ? text('goods.title') : textIn(goods.names, language)}
        back={{ href: addressOf(paths.center), text: text('goods.title') }}
        {...(goods?.listed === false && { lead: text('goods.unlisted') })}
      />
      <Loaded of={data}>{found => <GoodsContent goods={found} />}</Loaded>
    </>
  )
}

const GoodsContent = ({ goods }: { goods: GoodsDetail }) => {
  const { text, language, permissions, addressOf } = useTools()
  return (
    <>
      <Gallery pictures={goods.pictures ?? []} name={textIn(goods.names, language)} />
      <p>{textIn(goods.descriptions, language)}</p>
      <Facts
        rows={[
          ...currencies.map(currency => {
            const price = goods.prices[currency]
            const written = price === undefined ? undefined : writeMoney(price, currency, language)
            return [text('column.priceIn', { currency }), written] as const
          }),
          [
            text('column.stock'),
            goods.stock === 0 ? text('goods.soldOut') : text('goods.inStock', { count: goods.stock })
          ],
          [text('column.code'), goods.goodsCode],
          [text('column.category'), textIn(goods.categoryNames, language)],
          [text('column.type'), textIn(goods.typeNames, language)]
        ]}
      />
      {goods.specification.length > 0 && (
        <>
          <h2>{text('goods.specification')}</h2>
          <Facts
            rows={goods.specification.map(({ names, value, unit }) => [
              textIn(names, language),
              unit === '' ? value : `${value} ${unit}`
            ])}
          />
        </>
      )}
      <div className="actions">
        <AddToCart goods={goods} isMain />
        {permissions.includes(shopPermissions.sell) && (
          <a className="button" href={addressOf(`${paths.goods}/${goods.goodsId}/edit`)}>
            {text('goods.edit')}
          </a>
        )}
      </div>
    </>
  )
}
