import { request } from '@portal/session'
import { useEffect, useId, useRef } from 'react'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import type { Currency } from '#contract/calls/shop/money.ts'
import { type CartLine, changeCart } from '#contract/calls/shop/orders.ts'
import * as limits from '#contract/limits.ts'
import { writeMoney } from '../money.pure.ts'
import { paths } from '../page-of.pure.ts'
import { useTools } from '../parts/use-tools.ts'
import { problemOf } from './order-draft.pure.ts'

type CartLinesProps = {
  lines: readonly CartLine[]
  currency: Currency
  /** The problems that the cloud found in lines, by the place of the line. */
  refused: ReadonlyMap<number, string>
  onChanged: () => void
}

/** The lines of the cart. A person can change the quantity of each line, and take each line out. */
export const CartLines = ({ lines, currency, refused, onChanged }: CartLinesProps) => {
  const put = async (goodsId: number, quantity: number): Promise<void> => {
    try {
      await request(changeCart, { body: { goodsId, quantity } })
    } catch {
      // The session has told the person. The cart that the cloud keeps is loaded.
    }
    onChanged()
  }
  return (
    <ul className="order-lines">
      {lines.map((line, place) => (
        <Line
          key={line.goods.goodsId}
          line={line}
          currency={currency}
          refused={refused.get(place)}
          put={quantity => void put(line.goods.goodsId, quantity)}
        />
      ))}
    </ul>
  )
}

type LineProps = {
  line: CartLine
  currency: Currency
  refused: string | undefined
  put: (quantity: number) => void
}

const Line = ({ line: { goods, quantity }, currency, refused, put }: LineProps) => {
  const { text, language, addressOf } = useTools()
  const id = useId()
  const name = textIn(goods.names, language)
  const found = problemOf({ goods, quantity }, currency)
  const problem = refused ?? (found && text(`reason.${found}`))
  const price = goods.prices[currency]
  return (
    <li className="card order-line">
      <div>
        <h2>
          <a className="button quiet small" href={addressOf(`${paths.goods}/${goods.goodsId}`)}>
            {name}
          </a>
        </h2>
        <p className="quiet">
          {goods.goodsCode} · {price === undefined ? text('goods.noPrice') : writeMoney(price, currency, language)}
        </p>
        {problem !== undefined && (
          <p className="problem" id={`${id}-problem`}>
            {problem}
          </p>
        )}
      </div>
      <div className="field">
        <label htmlFor={id} className="unseen">
          {text('cart.quantityOf', { name })}
        </label>
        <Quantity id={id} quantity={quantity} isWrong={problem !== undefined} put={put} />
      </div>
      <p className="price">{price === undefined ? '' : writeMoney(price * quantity, currency, language)}</p>
      <button type="button" className="button quiet" onClick={() => put(0)}>
        {text('remove')}
        <span className="unseen">: {name}</span>
      </button>
    </li>
  )
}

type QuantityProps = { id: string; quantity: number; isWrong: boolean; put: (quantity: number) => void }

/** A quantity counts when it is settled: by leaving the field, by Enter, or by its arrows. React's `onChange` hears each digit. */
const Quantity = ({ id, quantity, isWrong, put }: QuantityProps) => {
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef(put)
  latest.current = put
  useEffect(() => {
    if (input.current !== null) input.current.value = String(quantity)
  }, [quantity])
  useEffect(() => {
    const field = input.current
    const settle = (): void => {
      const wanted = Math.trunc(Number(field?.value)) || 0
      latest.current(Math.min(Math.max(wanted, 0), limits.orderQuantityMax))
    }
    field?.addEventListener('change', settle)
    return () => field?.removeEventListener('change', settle)
  }, [])
  return (
    <input
      ref={input}
      id={id}
      type="number"
      min="0"
      max={limits.orderQuantityMax}
      step="1"
      inputMode="numeric"
      aria-invalid={isWrong}
      aria-describedby={isWrong ? `${id}-problem` : undefined}
      defaultValue={quantity}
    />
  )
}
