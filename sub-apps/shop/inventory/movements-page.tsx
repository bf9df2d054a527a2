import { request } from '@portal/session'
import { useState } from 'react'
import { movementList, type StockRow } from '#contract/calls/shop/inventory.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { shopPermissions } from '#contract/permissions.ts'
import { Facts, PageHead } from '#kit/adapters/react.ts'
import { defineList } from '#kit/list.ts'
import { paths } from '../page-of.pure.ts'
import { useTools } from '../parts/use-tools.ts'
import { MovementForm } from './movement-form.tsx'

/** One kind of goods in stock: every movement that made it so, and a form for another one. */
export const MovementsPage = ({ goodsId }: { goodsId: number }) => {
  const { text, language, permissions, addressOf } = useTools()
  const [goods, setGoods] = useState<StockRow>()
  /** Another count asks the list again. */
  const [changes, setChanges] = useState(0)
  const list = defineList({
    label: text('inventory.movements'),
    keepAs: 'shop movements',
    rowKey: 'movementId',
    emptyText: text('empty.movements'),
    askKey: String(changes),
    ask: async query => {
      const { goods: found, ...rest } = await request(movementList, { query: { ...query, goodsId } }, { quiet: true })
      setGoods(found)
      return rest
    },
    columns: [
      { key: 'kind', title: text('column.movement'), value: ({ kind }) => text(`movement.${kind}`) },
      { key: 'quantity', title: text('column.quantity'), type: 'number', number: { signDisplay: 'exceptZero' } },
      { key: 'stock', title: text('column.stockAfter'), type: 'number' },
      { key: 'createTime', title: text('column.time'), type: 'date' },
      { key: 'actorName', title: text('column.actor') },
      {
        key: 'reason',
        title: text('column.reason'),
        value: ({ reason, orderId }) => (orderId === null ? reason : text('order.number', { order: orderId }))
      }
    ]
  })
  const moved = (stock: number): void => {
    setGoods(now => now && { ...now, stock })
    setChanges(count => count + 1)
  }
  return (
    <>
      <PageHead
        title={goods === undefined ? text('inventory.title') : textIn(goods.names, language)}
        back={{ href: addressOf(paths.inventory), text: text('inventory.title') }}
      />
      {goods && (
        <Facts
          rows={[
            [text('column.code'), goods.goodsCode],
            [text('column.stock'), String(goods.stock)],
            [text('column.lowStock'), String(goods.lowStock)]
          ]}
        />
      )}
      {permissions.includes(shopPermissions.changeStock) && <MovementForm goodsId={goodsId} onMoved={moved} />}
      <h2>{text('inventory.movements')}</h2>
      <portal-list {...list} />
    </>
  )
}
