import { $format, request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { type OrderDetail, orderDetail } from '#contract/calls/shop/orders.ts'
import { shopPermissions } from '#contract/permissions.ts'
import { createSource, fact, facts, pageHead } from '#kit/adapters/lit.ts'
import { writeMoney } from '../money.pure.ts'
import { paths } from '../page-of.pure.ts'
import { followOrders } from '../parts/follow-orders.ts'
import { drawLoaded } from '../parts/loaded.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { createSteps } from './order-steps.ts'

/** One order: its goods, where they go, what happened, and the steps that this person may take. */
export const orderPageView = (orderId: number, surroundings: Surroundings): View => {
  const { addressOf, update } = surroundings
  const source = createSource<OrderDetail>(update)
  const steps = createSteps(surroundings, source.again)
  const unfollow = followOrders(source.again)
  const lines = ({ lines: list, currency }: OrderDetail, { text, language }: Now): TemplateResult => html`
    <ul class="order-lines">
      ${list.map(({ goodsId, goodsCode, names, amount, quantity }) => {
        const name = textIn(names, language)
        return html`
          <li class="card order-line">
            <div>
              <p>${goodsId === null ? name : html`<a href=${addressOf(`${paths.goods}/${goodsId}`)}>${name}</a>`}</p>
              <p class="quiet">${goodsCode} · ${writeMoney(amount, currency, language)}</p>
            </div>
            <p>${text('order.pieces', { count: quantity })}</p>
            <p class="price">${writeMoney(amount * quantity, currency, language)}</p>
          </li>
        `
      })}
    </ul>
  `
  const history = ({ steps: list }: OrderDetail, { text }: Now): TemplateResult => html`
    <ol class="history">
      ${list.map(
        ({ status, time, actorName, note }) => html`
          <li>
            ${text(`status.${status}`)}
            <span class="quiet">${$format.get().time(time)} · ${actorName}</span>
            ${note === '' ? nothing : html`<span>${note}</span>`}
          </li>
        `
      )}
    </ol>
  `
  const content = (order: OrderDetail, now: Now): TemplateResult => {
    const { text, language } = now
    return html`
      ${facts([
        fact(text('column.status'), text(`status.${order.status}`)),
        fact(text('order.total'), writeMoney(order.total, order.currency, language)),
        fact(text('column.placed'), $format.get().time(order.createTime)),
        fact(text('column.buyer'), [order.buyerName, order.tenantName].filter(Boolean).join(' · ')),
        fact(text('order.recipient'), order.recipient),
        fact(text('order.phone'), order.phone),
        fact(text('order.address'), order.address),
        fact(text('order.remark'), order.remark)
      ])}
      <h2>${text('order.goods')}</h2>
      ${lines(order, now)}
      <h2>${text('order.history')}</h2>
      ${history(order, now)}
      ${steps.draw(order, now)}
    `
  }
  return {
    arrive: () => source.ask('', () => request(orderDetail, { query: { orderId } }, { quiet: true })),
    draw: now => {
      const { text, permissions } = now
      const isOwn = source.shown()?.own ?? !permissions.includes(shopPermissions.sell)
      const list = isOwn ? ([paths.orders, 'orders.title'] as const) : ([paths.sales, 'sales.title'] as const)
      return html`
        ${pageHead({
          title: text('order.number', { order: orderId }),
          back: { href: addressOf(list[0]), text: text(list[1]) }
        })}
        ${drawLoaded(source, text, value => content(value, now))}
      `
    },
    end: () => {
      unfollow()
      source.end()
    }
  }
}
