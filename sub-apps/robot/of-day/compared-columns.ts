import { linkTo } from '@portal/session'
import type { RobotOfDay, RobotsOfDay } from '#contract/calls/figures/robots-of-day.ts'
import type { TableColumn } from '#contract/page/table.ts'
import type { KindName } from '../robot-kinds.ts'
import { robotLink } from '../robot-link.ts'
import type { Text } from './texts.ts'

type Compared = RobotsOfDay['all']

/** How many tasks more than usual; below 0 for fewer. */
export const differenceOf = ({ count, usual }: Compared): number => count - usual

/** A median of two counts may end in a half. */
export const usualFormat = { maximumFractionDigits: 1 } as const satisfies Intl.NumberFormatOptions
export const differenceFormat = {
  ...usualFormat,
  signDisplay: 'exceptZero'
} as const satisfies Intl.NumberFormatOptions

/** The tasks, the usual and the difference, of rows of any kind. */
export const comparedColumns = (text: Text): TableColumn<Compared>[] => [
  { key: 'count', title: text('column.tasks'), type: 'number' },
  { key: 'usual', title: text('column.usual'), type: 'number', number: usualFormat },
  { key: 'difference', title: text('column.difference'), type: 'number', number: differenceFormat, value: differenceOf }
]

/** The columns of the robots of a day. */
export const robotColumns = (text: Text, kindName: KindName): TableColumn<RobotOfDay>[] => [
  {
    key: 'name',
    title: text('column.name'),
    type: 'link',
    value: ({ robotId, name }) => robotLink(robotId, name),
    detail: ({ serial, retired }) => (retired ? `${serial} · ${text('ofDay.retired')}` : serial),
    detailTitle: text('column.serial')
  },
  ...comparedColumns(text),
  { key: 'kind', title: text('column.kind'), value: ({ robotKind }) => kindName(robotKind) },
  {
    key: 'store',
    title: text('column.store'),
    type: 'link',
    value: ({ storeId, storeName }) => {
      const address = storeId === null ? undefined : linkTo('store.detail', { storeId })
      return address === undefined || storeName === null ? (storeName ?? '') : { text: storeName, address }
    }
  }
]
