import { request } from '@portal/session'
import { type Ride, rideList } from '#contract/calls/elevators/elevator-rides.ts'
import { type Columns, RemoteTable } from '../parts/remote-table.tsx'
import { type Tools, useTools } from '../parts/use-tools.ts'
import { rideState } from './ride-state.ts'

const columns = ({ text }: Tools): Columns => [
  { key: 'startTime', title: text('column.started'), type: 'date' },
  { key: 'robotName', title: text('column.robot'), value: ({ robotName }: Ride) => robotName ?? '' },
  { key: 'from', title: text('column.from') },
  { key: 'to', title: text('column.to') },
  {
    key: 'state',
    title: text('column.state'),
    type: 'state',
    value: ({ state }: Ride) => rideState(text, state),
    detail: ({ failure }: Ride) => (failure === null ? undefined : text(`rideFailure.${failure}`))
  },
  {
    key: 'duration',
    title: text('column.duration'),
    type: 'duration',
    value: ({ startTime, endTime }: Ride) => (endTime === null ? null : endTime - startTime)
  }
]

/** How often the rides are asked for again. */
const everyMs = 3_000

/** The rides in one elevator, the newest first. */
export const RideTable = ({ elevatorId }: { elevatorId: number }) => {
  const { text } = useTools()
  return (
    <RemoteTable
      name="rides"
      title={text('rides.title')}
      rowKey="rideId"
      columns={columns}
      emptyTitle={text('rides.none')}
      emptyText={text('rides.none.text')}
      everyMs={everyMs}
      ask={query => request(rideList, { query: { ...query, elevatorId } }, { quiet: true })}
    />
  )
}
