import { request } from '@portal/session'
import { type WatchTask, watchTaskList, watchTaskStates } from '#contract/calls/watches/watch-tasks.ts'
import { oneOf } from '#kit/list.ts'
import { ListPage } from '../parts/list-page.tsx'
import type { Columns } from '../parts/remote-table.tsx'
import { type Tools, useTools } from '../parts/use-tools.ts'
import { watchTaskState } from './watch-task-state.ts'

const columns = ({ text }: Tools): Columns => [
  {
    key: 'wearerName',
    title: text('column.wearer'),
    detail: ({ serial }: WatchTask) => serial,
    detailTitle: text('column.serial')
  },
  {
    key: 'kind',
    title: text('column.task'),
    value: ({ kind }: WatchTask) => text(`watchTaskKind.${kind}`),
    detail: ({ place }: WatchTask) => place,
    detailTitle: text('column.place')
  },
  { key: 'storeName', title: text('column.store'), onlyWide: true },
  { key: 'robotName', title: text('column.robot'), value: ({ robotName }: WatchTask) => robotName ?? '' },
  {
    key: 'state',
    title: text('column.state'),
    type: 'state',
    value: ({ state }: WatchTask) => watchTaskState(text, state)
  },
  { key: 'callTime', title: text('column.called'), type: 'date' },
  {
    key: 'duration',
    title: text('column.duration'),
    type: 'duration',
    value: ({ callTime, endTime }: WatchTask) => (endTime === null ? null : endTime - callTime)
  }
]

/** How often the list is asked for again. */
const everyMs = 3_000

/** The calls from watches, and the robot's task that each call became. */
export const WatchTaskList = () => {
  const { text } = useTools()
  return (
    <ListPage
      name="watch tasks"
      title={text('watchTasks.title')}
      lead={text('watchTasks.lead')}
      rowKey="watchTaskId"
      columns={columns}
      searchHelp={text('watchTasks.searchHelp')}
      filters={[
        oneOf('state', text('column.state'), watchTaskStates, value => text(`watchTaskState.${value}`)),
        { kind: 'day', key: 'day', label: text('column.day') }
      ]}
      emptyTitle={text('watchTasks.none')}
      emptyText={text('watchTasks.none.text')}
      everyMs={everyMs}
      ask={query => request(watchTaskList, { query }, { quiet: true })}
    />
  )
}
