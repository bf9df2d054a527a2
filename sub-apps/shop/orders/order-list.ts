import { request } from '@portal/session'
import { html } from 'lit'
import { orderStatuses } from '#contract/calls/shop/order-steps.ts'
import { type Order, orderList, salesList } from '#contract/calls/shop/orders.ts'
import { pageHead, portalList } from '#kit/adapters/lit.ts'
import { defineList } from '#kit/list.ts'
import { writeMoney } from '../money.pure.ts'
import { paths } from '../page-of.pure.ts'
import { sectionLinks } from '../parts/sections.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { orderMarks } from './order-marks.ts'

/** The own orders, or for sellers those of all. */
export const orderListView = (whose: 'own' | 'all', surroundings: Surroundings): View => {
  const { addressOf } = surroundings
  const list = ({ text, language }: Now) =>
    defineList({
      label: text(whose === 'own' ? 'orders.title' : 'sales.title'),
      keepAs: `shop ${whose} orders`,
      rowKey: 'orderId',
      emptyText: text(`empty.${whose}`),
      filters: [
        {
          kind: 'one',
          key: 'status',
          label: text('column.status'),
          options: orderStatuses.map(value => ({ value, name: text(`status.${value}`) }))
        }
      ],
      ask: query => request(whose === 'own' ? orderList : salesList, { query }, { quiet: true }),
      news: ['orders_changed'],
      columns: [
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
          value: ({ total, currency }: Order) => writeMoney(total, currency, language)
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
      ]
    })
  return {
    draw: now => {
      const { text } = now
      const title = text(whose === 'own' ? 'orders.title' : 'sales.title')
      return html`
        ${sectionLinks(surroundings, now)}
        ${pageHead({ title, lead: text(whose === 'own' ? 'orders.lead' : 'sales.lead') })}
        ${portalList(list(now))}
      `
    }
  }
}
