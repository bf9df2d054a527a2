import { navigate, request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { type Currency, currencies } from '#contract/calls/shop/money.ts'
import { type CartLine, cart, placeOrder } from '#contract/calls/shop/orders.ts'
import { createFilters, createSource, pageHead } from '#kit/adapters/lit.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { createRequestKey } from '#kit/request-key.ts'
import { currencyIn } from '../goods/currency.ts'
import { writeMoney } from '../money.pure.ts'
import { paths } from '../page-of.pure.ts'
import { actButton, createAct } from '../parts/act.ts'
import { filterWords } from '../parts/filter-words.ts'
import { drawLoaded } from '../parts/loaded.ts'
import { lineProblems, sentenceFor } from '../parts/reason-of.ts'
import { sectionLinks } from '../parts/sections.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { cartLines } from './cart-lines.ts'
import { createDelivery } from './delivery-fields.ts'
import { firstEmpty, linesOf, problemOf, totalOf } from './order-draft.pure.ts'

/** The cart, and the form that makes an order of it. */
export const cartView = (surroundings: Surroundings): View => {
  const { context, addressOf, update } = surroundings
  const source = createSource<CartLine[]>(update)
  const delivery = createDelivery(surroundings)
  const lines = cartLines(surroundings, source.again)
  const line = createFilters(() => undefined)
  const requestKeyOf = createRequestKey()
  let refusal: unknown
  let now: Now | undefined
  const currencyNow = (): Currency => currencyIn(context.route$.get().search)

  const askForCart = async (): Promise<CartLine[]> => {
    const found = await request(cart, {}, { quiet: true })
    // No order can be made of an empty cart, so nothing that was typed is lost.
    if (found.length === 0) context.unsaved(false)
    return found
  }
  const order = async (): Promise<void> => {
    const currency = currencyNow()
    const wish = { currency, lines: linesOf(source.shown() ?? [], currency), ...delivery.get() }
    refusal = undefined
    try {
      const { orderId } = await request(
        placeOrder,
        { body: { requestKey: requestKeyOf(wish), ...wish } },
        { quiet: true }
      )
      context.unsaved(false)
      if (now !== undefined) context.notify('success', now.text('order.placed', { order: orderId }))
      navigate(addressOf(`${paths.orders}/${orderId}`), 'replace')
    } catch (error) {
      refusal = error
      // Prices and stocks may be others than those on screen.
      source.again()
    }
  }
  const act = createAct(update, order)
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    const wrong = firstEmpty(delivery.get())
    delivery.check()
    if (wrong === undefined) act.run()
    else (event.currentTarget as HTMLFormElement).querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
  }
  const chooseCurrency = (value: string): void => {
    const { pathname, search } = context.route$.get()
    const query = new URLSearchParams(keptQuery(search))
    query.set('currency', value)
    navigate(`${pathname}?${query}`, 'replace')
  }
  const content = (cartOf: CartLine[], at: Now): TemplateResult => {
    const { text, language } = at
    const failure =
      refusal === undefined ? nothing : html`<p class="refusal" role="alert">${sentenceFor(text, refusal)}</p>`
    if (cartOf.length === 0)
      return html`
        ${failure}
        ${refusal === undefined ? nothing : html`<p>${text('cart.perhaps')} <a href=${addressOf(paths.orders)}>${text('orders.title')}</a></p>`}
        <p>${text('cart.empty')}</p>
        <p><a href=${addressOf(paths.center)}>${text('goods.title')}</a></p>
      `
    const currency = currencyNow()
    const refused = lineProblems(text, refusal)
    const blocked = cartOf.some(one => problemOf(one, currency) !== undefined)
    return html`
      ${lines.draw(cartOf, { currency, refused }, at)}
      <p class="price">${text('order.total')} ${writeMoney(totalOf(cartOf, currency), currency, language)}</p>
      <form class="form" novalidate @submit=${send}>
        <h2>${text('order.delivery')}</h2>
        ${delivery.draw(at)}
        ${failure}
        ${blocked ? html`<p class="problem">${text('cart.blocked')}</p>` : nothing}
        <div class="actions">
          ${
            blocked
              ? html`<button type="button" class="button primary" aria-disabled="true">${text('order.place')}</button>`
              : actButton(act, text('order.place'), { className: 'button primary', type: 'submit' })
          }
        </div>
      </form>
    `
  }
  return {
    arrive: at => {
      now = at
      source.ask('', askForCart)
    },
    draw: at => html`
      ${sectionLinks(surroundings, at)}
      ${pageHead({ title: at.text('cart.title'), lead: at.text('cart.lead') })}
      ${line.draw(
        {
          chips: [
            {
              label: at.text('column.currency'),
              value: currencyNow(),
              options: currencies.map(value => ({ value, name: value })),
              always: true,
              change: chooseCurrency
            }
          ]
        },
        filterWords(at)
      )}
      ${drawLoaded(source, at.text, value => content(value, at))}
    `,
    end: () => {
      source.end()
      delivery.end()
    }
  }
}
