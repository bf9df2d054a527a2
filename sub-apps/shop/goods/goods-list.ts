import { navigate, request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { categoryList, type GoodsCategory } from '#contract/calls/shop/catalogue.ts'
import { type Goods, type GoodsColumn, goodsColumns, goodsList } from '#contract/calls/shop/goods.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { currencies } from '#contract/calls/shop/money.ts'
import { shopPermissions } from '#contract/permissions.ts'
import { createFilters, createSource, pageHead } from '#kit/adapters/lit.ts'
import { isFiltered, type ListAddress, pageQuery, readList, writeList } from '#kit/list-address.pure.ts'
import { writeMoney } from '../money.pure.ts'
import { paths } from '../page-of.pure.ts'
import { filterWords } from '../parts/filter-words.ts'
import { drawLoaded } from '../parts/loaded.ts'
import { sectionLinks } from '../parts/sections.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { addToCart } from './add-to-cart.ts'
import { currencyIn } from './currency.ts'

/** Goods of one page: full rows of two, three and four. */
const size = 12
const filters = { category: 'id', stock: ['true'], currency: currencies } as const
type Filter = keyof typeof filters
type Address = ListAddress<Filter, GoodsColumn>

const ask = (address: Address, { language, search }: Now) =>
  request(
    goodsList,
    {
      query: {
        ...pageQuery(address, size),
        sort: address.sort,
        lang: language,
        currency: currencyIn(search),
        categoryId: Number(address.chosen.category) || undefined,
        inStock: address.chosen.stock === '' ? undefined : true
      }
    },
    { quiet: true }
  )

/** The goods of the mall as cards, with their price and a button that puts them into the cart. */
export const goodsListView = (surroundings: Surroundings): View => {
  const { context, addressOf, update } = surroundings
  const source = createSource<{ list: Goods[]; total: number }>(update)
  const categories = createSource<GoodsCategory[]>(update)
  const carts = addToCart(surroundings)
  const read = (): Address => readList(context.route$.get().search, filters, goodsColumns)
  const show = (part: Partial<Address>): void => {
    const { pathname, search } = context.route$.get()
    const query = writeList({ ...read(), page: 1, ...part }, search)
    if (query !== writeList(read(), search)) navigate(pathname + query, part.text === undefined ? 'push' : 'replace')
  }
  const line = createFilters(text => show({ text }))
  const chip = (filter: Filter, label: string, options: { value: string; name: string }[], always = false) => {
    const { chosen } = read()
    const value = filter === 'currency' ? currencyIn(context.route$.get().search) : chosen[filter]
    return { label, options, value, always, change: (to: string) => show({ chosen: { ...chosen, [filter]: to } }) }
  }
  const card = (goods: Goods, now: Now): TemplateResult => {
    const { text, language } = now
    const price = goods.prices[currencyIn(now.search)]
    return html`
      <li class="card goods">
        <p class="quiet">${goods.goodsCode}${goods.listed ? nothing : html` · ${text('goods.unlisted')}`}</p>
        <h2><a href=${addressOf(`${paths.goods}/${goods.goodsId}`)}>${textIn(goods.names, language)}</a></h2>
        <p class="price">${
          price === undefined ? text('goods.noPrice') : writeMoney(price, currencyIn(now.search), language)
        }</p>
        <p class="quiet">${goods.stock === 0 ? text('goods.soldOut') : text('goods.inStock', { count: goods.stock })}</p>
        ${carts.button(goods, now)}
      </li>
    `
  }
  const results = ({ list, total }: { list: Goods[]; total: number }, now: Now): TemplateResult =>
    total === 0
      ? html`<p>${now.text(isFiltered(read()) ? 'empty.filtered' : 'empty.title')}</p>
          <p class="quiet">${now.text(isFiltered(read()) ? 'empty.filteredText' : 'empty.text')}</p>`
      : html`
          <ul class="cards">${list.map(goods => card(goods, now))}</ul>
          <portal-pager
            .total=${total} .page=${read().page} .size=${size}
            @portal-page-change=${({ detail }: CustomEvent<{ page: number }>) => show({ page: detail.page })}
          ></portal-pager>
        `
  return {
    arrive: now => {
      const address = read()
      source.ask(`${now.language} ${writeList(address, '')}`, () => ask(address, now))
      categories.ask('', () => request(categoryList, {}, { quiet: true }))
    },
    draw: now => {
      const { text, language, permissions } = now
      const names = (categories.shown() ?? []).map(({ categoryId, names: all }) => ({
        value: String(categoryId),
        name: textIn(all, language)
      }))
      return html`
        ${sectionLinks(surroundings, now)}
        ${pageHead({
          title: text('goods.title'),
          lead: text('goods.lead'),
          action: permissions.includes(shopPermissions.sell)
            ? html`<a class="button" href=${addressOf(`${paths.goods}/new`)}>${text('goods.new')}</a>`
            : nothing
        })}
        ${line.draw(
          {
            text: { value: read().text, help: text('goods.searchHelp') },
            chips: [
              chip('category', text('column.category'), names),
              chip('stock', text('column.stock'), [{ value: 'true', name: text('goods.onlyInStock') }]),
              chip(
                'currency',
                text('column.currency'),
                currencies.map(value => ({ value, name: value })),
                true
              )
            ]
          },
          filterWords(now)
        )}
        ${drawLoaded(source, text, value => results(value, now))}
      `
    },
    end: () => {
      source.end()
      categories.end()
      line.end()
    }
  }
}
