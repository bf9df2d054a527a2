import { navigate, request } from '@portal/session'
import { categoryList } from '#contract/calls/shop/catalogue.ts'
import { type Goods, goodsColumns, goodsList } from '#contract/calls/shop/goods.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { type Currency, currencies } from '#contract/calls/shop/money.ts'
import { shopPermissions } from '#contract/permissions.ts'
import { PageHead, useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { isFiltered, pageQuery, readList, writeList } from '#kit/list-address.pure.ts'
import { Chip } from '#kit/portal/react/chip.tsx'
import { Loaded } from '#kit/portal/react/loaded.tsx'
import { writeMoney } from '../money.pure.ts'
import { paths } from '../page-of.pure.ts'
import { Filters } from '../parts/filters.tsx'
import { useTools } from '../parts/use-tools.ts'
import { AddToCart } from './add-to-cart.tsx'
import { currencyIn } from './currency.ts'
import { Thumbnail } from './pictures/thumbnail.tsx'

/** Goods of one page: full rows of two, three and four. */
const size = 12
const filters = { category: 'id', stock: ['true'], currency: currencies } as const

/** The goods of the mall as cards, with their price and a button that puts them into the cart. */
export const GoodsList = () => {
  const { text, language, permissions, pathname, search, addressOf } = useTools()
  const address = readList(search, filters, goodsColumns)
  const { chosen } = address
  const currency = currencyIn(search)
  const show = (part: Partial<typeof address>): void => {
    const query = writeList({ ...address, page: 1, ...part }, search)
    if (query !== writeList(address, search)) navigate(pathname + query, part.text === undefined ? 'push' : 'replace')
  }
  const [categories] = useLoaded('', () => request(categoryList, {}, { quiet: true }))
  const data = useLoaded(`${language} ${writeList(address, '')}`, () =>
    request(
      goodsList,
      {
        query: {
          ...pageQuery(address, size),
          sort: address.sort,
          lang: language,
          currency,
          categoryId: Number(chosen.category) || undefined,
          inStock: chosen.stock === '' ? undefined : true
        }
      },
      { quiet: true }
    )
  )
  const empty = isFiltered(address) ? 'empty.filtered' : 'empty.title'
  const emptyText = isFiltered(address) ? 'empty.filteredText' : 'empty.text'
  return (
    <>
      <PageHead
        title={text('goods.title')}
        lead={text('goods.lead')}
        action={
          permissions.includes(shopPermissions.sell) && (
            <a className="button primary" href={addressOf(`${paths.goods}/new`)}>
              {text('goods.new')}
            </a>
          )
        }
      />
      <Filters
        search={{ text: address.text, help: text('goods.searchHelp'), onSearch: typed => show({ text: typed }) }}
      >
        <Chip
          label={text('column.category')}
          value={chosen.category}
          options={(shownOf(categories) ?? []).map(({ categoryId, names }) => ({
            value: String(categoryId),
            name: textIn(names, language)
          }))}
          onChange={category => show({ chosen: { ...chosen, category } })}
        />
        <Chip
          label={text('column.stock')}
          value={chosen.stock}
          options={[{ value: 'true', name: text('goods.onlyInStock') }]}
          onChange={stock => show({ chosen: { ...chosen, stock } })}
        />
        <CurrencyChip value={currency} onChange={wanted => show({ chosen: { ...chosen, currency: wanted } })} />
      </Filters>
      <Loaded of={data}>
        {({ list, total }) =>
          total === 0 ? (
            <>
              <p>{text(empty)}</p>
              <p className="quiet">{text(emptyText)}</p>
            </>
          ) : (
            <>
              <ul className="cards">
                {list.map(goods => (
                  <GoodsCard key={goods.goodsId} goods={goods} currency={currency} />
                ))}
              </ul>
              <portal-pager
                total={total}
                page={address.page}
                size={size}
                onportal-page-change={({ detail }) => show({ page: detail.page })}
              />
            </>
          )
        }
      </Loaded>
    </>
  )
}

/** The choice of the currency in which prices are shown. */
export const CurrencyChip = ({ value, onChange }: { value: Currency; onChange: (currency: string) => void }) => (
  <Chip
    label={useTools().text('column.currency')}
    value={value}
    options={currencies.map(currency => ({ value: currency, name: currency }))}
    always
    onChange={onChange}
  />
)

const GoodsCard = ({ goods, currency }: { goods: Goods; currency: Currency }) => {
  const { text, language, addressOf } = useTools()
  const price = goods.prices[currency]
  return (
    <li className="card goods">
      <Thumbnail path={goods.thumbnailPath} name={textIn(goods.names, language)} />
      <p className="quiet">
        {goods.goodsCode}
        {!goods.listed && ` · ${text('goods.unlisted')}`}
      </p>
      <h2>
        <a href={addressOf(`${paths.goods}/${goods.goodsId}`)}>{textIn(goods.names, language)}</a>
      </h2>
      <p className="price">{price === undefined ? text('goods.noPrice') : writeMoney(price, currency, language)}</p>
      <p className="quiet">
        {goods.stock === 0 ? text('goods.soldOut') : text('goods.inStock', { count: goods.stock })}
      </p>
      <AddToCart goods={goods} />
    </li>
  )
}
