import { request } from '@portal/session'
import { type StressTest, stressTestList, stressTestStates } from '#contract/calls/elevators/stress-tests.ts'
import { elevatorPermissions } from '#contract/permissions.ts'
import { oneOf } from '#kit/list.ts'
import { ListPage } from '../../parts/list-page.tsx'
import type { Columns } from '../../parts/remote-table.tsx'
import { type Tools, useTools } from '../../parts/use-tools.ts'
import { elevatorPaths } from '../routes.pure.ts'
import { stressTestState } from './stress-test-state.ts'

const columns = ({ text, to }: Tools): Columns => [
  {
    key: 'elevatorName',
    title: text('column.elevator'),
    type: 'link',
    value: ({ elevatorName, stressTestId }: StressTest) => ({
      text: elevatorName,
      address: to(`${elevatorPaths.stressTest}/${stressTestId}`)
    })
  },
  {
    key: 'state',
    title: text('column.state'),
    type: 'state',
    value: ({ state }: StressTest) => stressTestState(text, state)
  },
  { key: 'played', title: text('column.played'), type: 'number' },
  { key: 'rides', title: text('column.rides'), type: 'number' },
  { key: 'startTime', title: text('column.started'), type: 'date' },
  { key: 'endTime', title: text('column.ended'), type: 'date', onlyWide: true }
]

/** How often the list is asked for again. */
const everyMs = 3_000

/** The stress tests of elevators, the newest first. */
export const StressTestList = () => {
  const { text, to, may } = useTools()
  const mayTest = may(elevatorPermissions.test)
  return (
    <ListPage
      name="stress tests"
      title={text('tests.title')}
      lead={text('tests.lead')}
      rowKey="stressTestId"
      columns={columns}
      filters={[oneOf('state', text('column.state'), stressTestStates, value => text(`testState.${value}`))]}
      emptyTitle={text('tests.none')}
      emptyText={text('tests.none.text')}
      everyMs={everyMs}
      ask={query => request(stressTestList, { query }, { quiet: true })}
      action={
        mayTest && (
          <a className="button primary" href={to(`${elevatorPaths.stressTest}/new`)}>
            {text('test.new')}
          </a>
        )
      }
    />
  )
}
