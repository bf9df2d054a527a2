import { request } from '@portal/session'
import { type StockRow, stockColumns, stockList } from '#contract/calls/shop/inventory.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { PageHead } from '#kit/adapters/react.ts'
import { defineList } from '#kit/list.ts'
import { paths } from '../page-of.pure.ts'
import { useTools } from '../parts/use-tools.ts'

/** How well goods are in stock: none, few, or enough. */
const levelOf = ({ stock, lowStock }: StockRow) => {
  if (stock === 0) return { name: 'none', shape: 'diamond', tone: 'danger' } as const
  return stock <= lowStock
    ? ({ name: 'few', shape: 'square', tone: 'warning' } as const)
    : ({ name: 'enough', shape: 'dot', tone: 'success' } as const)
}

/** All goods with how many there are. */
export const StockList = () => {
  const { text, language, addressOf } = useTools()
  const list = defineList({
    label: text('inventory.title'),
    keepAs: 'shop inventory',
    rowKey: 'goodsId',
    searchHelp: text('goods.searchHelp'),
    filters: [
      {
        kind: 'one',
        key: 'low',
        label: text('column.stock'),
        options: [
          { value: true, name: text('level.few') },
          { value: false, name: text('level.enough') }
        ]
      }
    ],
    sortBy: stockColumns,
    askKey: language,
    ask: (query, signal) => request(stockList, { query: { ...query, lang: language } }, { quiet: true, signal }),
    emptyText: text('empty.text'),
    columns: [
      {
        key: 'name',
        title: text('column.name'),
        type: 'link',
        value: ({ names, goodsId }) => ({
          text: textIn(names, language),
          address: addressOf(`${paths.inventory}/${goodsId}`)
        }),
        detail: ({ listed }) => (listed ? undefined : text('goods.unlisted'))
      },
      { key: 'code', title: text('column.code'), value: ({ goodsCode }) => goodsCode },
      { key: 'stock', title: text('column.stock'), type: 'number' },
      { key: 'lowStock', title: text('column.lowStock'), type: 'number', onlyWide: true },
      {
        key: 'level',
        title: text('column.state'),
        type: 'state',
        value: row => {
          const { name, ...mark } = levelOf(row)
          return { text: text(`level.${name}`), ...mark }
        }
      }
    ]
  })
  return (
    <>
      <PageHead title={text('inventory.title')} lead={text('inventory.lead')} />
      <portal-list {...list} />
    </>
  )
}
