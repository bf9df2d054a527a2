import { request } from '@portal/session'
import type { Goods } from '#contract/calls/shop/goods.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { cart, changeCart } from '#contract/calls/shop/orders.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useLocked } from '#kit/portal/react/use-locked.ts'
import { useTools } from '../parts/use-tools.ts'

type Bought = Pick<Goods, 'goodsId' | 'names' | 'stock' | 'listed'>

type AddToCartProps = { goods: Bought; isMain?: boolean }

/** A button that puts one piece more of some goods into the cart. */
export const AddToCart = ({ goods: { goodsId, names, stock, listed }, isMain = false }: AddToCartProps) => {
  const { text, language } = useTools()
  const { notify } = useSubApp()
  const [state, run] = useLocked(async () => {
    try {
      const lines = await request(cart, {})
      const quantity = (lines.find(line => line.goods.goodsId === goodsId)?.quantity ?? 0) + 1
      await request(changeCart, { body: { goodsId, quantity } })
      notify('success', text('cart.added', { name: textIn(names, language), quantity }))
    } catch {
      // The session has told the person why.
    }
  })
  const label = text('cart.add')
  const className = isMain ? 'button primary' : 'button'
  return stock === 0 || !listed ? (
    <button type="button" className={className} aria-disabled="true">
      {label}
    </button>
  ) : (
    <ActButton className={className} state={state} onClick={run}>
      {label}
    </ActButton>
  )
}
