import { request } from '@portal/session'
import { html } from 'lit'
import { type StockRow, stockColumns, stockList } from '#contract/calls/shop/inventory.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { pageHead } from '#kit/adapters/lit.ts'
import { pageQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { createRemoteList, keptBy } from '../parts/remote-list.ts'
import type { Now, Surroundings, View } from '../view.ts'

/** How well goods are in stock: none, few, or enough. */
const levelOf = ({ stock, lowStock }: StockRow) => {
  if (stock === 0) return { name: 'none', shape: 'diamond', tone: 'danger' } as const
  return stock <= lowStock
    ? ({ name: 'few', shape: 'square', tone: 'warning' } as const)
    : ({ name: 'enough', shape: 'dot', tone: 'success' } as const)
}

/** All goods with how many there are. */
export const stockListView = (surroundings: Surroundings): View => {
  const { addressOf } = surroundings
  const list = createRemoteList(
    {
      name: 'inventory',
      rowKey: 'goodsId' as const satisfies keyof StockRow,
      filters: { low: ['true', 'false'] },
      sorts: stockColumns,
      ask: (address, { language }) => {
        const { low } = address.chosen
        const query = {
          ...pageQuery(address),
          sort: address.sort,
          lang: language,
          low: low === '' ? undefined : low === 'true'
        }
        return request(stockList, { query }, { quiet: true })
      }
    },
    surroundings
  )
  const columns = keptBy(({ text, language }: Now): HTMLElementTagNameMap['portal-table']['columns'] => [
    {
      key: 'name',
      title: text('column.name'),
      type: 'link',
      sortable: true,
      value: (row: StockRow) => ({
        text: textIn(row.names, language),
        address: addressOf(`${paths.inventory}/${row.goodsId}`)
      }),
      detail: (row: StockRow) => (row.listed ? undefined : text('goods.unlisted'))
    },
    { key: 'code', title: text('column.code'), sortable: true, value: ({ goodsCode }: StockRow) => goodsCode },
    { key: 'stock', title: text('column.stock'), type: 'number', sortable: true },
    { key: 'lowStock', title: text('column.lowStock'), type: 'number', onlyWide: true },
    {
      key: 'level',
      title: text('column.status'),
      type: 'state',
      value: (row: StockRow) => {
        const { name, ...mark } = levelOf(row)
        return { text: text(`level.${name}`), ...mark }
      }
    }
  ])
  return {
    arrive: list.arrive,
    draw: now => {
      const { text } = now
      return html`
        ${pageHead({ title: text('inventory.title'), lead: text('inventory.lead') })}
        ${list.draw(
          {
            label: text('inventory.title'),
            columns: columns(now),
            searchHelp: text('goods.searchHelp'),
            chips: [
              {
                filter: 'low',
                label: text('column.stock'),
                options: [
                  { value: 'true', name: text('level.few') },
                  { value: 'false', name: text('level.enough') }
                ]
              }
            ]
          },
          now
        )}
      `
    },
    end: list.end
  }
}
