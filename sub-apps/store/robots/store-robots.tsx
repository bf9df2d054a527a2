import { request, sentenceOf } from '@portal/session'
import { useState } from 'react'
import { robotList } from '#contract/calls/robots/robots.ts'
import { unbindRobots } from '#contract/calls/stores/stores.ts'
import * as limits from '#contract/limits.ts'
import { useLoaded, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { useText } from '../texts.ts'
import { useRobotColumns } from './robot-columns.ts'

type StoreRobotsProps = { storeId: number; changes: number; onUnbound: (count: number) => void }

/** The robots of a store, in pages. One or several can be unbound. */
export const StoreRobots = ({ storeId, changes, onUnbound }: StoreRobotsProps) => {
  const text = useText()
  const columns = useRobotColumns()
  const { ask } = useSubApp()
  const [page, setPage] = useState(1)
  const [loaded, load] = useLoaded(`${storeId} ${page} ${changes}`, () =>
    request(robotList, { query: { storeId, pageNo: page, size: limits.pageSize } }, { quiet: true })
  )
  const askToUnbind = async (robotIds: number[], name: string | undefined): Promise<void> => {
    const isUnbound = await ask({
      heading: name === undefined ? text('unbind.many.title') : text('unbind.title', { robot: name }),
      text: text(name === undefined ? 'unbind.many.text' : 'unbind.text'),
      yes: text('unbind'),
      act: () => request(unbindRobots, { body: { storeId, robotIds } }, { quiet: true })
    })
    if (isUnbound) onUnbound(robotIds.length)
  }
  const shown = shownOf(loaded)
  return (
    <portal-table
      remote
      rowKey="robotId"
      label={text('robots.title')}
      columns={columns}
      rows={shown?.list}
      total={shown?.total ?? 0}
      page={page}
      size={limits.pageSize}
      loading={loaded.state === 'loading'}
      error={loaded.state === 'failed' ? sentenceOf(loaded.error) : undefined}
      emptyTitle={text('robots.none')}
      actions={[{ key: 'unbind', text: text('unbind'), danger: true }]}
      manyActions={[{ key: 'unbind', text: text('unbind'), danger: true }]}
      onportal-table-change={({ detail }) => setPage(detail.page)}
      onportal-table-retry={load}
      onportal-table-action={({ detail }) => {
        const [first, ...others] = detail.keys
        const robot = others.length === 0 ? shown?.list.find(({ robotId }) => String(robotId) === first) : undefined
        void askToUnbind(detail.keys.map(Number), robot?.name)
      }}
    />
  )
}
