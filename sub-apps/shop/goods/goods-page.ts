import { request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { type GoodsDetail, goodsDetail } from '#contract/calls/shop/goods.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { currencies } from '#contract/calls/shop/money.ts'
import { shopPermissions } from '#contract/permissions.ts'
import { createSource, fact, facts, pageHead } from '#kit/adapters/lit.ts'
import { writeMoney } from '../money.pure.ts'
import { paths } from '../page-of.pure.ts'
import { drawLoaded } from '../parts/loaded.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { addToCart } from './add-to-cart.ts'

/** One kind of goods: its description, its prices and its stock. */
export const goodsPageView = (goodsId: number, surroundings: Surroundings): View => {
  const { addressOf, update } = surroundings
  const source = createSource<GoodsDetail>(update)
  const carts = addToCart(surroundings)
  const actions = (goods: GoodsDetail, now: Now): TemplateResult => html`
    <div class="actions">
      ${carts.button(goods, now)}
      <a class="button quiet" href=${addressOf(paths.cart)}>${now.text('cart.title')}</a>
      ${
        now.permissions.includes(shopPermissions.sell)
          ? html`<a class="button" href=${addressOf(`${paths.goods}/${goodsId}/edit`)}>${now.text('goods.edit')}</a>`
          : nothing
      }
    </div>
  `
  const content = (goods: GoodsDetail, now: Now): TemplateResult => {
    const { text, language } = now
    return html`
      <p>${textIn(goods.descriptions, language)}</p>
      ${facts([
        ...currencies.map(currency => {
          const price = goods.prices[currency]
          return fact(text('column.priceIn', { currency }), price && writeMoney(price, currency, language))
        }),
        fact(
          text('column.stock'),
          goods.stock === 0 ? text('goods.soldOut') : text('goods.inStock', { count: goods.stock })
        ),
        fact(text('column.code'), goods.goodsCode),
        fact(text('column.category'), textIn(goods.categoryNames, language)),
        fact(text('column.type'), textIn(goods.typeNames, language))
      ])}
      ${
        goods.specification.length === 0
          ? nothing
          : html`<h2>${text('goods.specification')}</h2>
              ${facts(
                goods.specification.map(({ names, value, unit }) =>
                  fact(textIn(names, language), unit === '' ? value : `${value} ${unit}`)
                )
              )}`
      }
      ${actions(goods, now)}
    `
  }
  return {
    arrive: () => source.ask('', () => request(goodsDetail, { query: { goodsId } }, { quiet: true })),
    draw: now => {
      const goods = source.shown()
      const { text, language } = now
      return html`
        ${pageHead({
          title: goods === undefined ? text('goods.title') : textIn(goods.names, language),
          back: { href: addressOf(paths.center), text: text('goods.title') },
          ...(goods?.listed === false ? { lead: text('goods.unlisted') } : {})
        })}
        ${drawLoaded(source, text, value => content(value, now))}
      `
    },
    end: source.end
  }
}
