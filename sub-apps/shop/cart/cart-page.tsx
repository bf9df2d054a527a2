import { navigate, request } from '@portal/session'
import { cart, placeOrder } from '#contract/calls/shop/orders.ts'
import { PageHead, useLoaded, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { Loaded } from '#kit/portal/react/loaded.tsx'
import { currencyIn } from '../goods/currency.ts'
import { CurrencyChip } from '../goods/goods-list.tsx'
import { writeMoney } from '../money.pure.ts'
import { paths } from '../page-of.pure.ts'
import { Filters } from '../parts/filters.tsx'
import { lineProblems } from '../parts/reason-of.ts'
import { Refusal } from '../parts/refusal.tsx'
import { useForm } from '../parts/use-form.ts'
import { useTools } from '../parts/use-tools.ts'
import { CartLines } from './cart-lines.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { type Delivery, deliveryProblems, linesOf, noDelivery, problemOf, totalOf } from './order-draft.pure.ts'

/** The cart, and the form that makes an order of it. */
export const CartPage = () => {
  const { text, language, pathname, search, addressOf } = useTools()
  const { notify, unsaved } = useSubApp()
  const currency = currencyIn(search)
  const data = useLoaded('', async () => {
    const found = await request(cart, {}, { quiet: true })
    // No order can be made of an empty cart, so nothing that was typed is lost.
    if (found.length === 0) unsaved(false)
    return found
  })
  const [loaded, load] = data
  const form = useForm<Delivery>({
    start: noDelivery,
    problemsOf: deliveryProblems,
    save: async (delivery, _version, keyOf) => {
      const wish = { currency, lines: linesOf(shownOf(loaded) ?? [], currency), ...delivery }
      const body = { requestKey: keyOf(wish), ...wish }
      try {
        const { orderId } = await request(placeOrder, { body }, { quiet: true })
        return () => {
          notify('success', text('order.placed', { order: orderId }))
          navigate(addressOf(`${paths.orders}/${orderId}`), 'replace')
        }
      } catch (error) {
        // Prices and stocks may be others than those on screen.
        load()
        throw error
      }
    }
  })
  const chooseCurrency = (wanted: string): void => {
    const query = new URLSearchParams(keptQuery(search))
    query.set('currency', wanted)
    navigate(`${pathname}?${query}`, 'replace')
  }
  return (
    <>
      <PageHead title={text('cart.title')} lead={text('cart.lead')} />
      <Filters>
        <CurrencyChip value={currency} onChange={chooseCurrency} />
      </Filters>
      <Loaded of={data}>
        {lines =>
          lines.length === 0 ? (
            <>
              <Refusal error={form.error} />
              {form.error !== undefined && (
                <p>
                  {text('cart.perhaps')} <a href={addressOf(paths.orders)}>{text('orders.title')}</a>
                </p>
              )}
              <p>{text('cart.empty')}</p>
              <p>
                <a href={addressOf(paths.center)}>{text('goods.title')}</a>
              </p>
            </>
          ) : (
            <>
              <CartLines lines={lines} currency={currency} refused={lineProblems(text, form.error)} onChanged={load} />
              <p className="price">
                {text('order.total')} {writeMoney(totalOf(lines, currency), currency, language)}
              </p>
              <form className="form" {...form.form}>
                <h2>{text('order.delivery')}</h2>
                <DeliveryFields form={form} />
                {lines.some(line => problemOf(line, currency) !== undefined) ? (
                  <>
                    <Refusal error={form.error} />
                    <p className="problem">{text('cart.blocked')}</p>
                    <div className="actions">
                      <button type="button" className="button primary" aria-disabled="true">
                        {text('order.place')}
                      </button>
                    </div>
                  </>
                ) : (
                  <FormFoot of={form}>{text('order.place')}</FormFoot>
                )}
              </form>
            </>
          )
        }
      </Loaded>
    </>
  )
}
