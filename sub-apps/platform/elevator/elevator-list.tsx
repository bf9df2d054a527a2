import { request } from '@portal/session'
import type { ReactNode } from 'react'
import { deleteElevator, type Elevator, elevatorList, elevatorStates } from '#contract/calls/elevators/elevators.ts'
import type { ListAct } from '#contract/page/list.ts'
import { elevatorPermissions } from '#contract/permissions.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { oneOf } from '#kit/list.ts'
import { ListPage } from '../parts/list-page.tsx'
import type { Columns } from '../parts/remote-table.tsx'
import { type Tools, useTools } from '../parts/use-tools.ts'
import { elevatorState } from './elevator-state.ts'
import { elevatorPaths } from './routes.pure.ts'

/** The columns of a list whose elevators lead to a page. */
const columnsTo =
  (path: string) =>
  ({ text, to }: Tools): Columns => [
    {
      key: 'name',
      title: text('column.elevator'),
      type: 'link',
      value: ({ name, elevatorId }: Elevator) => ({ text: name, address: to(`${path}/${elevatorId}`) }),
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

const columns = {
  detail: columnsTo(elevatorPaths.detail),
  simulator: columnsTo(elevatorPaths.simulator),
  config: columnsTo(elevatorPaths.config)
}

/** How often a list is asked for again: elevators move. */
const everyMs = 5_000

type ElevatorsProps = {
  page: keyof typeof columns
  title: string
  lead: string
  emptyText: string
  acts?: readonly ListAct<Elevator>[]
  action?: ReactNode
}

/** A page with the elevators of the person. */
const Elevators = ({ page, ...own }: ElevatorsProps) => {
  const { text } = useTools()
  return (
    <ListPage
      {...own}
      name="elevators"
      rowKey="elevatorId"
      columns={columns[page]}
      searchHelp={text('elevators.searchHelp')}
      filters={[oneOf('state', text('column.state'), elevatorStates, value => text(`elevatorState.${value}`))]}
      emptyTitle={text('elevators.none')}
      everyMs={everyMs}
      ask={query => request(elevatorList, { query }, { quiet: true })}
    />
  )
}

/** The elevators that robots ride. */
export const ElevatorList = () => {
  const { text, to, may } = useTools()
  const { ask } = useSubApp()
  const mayEdit = may(elevatorPermissions.edit)
  const remove = ({ elevatorId, name }: Elevator): Promise<boolean> =>
    ask({
      heading: text('deleteAsk', { name }),
      text: text('elevator.delete.text'),
      yes: text('delete'),
      danger: true,
      act: () => request(deleteElevator, { body: { elevatorId } }, { quiet: true })
    })
  return (
    <Elevators
      page="detail"
      title={text('elevators.title')}
      lead={text('elevators.lead')}
      emptyText={text(mayEdit ? 'elevators.none.add' : 'elevators.none.wait')}
      acts={
        mayEdit
          ? [
              {
                key: 'edit',
                text: text('edit'),
                address: ({ elevatorId }) => to(`${elevatorPaths.manage}/${elevatorId}`)
              },
              { key: 'delete', text: text('delete'), danger: true, run: remove }
            ]
          : []
      }
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

/** The same elevators, to choose the one that a page is about. */
export const ElevatorChoice = ({ page }: { page: 'simulator' | 'config' }) => {
  const { text } = useTools()
  return (
    <Elevators
      page={page}
      title={text(`${page}.title`)}
      lead={text(`${page}.lead`)}
      emptyText={text('elevators.none.wait')}
    />
  )
}
