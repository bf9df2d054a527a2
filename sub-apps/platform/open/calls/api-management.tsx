import { request } from '@portal/session'
import { type OpenUsageRow, openCallList, openUsage } from '#contract/calls/open-platform/api-management.ts'
import { outsideCallNames } from '#contract/calls/open-platform/outside.ts'
import { openPermissions, permissions } from '#contract/permissions.ts'
import { PageHead, useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { oneOf } from '#kit/list.ts'
import { type Columns, RemoteTable } from '../../parts/remote-table.tsx'
import { type Tools, useTools } from '../../parts/use-tools.ts'
import { callPath } from './call-path.ts'
import { CallTable } from './call-table.tsx'

const quiet = { quiet: true }

type Row = OpenUsageRow & { rowId: string }

const columns = ({ text }: Tools): Columns => [
  { key: 'day', title: text('column.day') },
  {
    key: 'name',
    title: text('open.call'),
    value: ({ name }: Row) => callPath(name)
  },
  {
    key: 'applicationName',
    title: text('open.application'),
    detail: ({ company }: Row) => company,
    detailTitle: text('open.company')
  },
  { key: 'requests', title: text('open.requests'), type: 'number' },
  { key: 'errors', title: text('open.errors'), type: 'number' },
  { key: 'lastTime', title: text('open.lastUsed'), type: 'date' }
]

/** The calls, each with its switch and its use. */
export const ApiManagement = () => {
  const { text, may } = useTools()
  const [loaded, load] = useLoaded('calls', () => request(openCallList, {}, quiet))
  return (
    <>
      <PageHead title={text('open.apiManagement')} lead={text('open.apiManagement.lead')} />
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      <h2>{text('open.week')}</h2>
      <CallTable
        title={text('open.week')}
        calls={shownOf(loaded)}
        applicationId={null}
        mayTurn={may(openPermissions.switchCalls) && may(permissions.everyTenant)}
        turned={load}
      />
      <h2>{text('open.usage')}</h2>
      <RemoteTable
        name="open usage"
        title={text('open.usage')}
        rowKey="rowId"
        columns={columns}
        filters={[oneOf('call', text('open.call'), outsideCallNames, callPath)]}
        emptyTitle={text('open.usage.none')}
        ask={async ({ call, ...page }) => {
          const { list, total } = await request(openUsage, { query: { ...page, name: call } }, quiet)
          return { list: list.map(row => ({ ...row, rowId: `${row.day} ${row.name} ${row.applicationId}` })), total }
        }}
      />
    </>
  )
}
