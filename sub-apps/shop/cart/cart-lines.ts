import { request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { repeat } from 'lit/directives/repeat.js'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import type { Currency } from '#contract/calls/shop/money.ts'
import { type CartLine, changeCart } from '#contract/calls/shop/orders.ts'
import * as limits from '#contract/limits.ts'
import { writeMoney } from '../money.pure.ts'
import { paths } from '../page-of.pure.ts'
import type { Now, Surroundings } from '../view.ts'
import { problemOf } from './order-draft.pure.ts'

type Look = {
  currency: Currency
  /** The problems that the cloud found in lines, by the place of the line. */
  refused: ReadonlyMap<number, string>
}

/** The lines of the cart. A person can change the quantity of each line, and take each line out. */
export const cartLines = ({ addressOf }: Surroundings, again: () => void) => {
  const put = async (goodsId: number, quantity: number): Promise<void> => {
    try {
      await request(changeCart, { body: { goodsId, quantity } })
    } catch {
      // The session has told the person. Then `again` loads the cart that the cloud keeps.
    }
    again()
  }
  const changed = (goodsId: number, { currentTarget }: Event): void => {
    const { value } = currentTarget as HTMLInputElement
    const quantity = Math.min(Math.max(Math.trunc(Number(value)) || 0, 0), limits.orderQuantityMax)
    void put(goodsId, quantity)
  }
  const line = ({ goods, quantity }: CartLine, place: number, { currency, refused }: Look, now: Now) => {
    const { text, language } = now
    const name = textIn(goods.names, language)
    const found = problemOf({ goods, quantity }, currency)
    const problem = refused.get(place) ?? (found === undefined ? undefined : text(`reason.${found}`))
    const price = goods.prices[currency]
    const id = `shop-quantity-${goods.goodsId}`
    return html`
      <li class="card order-line">
        <div>
          <h2><a class="button quiet small" href=${addressOf(`${paths.goods}/${goods.goodsId}`)}>${name}</a></h2>
          <p class="quiet">
            ${goods.goodsCode} · ${price === undefined ? text('goods.noPrice') : writeMoney(price, currency, language)}
          </p>
          ${problem === undefined ? nothing : html`<p class="problem" id="${id}-problem">${problem}</p>`}
        </div>
        <div class="field">
          <label for=${id} class="unseen">${text('cart.quantityOf', { name })}</label>
          <input
            id=${id} type="number" min="0" max=${limits.orderQuantityMax} step="1" inputmode="numeric"
            aria-invalid=${problem !== undefined} aria-describedby=${problem === undefined ? nothing : `${id}-problem`}
            .value=${String(quantity)} @change=${(event: Event) => changed(goods.goodsId, event)}
          />
        </div>
        <p class="price">${price === undefined ? '' : writeMoney(price * quantity, currency, language)}</p>
        <button type="button" class="button quiet" @click=${() => put(goods.goodsId, 0)}>
          ${text('cart.remove')}<span class="unseen">: ${name}</span>
        </button>
      </li>
    `
  }
  return {
    draw: (lines: readonly CartLine[], look: Look, now: Now): TemplateResult => html`
      <ul class="order-lines">
        ${repeat(
          lines,
          ({ goods }) => goods.goodsId,
          (one, place) => line(one, place, look, now)
        )}
      </ul>
    `
  }
}
