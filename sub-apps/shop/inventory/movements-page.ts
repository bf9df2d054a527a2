import { request } from '@portal/session'
import { html, nothing } from 'lit'
import { movementList, type StockMovement, type StockRow } from '#contract/calls/shop/inventory.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { shopPermissions } from '#contract/permissions.ts'
import { fact, facts, pageHead, portalList } from '#kit/adapters/lit.ts'
import { defineList } from '#kit/list.ts'
import { paths } from '../page-of.pure.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { movementForm } from './movement-form.ts'

/** One kind of goods in stock: every movement that made it so, and a form for another one. */
export const movementsView = (goodsId: number, surroundings: Surroundings): View => {
  const { addressOf, update } = surroundings
  let goods: StockRow | undefined
  /** Another count asks the list again. */
  let changes = 0
  const list = ({ text }: Now) =>
    defineList({
      label: text('inventory.movements'),
      keepAs: 'shop movements',
      rowKey: 'movementId',
      emptyText: text('empty.movements'),
      askKey: String(changes),
      ask: async query => {
        const { goods: found, ...rest } = await request(movementList, { query: { ...query, goodsId } }, { quiet: true })
        goods = found
        update()
        return rest
      },
      columns: [
        { key: 'kind', title: text('column.movement'), value: ({ kind }: StockMovement) => text(`movement.${kind}`) },
        { key: 'quantity', title: text('column.quantity'), type: 'number', number: { signDisplay: 'exceptZero' } },
        { key: 'stock', title: text('column.stockAfter'), type: 'number' },
        { key: 'createTime', title: text('column.time'), type: 'date' },
        { key: 'actorName', title: text('column.actor') },
        {
          key: 'reason',
          title: text('column.reason'),
          value: ({ reason, orderId }: StockMovement) =>
            orderId === null ? reason : text('order.number', { order: orderId })
        }
      ]
    })
  const form = movementForm(goodsId, surroundings, stock => {
    if (goods !== undefined) goods = { ...goods, stock }
    changes += 1
    update()
  })
  return {
    draw: now => {
      const { text, language, permissions } = now
      const title = goods === undefined ? text('inventory.title') : textIn(goods.names, language)
      return html`
        ${pageHead({ title, back: { href: addressOf(paths.inventory), text: text('inventory.title') } })}
        ${
          goods === undefined
            ? nothing
            : facts([
                fact(text('column.code'), goods.goodsCode),
                fact(text('column.stock'), String(goods.stock)),
                fact(text('column.lowStock'), String(goods.lowStock))
              ])
        }
        ${permissions.includes(shopPermissions.changeStock) ? form.draw(now) : nothing}
        <h2>${text('inventory.movements')}</h2>
        ${portalList(list(now))}
      `
    },
    end: form.end
  }
}
