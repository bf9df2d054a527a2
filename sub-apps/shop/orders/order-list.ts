import { request } from '@portal/session'
import { html } from 'lit'
import { type OrderStatus, orderStatuses } from '#contract/calls/shop/order-steps.ts'
import { type Order, orderList, salesList } from '#contract/calls/shop/orders.ts'
import * as limits from '#contract/limits.ts'
import { pageHead } from '#kit/adapters/lit.ts'
import { writeMoney } from '../money.pure.ts'
import { paths } from '../page-of.pure.ts'
import { followOrders } from '../parts/follow-orders.ts'
import { createRemoteList, keptBy } from '../parts/remote-list.ts'
import { sectionLinks } from '../parts/sections.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { orderMarks } from './order-marks.ts'

/** The own orders, or for sellers those of all. */
export const orderListView = (whose: 'own' | 'all', surroundings: Surroundings): View => {
  const { addressOf } = surroundings
  const list = createRemoteList(
    {
      name: `${whose} orders`,
      rowKey: 'orderId' as const satisfies keyof Order,
      filters: { status: orderStatuses },
      sorts: [],
      ask: ({ chosen, page }) => {
        const status = orderStatuses.find((it): it is OrderStatus => it === chosen.status)
        const query = { pageNo: page, size: limits.pageSize, status }
        return request(whose === 'own' ? orderList : salesList, { query }, { quiet: true })
      }
    },
    surroundings
  )
  const unfollow = followOrders(list.again)
  const columns = keptBy((text: Now['text']): HTMLElementTagNameMap['portal-table']['columns'] => [
    {
      key: 'order',
      title: text('column.order'),
      type: 'link',
      value: ({ orderId }: Order) => ({
        text: text('order.number', { order: orderId }),
        address: addressOf(`${paths.orders}/${orderId}`)
      }),
      detail: ({ lineCount }: Order) => text('order.lines', { count: lineCount })
    },
    {
      key: 'status',
      title: text('column.status'),
      type: 'state',
      value: ({ status }: Order) => ({ text: text(`status.${status}`), ...orderMarks[status] })
    },
    {
      key: 'total',
      title: text('order.total'),
      value: ({ total, currency }: Order) => writeMoney(total, currency, surroundings.context.state$.get().language)
    },
    { key: 'createTime', title: text('column.placed'), type: 'date' },
    ...(whose === 'own'
      ? []
      : [
          {
            key: 'buyer',
            title: text('column.buyer'),
            value: ({ buyerName }: Order) => buyerName,
            detail: ({ tenantName }: Order) => tenantName ?? undefined
          }
        ])
  ])
  return {
    arrive: list.arrive,
    draw: now => {
      const { text } = now
      const title = text(whose === 'own' ? 'orders.title' : 'sales.title')
      return html`
        ${sectionLinks(surroundings, now)}
        ${pageHead({ title, lead: text(whose === 'own' ? 'orders.lead' : 'sales.lead') })}
        ${list.draw(
          {
            label: title,
            emptyText: text(`empty.${whose}`),
            columns: columns(text),
            chips: [
              {
                filter: 'status',
                label: text('column.status'),
                options: orderStatuses.map(value => ({ value, name: text(`status.${value}`) }))
              }
            ]
          },
          now
        )}
      `
    },
    end: () => {
      unfollow()
      list.end()
    }
  }
}
