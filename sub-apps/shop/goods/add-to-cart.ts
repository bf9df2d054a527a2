import { request } from '@portal/session'
import { html, type TemplateResult } from 'lit'
import type { Goods } from '#contract/calls/shop/goods.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { cart, changeCart } from '#contract/calls/shop/orders.ts'
import { type Act, actButton, createAct } from '../parts/act.ts'
import type { Now, Surroundings } from '../view.ts'

type Bought = Pick<Goods, 'goodsId' | 'names' | 'stock' | 'listed'>

/** A button for each kind of goods that puts one piece more into the cart. */
export const addToCart = ({ context, update }: Surroundings) => {
  const acts = new Map<number, Act>()
  let now: Now | undefined
  const add = async ({ goodsId, names }: Bought): Promise<void> => {
    const lines = await request(cart, {})
    const quantity = (lines.find(line => line.goods.goodsId === goodsId)?.quantity ?? 0) + 1
    await request(changeCart, { body: { goodsId, quantity } })
    if (now !== undefined)
      context.notify('success', now.text('cart.added', { name: textIn(names, now.language), quantity }))
  }
  const actFor = (goods: Bought): Act => {
    const made = acts.get(goods.goodsId) ?? createAct(update, () => add(goods).catch(() => undefined))
    acts.set(goods.goodsId, made)
    return made
  }
  return {
    button: (goods: Bought, at: Now): TemplateResult => {
      now = at
      const label = at.text('cart.add')
      if (goods.stock === 0 || !goods.listed)
        return html`<button type="button" class="button" aria-disabled="true">${label}</button>`
      return actButton(actFor(goods), label)
    }
  }
}
