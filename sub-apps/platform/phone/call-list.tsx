import { request } from '@portal/session'
import { type PhoneCall, phoneCallList, phoneCallStates } from '#contract/calls/phones/phone-calls.ts'
import { phonePermissions } from '#contract/permissions.ts'
import { oneOf } from '#kit/list.ts'
import { ListPage } from '../parts/list-page.tsx'
import type { Columns } from '../parts/remote-table.tsx'
import { type Tools, useTools } from '../parts/use-tools.ts'
import { phonePaths } from './routes.pure.ts'
import { callState } from './states.ts'

const columns = ({ text, to }: Tools): Columns => [
  {
    key: 'phoneName',
    title: text('column.phone'),
    type: 'link',
    value: ({ phoneName, phoneCallId }: PhoneCall) => ({
      text: phoneName,
      address: to(`${phonePaths.callSimulator}/${phoneCallId}`)
    }),
    detail: ({ extension }: PhoneCall) => extension,
    detailTitle: text('column.extension')
  },
  { key: 'storeName', title: text('column.store'), onlyWide: true },
  { key: 'robotName', title: text('column.robot'), value: ({ robotName }: PhoneCall) => robotName ?? '' },
  { key: 'state', title: text('column.state'), type: 'state', value: ({ state }: PhoneCall) => callState(text, state) },
  { key: 'attempt', title: text('column.attempt'), type: 'number' },
  { key: 'startTime', title: text('column.started'), type: 'date' },
  {
    key: 'duration',
    title: text('column.duration'),
    type: 'duration',
    value: ({ startTime, endTime }: PhoneCall) => (endTime === null ? null : endTime - startTime)
  }
]

/** How often the list is asked for again. */
const everyMs = 3_000

/** The log of the calls of robots, and the way to a new one. */
export const CallList = () => {
  const { text, to, may } = useTools()
  const mayCall = may(phonePermissions.call)
  return (
    <ListPage
      name="phone calls"
      title={text('calls.title')}
      lead={text('calls.lead')}
      rowKey="phoneCallId"
      columns={columns}
      filters={[oneOf('state', text('column.state'), phoneCallStates, value => text(`callState.${value}`))]}
      emptyTitle={text('calls.none')}
      emptyText={text('calls.none.text')}
      everyMs={everyMs}
      ask={query => request(phoneCallList, { query }, { quiet: true })}
      action={
        mayCall && (
          <a className="button primary" href={to(`${phonePaths.callSimulator}/new`)}>
            {text('call.new')}
          </a>
        )
      }
    />
  )
}
