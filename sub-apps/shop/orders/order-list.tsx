import { request } from '@portal/session'
import { orderStatuses } from '#contract/calls/shop/order-steps.ts'
import { type Order, orderList, salesList } from '#contract/calls/shop/orders.ts'
import { PageHead } from '#kit/adapters/react.ts'
import { defineList, oneOf } from '#kit/list.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import { writeMoney } from '../money.pure.ts'
import { paths } from '../page-of.pure.ts'
import { useTools } from '../parts/use-tools.ts'
import { orderMarks } from './order-marks.ts'

/** The own orders, or for sellers those of all. */
export const OrderList = ({ whose }: { whose: 'own' | 'all' }) => {
  const { text, language, addressOf } = useTools()
  const isOwn = whose === 'own'
  const title = text(isOwn ? 'orders.title' : 'sales.title')
  const list = defineList({
    label: title,
    keepAs: `shop ${whose} orders`,
    rowKey: 'orderId',
    emptyText: text(`empty.${whose}`),
    filters: [oneOf('status', text('column.state'), orderStatuses, value => text(`status.${value}`))],
    ask: query => request(isOwn ? orderList : salesList, { query }, { quiet: true }),
    news: ['orders_changed'],
    columns: [
      {
        key: 'order',
        title: text('column.order'),
        type: 'link',
        value: ({ orderId }) => ({
          text: text('order.number', { order: orderId }),
          address: addressOf(`${paths.orders}/${orderId}`)
        }),
        detail: ({ lineCount }) => text('order.lines', { count: lineCount })
      },
      {
        key: 'status',
        title: text('column.state'),
        type: 'state',
        value: ({ status }) => mark(text(`status.${status}`), orderMarks[status])
      },
      {
        key: 'total',
        title: text('order.total'),
        value: ({ total, currency }) => writeMoney(total, currency, language)
      },
      { key: 'createTime', title: text('column.placed'), type: 'date' },
      ...(isOwn
        ? []
        : [
            {
              key: 'buyer',
              title: text('column.buyer'),
              value: ({ buyerName }: Order) => buyerName,
              detail: ({ tenantName }: Order) => tenantName ?? undefined
            }
          ])
    ]
  })
  return (
    <>
      <PageHead title={title} lead={text(isOwn ? 'orders.lead' : 'sales.lead')} />
      <portal-list {...list} />
    </>
  )
}
