import { request } from '@portal/session'
import { type Robot, robotList } from '#contract/calls/robots/robots.ts'
import { unbindRobots } from '#contract/calls/stores/stores.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { defineList } from '#kit/list.ts'
import { useText } from '../texts.ts'
import { useRobotColumns } from './robot-columns.ts'

type StoreRobotsProps = {
  storeId: number
  /** A store of an organisation below is only shown. */
  isOwn: boolean
  changes: number
  onUnbound: (count: number) => void
}

/** The robots of a store. One or several can be unbound where the store is the person’s own organisation’s. */
export const StoreRobots = ({ storeId, isOwn, changes, onUnbound }: StoreRobotsProps) => {
  const text = useText()
  const { ask } = useSubApp()
  const columns = useRobotColumns()
  const unbind = async (robots: readonly Robot[]): Promise<boolean> => {
    const [robot] = robots
    const isOne = robot !== undefined && robots.length === 1
    const robotIds = robots.map(({ robotId }) => robotId)
    const isUnbound = await ask({
      heading: isOne ? text('unbind.title', { robot: robot.name }) : text('unbind.many.title'),
      text: text(isOne ? 'unbind.text' : 'unbind.many.text'),
      yes: text('unbind'),
      no: text('unbind.keep'),
      act: () => request(unbindRobots, { body: { storeId, robotIds } }, { quiet: true })
    })
    if (isUnbound) onUnbound(robotIds.length)
    // The count of changes asks again for both lists of the page.
    return false
  }
  const list = defineList({
    label: text('robots.title'),
    keepAs: 'robots of a store',
    addressKey: 'robots',
    rowKey: 'robotId',
    emptyTitle: text('robots.none'),
    askKey: String(changes),
    ask: query => request(robotList, { query: { ...query, storeId } }, { quiet: true }),
    columns,
    acts: isOwn ? [{ key: 'unbind', text: text('unbind'), danger: true, run: robot => unbind([robot]) }] : [],
    manyActs: isOwn ? [{ key: 'unbindMany', text: text('unbind'), danger: true, run: unbind }] : []
  })
  return <portal-list {...list} />
}
