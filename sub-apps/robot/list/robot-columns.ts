import { linkTo, request, type Translate } from '@portal/session'
import { type Robot, robotList } from '#contract/calls/robots/robots.ts'
import * as limits from '#contract/limits.ts'
import { robotLink } from '../robot-link.ts'
import { isBehind, robotMark } from '../states.ts'
import type { Text } from '../texts.ts'
import { type Filter, queryOf } from './filter-address.pure.ts'

type Columns = NonNullable<HTMLElementTagNameMap['portal-table']['columns']>

/** The columns of the list. A robot that is offline shows that first, and the last known state below. */
export const robotColumns = (text: Text, portalText: Translate): Columns => [
  {
    key: 'name',
    title: text('column.name'),
    type: 'link',
    sortable: true,
    value: ({ robotId, name }: Robot) => robotLink(robotId, name),
    detail: (robot: Robot) => robot.serial,
    detailTitle: text('column.serial')
  },
  {
    key: 'kind',
    title: text('column.kind'),
    value: (robot: Robot) => portalText(`robotKind.${robot.robotKind}`),
    detail: (robot: Robot) => robot.model,
    detailTitle: text('column.model')
  },
  {
    key: 'store',
    title: text('column.store'),
    sortable: true,
    type: 'link',
    value: storeOf(text)
  },
  {
    key: 'state',
    title: text('column.state'),
    type: 'state',
    value: (robot: Robot) => robotMark(text, robot),
    detail: (robot: Robot) => (isBehind(robot) ? text(`state.${robot.state}`) : undefined),
    detailTitle: text('column.lastState')
  },
  {
    key: 'battery',
    title: text('column.battery'),
    type: 'number',
    sortable: true,
    number: { style: 'percent' },
    value: (robot: Robot) => robot.battery / 100
  },
  {
    key: 'lastSeen',
    title: text('column.lastSeen'),
    type: 'date',
    sortable: true,
    onlyWide: true,
    value: (robot: Robot) => robot.lastSeenTime ?? text('lastSeen.never')
  },
  { key: 'softwareVersion', title: text('column.softwareVersion'), onlyWide: true }
]

/** A link to the store, where this site has the application for stores and the person may open it. */
const storeOf =
  (text: Text) =>
  ({ storeId, storeName }: Robot): unknown => {
    if (storeId === null || storeName === null) return text('store.none')
    const address = linkTo('store.detail', { storeId })
    return address === undefined ? storeName : { text: storeName, address }
  }

/** The robots of all pages, for the file. */
export const allRobots = async (filter: Filter): Promise<Robot[]> => {
  const robots: Robot[] = []
  for (let page = 1; ; page += 1) {
    const query = { ...queryOf({ ...filter, page }), size: limits.pageSizeMax }
    const { list, total } = await request(robotList, { query }, { quiet: true })
    robots.push(...list)
    if (list.length === 0 || robots.length >= total) return robots
  }
}
