import { request } from '@portal/session'
import { type ElevatorDetail as Elevator, elevatorDetail } from '#contract/calls/elevators/elevators.ts'
import { elevatorPermissions } from '#contract/permissions.ts'
import { DetailPage, type Fact } from '../parts/detail-page.tsx'
import { type Tools, useTools } from '../parts/use-tools.ts'
import { RideTable } from './ride-table.tsx'
import { elevatorPaths } from './routes.pure.ts'

const factsOf = (elevator: Elevator, { text, format }: Tools): readonly Fact[] => [
  [text('column.state'), text(`elevatorState.${elevator.state}`)],
  [text('column.floor'), elevator.floor],
  [text('column.store'), elevator.storeName],
  [text('column.building'), elevator.building],
  [text('column.floors'), elevator.floors.join(', ')],
  [text('column.maker'), elevator.maker],
  [text('column.controllerSerial'), elevator.controllerSerial],
  [text('column.lastSeen'), elevator.lastSeenTime === null ? text('neverSeen') : format.time(elevator.lastSeenTime)],
  [text('column.doorHold'), format.number(elevator.doorHoldSeconds)],
  [text('column.timeout'), format.number(elevator.timeoutSeconds)]
]

/** How often the elevator is asked for again. */
const everyMs = 2_000

/** One elevator as it is now, and its last rides. */
export const ElevatorDetail = ({ elevatorId }: { elevatorId: number }) => {
  const { text, to, may } = useTools()
  return (
    <DetailPage
      askKey={String(elevatorId)}
      ask={() => request(elevatorDetail, { query: { elevatorId } }, { quiet: true })}
      titleOf={({ name }) => name}
      back={{ path: elevatorPaths.manage, text: text('elevators.title') }}
      factsOf={factsOf}
      everyMs={() => everyMs}
      action={() =>
        may(elevatorPermissions.edit) && (
          <a className="button" href={to(`${elevatorPaths.manage}/${elevatorId}`)}>
            {text('edit')}
          </a>
        )
      }
    >
      {() => (
        <>
          <h2>{text('rides.title')}</h2>
          <RideTable elevatorId={elevatorId} />
        </>
      )}
    </DetailPage>
  )
}
