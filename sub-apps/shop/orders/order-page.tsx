import { $format, followChange, request } from '@portal/session'
import { useEffect, useRef } from 'react'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { type OrderDetail, orderDetail } from '#contract/calls/shop/orders.ts'
import { shopPermissions } from '#contract/permissions.ts'
import { Facts, PageHead, useLoaded, useStore } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { Loaded } from '#kit/portal/react/loaded.tsx'
import { writeMoney } from '../money.pure.ts'
import { paths } from '../page-of.pure.ts'
import { useTools } from '../parts/use-tools.ts'
import { OrderSteps } from './order-steps.tsx'

/** One order: its goods, where they go, what happened, and the steps that this person may take. */
export const OrderPage = ({ orderId }: { orderId: number }) => {
  const { text, permissions, addressOf } = useTools()
  const data = useLoaded('', () => request(orderDetail, { query: { orderId } }, { quiet: true }))
  const [loaded, load] = data
  const latest = useRef(load)
  latest.current = load
  useEffect(() => followChange(['orders_changed'], () => latest.current()), [])
  const isOwn = shownOf(loaded)?.own ?? !permissions.includes(shopPermissions.sell)
  const [list, title] = isOwn ? ([paths.orders, 'orders.title'] as const) : ([paths.sales, 'sales.title'] as const)
  return (
    <>
      <PageHead title={text('order.number', { order: orderId })} back={{ href: addressOf(list), text: text(title) }} />
      <Loaded of={data}>{order => <OrderContent order={order} onTaken={load} />}</Loaded>
    </>
  )
}

const OrderContent = ({ order, onTaken }: { order: OrderDetail; onTaken: () => void }) => {
  const { text, language, addressOf } = useTools()
  const { time: writeTime } = useStore($format)
  const { currency } = order
  return (
    <>
      <Facts
        rows={[
          [text('column.state'), text(`status.${order.status}`)],
          [text('order.total'), writeMoney(order.total, currency, language)],
          [text('column.placed'), writeTime(order.createTime)],
          [text('column.buyer'), [order.buyerName, order.tenantName].filter(Boolean).join(' · ')],
          [text('order.recipient'), order.recipient],
          [text('order.phone'), order.phone],
          [text('order.address'), order.address],
          [text('order.remark'), order.remark]
        ]}
      />
      <h2>{text('order.goods')}</h2>
      <ul className="order-lines">
        {order.lines.map(({ goodsId, goodsCode, names, amount, quantity }) => {
          const name = textIn(names, language)
          return (
            <li key={goodsCode} className="card order-line">
              <div>
                <p>{goodsId === null ? name : <a href={addressOf(`${paths.goods}/${goodsId}`)}>{name}</a>}</p>
                <p className="quiet">
                  {goodsCode} · {writeMoney(amount, currency, language)}
                </p>
              </div>
              <p>{text('order.pieces', { count: quantity })}</p>
              <p className="price">{writeMoney(amount * quantity, currency, language)}</p>
            </li>
          )
        })}
      </ul>
      <h2>{text('order.history')}</h2>
      <ol className="history">
        {order.steps.map(({ status, time, actorName, note }) => (
          <li key={time}>
            {text(`status.${status}`)}{' '}
            <span className="quiet">
              {writeTime(time)} · {actorName}
            </span>{' '}
            {note !== '' && <span>{note}</span>}
          </li>
        ))}
      </ol>
      <OrderSteps order={order} onTaken={onTaken} />
    </>
  )
}
