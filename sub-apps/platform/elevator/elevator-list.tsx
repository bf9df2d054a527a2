import { request } from '@portal/session'
import { deleteElevator, type Elevator, elevatorList, elevatorStates } from '#contract/calls/platform/elevators.ts'
import { elevatorPermissions } from '#contract/permissions.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { ListPage } from '../parts/list-page.tsx'
import type { Columns } from '../parts/remote-table.tsx'
import { type Tools, useTools } from '../parts/use-tools.ts'
import { elevatorState } from './elevator-state.ts'
import { elevatorPaths } from './routes.ts'

const columns = ({ text, to }: Tools): Columns => [
  {
    key: 'name',
    title: text('column.elevator'),
    type: 'link',
    value: ({ name, elevatorId }: Elevator) => ({ text: name, address: to(`${elevatorPaths.manage}/${elevatorId}`) }),
    detail: ({ building }: Elevator) => building,
    detailTitle: text('column.building')
  },
  { key: 'storeName', title: text('column.store') },
  {
    key: 'state',
    title: text('column.state'),
    type: 'state',
    value: ({ state }: Elevator) => elevatorState(text, state)
  },
  { key: 'floor', title: text('column.floor') },
  { key: 'floors', title: text('column.floors'), type: 'number', value: ({ floors }: Elevator) => floors.length },
  { key: 'maker', title: text('column.maker'), onlyWide: true },
  { key: 'controllerSerial', title: text('column.controllerSerial'), onlyWide: true },
  { key: 'lastSeenTime', title: text('column.lastSeen'), type: 'date', hidden: true }
]

/** How often the list is asked for again: elevators move. */
const everyMs = 5_000

/** The elevators that robots ride. */
export const ElevatorList = () => {
  const { text, to, may } = useTools()
  const { ask } = useSubApp()
  const mayEdit = may(elevatorPermissions.edit)
  const remove = ({ elevatorId, name }: Elevator): Promise<boolean> =>
    ask({
      heading: text('elevator.delete.title', { name }),
      text: text('elevator.delete.text'),
      yes: text('delete'),
      danger: true,
      act: () => request(deleteElevator, { body: { elevatorId } }, { quiet: true })
    })
  return (
    <ListPage
      name="elevators"
      title={text('elevators.title')}
      lead={text('elevators.lead')}
      rowKey="elevatorId"
      columns={columns}
      searchHelp={text('elevators.searchHelp')}
      filters={[
        {
          filter: 'state',
          label: text('column.state'),
          options: elevatorStates.map(value => ({ value, name: text(`elevatorState.${value}`) }))
        }
      ]}
      emptyTitle={text('elevators.none')}
      emptyText={text(mayEdit ? 'elevators.none.add' : 'elevators.none.wait')}
      everyMs={everyMs}
      ask={({ page, chosen: { state } }) =>
        request(elevatorList, { query: { ...page, state: elevatorStates.find(it => it === state) } }, { quiet: true })
      }
      acts={mayEdit ? [{ key: 'delete', text: text('delete'), danger: true, run: remove }] : []}
      action={
        mayEdit && (
          <a className="button primary" href={to(`${elevatorPaths.manage}/new`)}>
            {text('elevator.new')}
          </a>
        )
      }
    />
  )
}
