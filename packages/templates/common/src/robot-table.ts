import { type Loaded, shownOf } from 'robot-portal-kit'
import type { Robot } from 'robot-portal-kit/calls/robots'
import { pageSize } from 'robot-portal-kit/limits'
import { robotAddress } from './page-of.ts'
import type { RobotPage } from './robots.ts'
import type { Text } from './texts.ts'

/** Gives the portal's table its properties. It takes them before the portal has loaded it, too. */
export const fillTable = (table: HTMLElement, loaded: Loaded<RobotPage>, text: Text, basePath: string): void => {
  const shown = shownOf(loaded)
  Object.assign(table, {
    remote: true,
    rowKey: 'robotId',
    // The number of the page is in the address.
    addressKey: '',
    label: text('title'),
    columns: columnsOf(text, basePath),
    rows: shown?.list,
    total: shown?.total ?? 0,
    size: pageSize,
    loading: loaded.state === 'loading',
    error: loaded.state === 'failed' ? text('failed') : undefined,
    emptyTitle: text('empty')
  })
}

const columnsOf = (text: Text, basePath: string) => [
  {
    key: 'name',
    title: text('column.name'),
    type: 'link',
    value: ({ name, serial }: Robot) => ({ text: name, address: robotAddress(basePath, serial) }),
    detail: ({ serial }: Robot) => serial,
    detailTitle: text('column.serial')
  },
  { key: 'model', title: text('column.model') },
  { key: 'store', title: text('column.store'), value: ({ storeName }: Robot) => storeName ?? text('store.none') },
  {
    key: 'battery',
    title: text('column.battery'),
    type: 'number',
    number: { style: 'percent' },
    value: ({ battery }: Robot) => battery / 100
  }
]

/** The facts on the page of a robot: titles and values. */
export const factsOf = (robot: Robot, text: Text, language: string): [title: string, value: string][] => [
  [text('column.serial'), robot.serial],
  [text('column.model'), robot.model],
  [text('column.store'), robot.storeName ?? text('store.none')],
  [text('column.battery'), new Intl.NumberFormat(language, { style: 'percent' }).format(robot.battery / 100)],
  [text('column.software'), robot.softwareVersion]
]
