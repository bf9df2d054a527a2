import { linkTo, request } from '@portal/session'
import type { CallData } from '#contract/call.ts'
import {
  type CleaningFigures,
  cleaningByRobot,
  cleaningByStore,
  cleaningColumns
} from '#contract/calls/figures/statistics.ts'
import { defineList } from '#kit/list.ts'
import type { Choice } from '../period/periods-address.pure.ts'
import { useText } from '../texts.ts'
import { inUnit } from '../written.ts'

/** What both tables have: the figures' columns, and where the list keeps its place. */
const useSums = <Row extends CleaningFigures>(name: 'stores' | 'robots') => {
  const text = useText()
  return {
    text,
    common: {
      label: text(`by.${name}`),
      keepAs: `statement ${name}`,
      addressKey: name,
      sortBy: cleaningColumns,
      emptyTitle: text('empty.cleaning'),
      emptyText: text('empty.text')
    },
    figures: cleaningColumns.map(key => ({
      key,
      title: text(`column.${key}`),
      type: 'number' as const,
      value: (row: Row) => inUnit(key, row[key])
    }))
  }
}

/** The stores in which something was cleaned in the first period. */
export const StoreTable = ({ choice: { period } }: { choice: Choice }) => {
  const { text, common, figures } = useSums<CallData<typeof cleaningByStore>['list'][number]>('stores')
  const list = defineList({
    ...common,
    rowKey: 'storeId',
    ask: query => request(cleaningByStore, { query: { sort: '-area', ...query, ...period } }, { quiet: true }),
    askKey: JSON.stringify(period),
    columns: [
      {
        key: 'storeName',
        title: text('column.store'),
        type: 'link',
        value: ({ storeId, storeName }) => {
          const address = linkTo('store.detail', { storeId })
          return address === undefined ? storeName : { text: storeName, address }
        }
      },
      ...figures
    ]
  })
  return <portal-list {...list} />
}

/** The robots that cleaned something in the first period. */
export const RobotTable = ({ choice: { period, storeId } }: { choice: Choice }) => {
  const { text, common, figures } = useSums<CallData<typeof cleaningByRobot>['list'][number]>('robots')
  const list = defineList({
    ...common,
    rowKey: 'robotId',
    ask: query => request(cleaningByRobot, { query: { sort: '-area', ...query, ...period, storeId } }, { quiet: true }),
    askKey: JSON.stringify([period, storeId]),
    columns: [
      { key: 'name', title: text('column.robot'), detail: ({ serial }) => serial },
      { key: 'storeName', title: text('column.store') },
      ...figures
    ]
  })
  return <portal-list {...list} />
}
