import { defineList, type ListProperties, type SubAppProps } from 'robot-portal-kit'
import { type Robot, robotList } from 'robot-portal-kit/calls/robots'
import { robotAddress } from './page-of.ts'
import type { Text } from './texts.ts'

/** The list of robots: the call for a page, and the columns. `<portal-list>` does the rest. */
export const listOfRobots = (api: SubAppProps['api'], text: Text, basePath: string): ListProperties =>
  defineList({
    label: text('title'),
    keepAs: 'fleet robots',
    rowKey: 'robotId',
    searchHelp: text('search'),
    ask: (question, signal) => api.request(robotList, { query: question }, { signal }),
    news: ['robots_changed'],
    columns: [
      {
        key: 'name',
        title: text('column.name'),
        type: 'link',
        value: ({ name, serial }) => ({ text: name, address: robotAddress(basePath, serial) }),
        detail: ({ serial }) => serial,
        detailTitle: text('column.serial')
      },
      { key: 'model', title: text('column.model') },
      { key: 'store', title: text('column.store'), value: ({ storeName }) => storeName ?? text('store.none') },
      {
        key: 'battery',
        title: text('column.battery'),
        type: 'number',
        number: { style: 'percent' },
        value: ({ battery }) => battery / 100
      }
    ],
    emptyTitle: text('empty')
  })

/** The facts on the page of a robot: titles and values. */
export const factsOf = (robot: Robot, text: Text, language: string): [title: string, value: string][] => [
  [text('column.serial'), robot.serial],
  [text('column.model'), robot.model],
  [text('column.store'), robot.storeName ?? text('store.none')],
  [text('column.battery'), new Intl.NumberFormat(language, { style: 'percent' }).format(robot.battery / 100)],
  [text('column.software'), robot.softwareVersion]
]
