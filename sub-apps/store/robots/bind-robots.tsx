import { request, sentenceOf } from '@portal/session'
import { useRef, useState } from 'react'
import { robotList } from '#contract/calls/robots/robots.ts'
import { bindRobots } from '#contract/calls/stores/stores.ts'
import * as limits from '#contract/limits.ts'
import { useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { useLocked } from '#kit/portal/react/use-locked.ts'
import { useText } from '../texts.ts'
import { useRobotColumns } from './robot-columns.ts'

type BindRobotsProps = { storeId: number; tenantId: number; changes: number; onBound: (count: number) => void }

/** The robots of the store’s organisation without a store. The selected ones are bound to this store, all of them or none. */
export const BindRobots = ({ storeId, tenantId, changes, onBound }: BindRobotsProps) => {
  const text = useText()
  const columns = useRobotColumns()
  const chosen = useRef<readonly string[]>([])
  const [error, setError] = useState<unknown>()
  const [loaded, load] = useLoaded(`${changes}`, () =>
    request(robotList, { query: { own: true, tenantId, bound: false, size: limits.storeRobotsMax } }, { quiet: true })
  )
  const shown = shownOf(loaded)
  const [state, bind] = useLocked(async () => {
    setError(undefined)
    const robotIds = chosen.current.map(Number)
    try {
      await request(bindRobots, { body: { storeId, robotIds } }, { quiet: true })
      onBound(robotIds.length)
    } catch (cause) {
      setError(cause)
      load()
    }
  })
  return (
    <>
      {error !== undefined && (
        <p className="refusal" role="alert">
          {sentenceOf(error)}
        </p>
      )}
      {shown?.list.length !== 0 && <p className="quiet">{text('bind.help')}</p>}
      <portal-table
        rowKey="robotId"
        label={text('bind.title')}
        columns={columns}
        rows={shown?.list}
        loading={loaded.state === 'loading' || state === 'working'}
        error={loaded.state === 'failed' ? sentenceOf(loaded.error) : undefined}
        emptyTitle={text('bind.none')}
        manyActions={[{ key: 'bind', text: text('bind') }]}
        onportal-table-action={({ detail }) => {
          chosen.current = detail.keys
          bind()
        }}
        onportal-table-retry={load}
      />
    </>
  )
}
