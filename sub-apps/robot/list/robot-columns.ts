import { linkTo } from '@portal/session'
import type { ListedRobot, Robot } from '#contract/calls/robots/robots.ts'
import type { TableColumn } from '#contract/page/table.ts'
import type { KindName } from '../robot-kinds.ts'
import { robotLink } from '../robot-link.ts'
import { isBehind, robotMark } from '../states.ts'
import type { Text } from '../texts.ts'

type Columns = TableColumn<ListedRobot>[]

/**
 * The columns of the list. A robot that is offline shows that first, and the last known state below.
 * @param ofSeveral whether the person sees robots of several organisations: stores of two may have one name
 */
export const robotColumns = (text: Text, kindName: KindName, ofSeveral: boolean): Columns => [
  {
    key: 'name',
    title: text('column.name'),
    type: 'link',
    value: ({ robotId, name }: Robot) => robotLink(robotId, name),
    detail: (robot: Robot) => robot.serial,
    detailTitle: text('column.serial')
  },
  {
    key: 'kind',
    title: text('column.kind'),
    value: (robot: Robot) => kindName(robot.robotKind),
    detail: (robot: Robot) => robot.model,
    detailTitle: text('column.model')
  },
  {
    key: 'store',
    title: text('column.store'),
    type: 'link',
    value: storeOf(text)
  },
  ...(ofSeveral ? [{ key: 'tenantName' as const, title: text('column.tenant') }] : []),
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
    number: { style: 'percent' },
    value: (robot: Robot) => robot.battery / 100
  },
  {
    key: 'lastSeen',
    title: text('column.lastSeen'),
    type: 'date',
    onlyWide: true,
    value: (robot: Robot) => robot.lastSeenTime ?? text('lastSeen.never')
  },
  { key: 'softwareVersion', title: text('column.softwareVersion'), onlyWide: true },
  { key: 'tags', title: text('column.tags'), value: ({ tags }: ListedRobot) => tags.join(', ') }
]

/** A link to the store, where this site has the application for stores and the person may open it. */
const storeOf =
  (text: Text) =>
  ({ storeId, storeName }: Robot): unknown => {
    if (storeId === null || storeName === null) return text('store.none')
    const address = linkTo('store.detail', { storeId })
    return address === undefined ? storeName : { text: storeName, address }
  }
