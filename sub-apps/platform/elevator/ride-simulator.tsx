import { request } from '@portal/session'
import { useState } from 'react'
import { startRide } from '#contract/calls/elevators/elevator-rides.ts'
import { type ElevatorDetail, elevatorDetail } from '#contract/calls/elevators/elevators.ts'
import { elevatorPermissions } from '#contract/permissions.ts'
import { DetailPage, type Fact } from '../parts/detail-page.tsx'
import { FieldsForm } from '../parts/fields-form.tsx'
import { type Tools, useTools } from '../parts/use-tools.ts'
import { RideView } from './ride-view.tsx'
import { elevatorPaths } from './routes.pure.ts'

const quiet = { quiet: true }

const factsOf = ({ state, floor, storeName, building }: ElevatorDetail, { text }: Tools): readonly Fact[] => [
  [text('column.state'), text(`elevatorState.${state}`)],
  [text('column.floor'), floor],
  [text('column.store'), storeName],
  [text('column.building'), building]
]

/** How often the elevator is asked for again. */
const everyMs = 2_000

/** A ride of a robot in an elevator, step by step. It goes on in the cloud when nobody looks. */
export const RideSimulator = ({ elevatorId }: { elevatorId: number }) => {
  const { text, may } = useTools()
  const [lastId, setLastId] = useState<number>()
  return (
    <DetailPage
      askKey={String(elevatorId)}
      ask={() => request(elevatorDetail, { query: { elevatorId } }, quiet)}
      titleOf={({ name }) => name}
      leadOf={() => text('simulator.lead')}
      back={{ path: elevatorPaths.simulator, text: text('simulator.title') }}
      factsOf={factsOf}
      everyMs={() => everyMs}
    >
      {(elevator, load) => {
        const rideId = elevator.openRideId ?? lastId
        return (
          <>
            {may(elevatorPermissions.ride) && elevator.openRideId === null && (
              <RideForm
                elevator={elevator}
                onStarted={started => {
                  setLastId(started)
                  load()
                }}
              />
            )}
            {rideId !== undefined && <RideView key={rideId} rideId={rideId} onEnded={load} />}
          </>
        )
      }}
    </DetailPage>
  )
}

type RideFormProps = { elevator: ElevatorDetail; onStarted: (rideId: number) => void }

const RideForm = ({ elevator: { elevatorId, floors, robots }, onStarted }: RideFormProps) => {
  const { text } = useTools()
  const options = floors.map(value => ({ value, name: value }))
  return (
    <FieldsForm
      start={{ robotId: '', from: floors[0] ?? '', to: floors.at(-1) ?? '' }}
      fields={[
        {
          name: 'robotId',
          label: text('column.robot'),
          ...(robots.length === 0 ? { help: text('simulator.noRobots') } : {}),
          options: robots.map(({ robotId, name }) => ({ value: String(robotId), name }))
        },
        { name: 'from', label: text('column.from'), options },
        { name: 'to', label: text('column.to'), options, help: text('simulator.otherFloor') }
      ]}
      schema={startRide.body}
      bodyOf={({ robotId, from, to }) => ({ elevatorId, robotId: Number(robotId), from, to })}
      saveText={text('simulator.start')}
      save={async body => {
        const { rideId } = await request(startRide, { body }, quiet)
        return () => onStarted(rideId)
      }}
    />
  )
}
