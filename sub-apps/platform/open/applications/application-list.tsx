import { request } from '@portal/session'
import {
  deleteOpenApplication,
  type OpenApplication,
  openApplicationList,
  openApplicationStates,
  setOpenApplicationState
} from '#contract/calls/open-platform/applications.ts'
import { openPermissions } from '#contract/permissions.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { oneOf } from '#kit/list.ts'
import { ListPage } from '../../parts/list-page.tsx'
import type { Columns } from '../../parts/remote-table.tsx'
import { type Tools, useTools } from '../../parts/use-tools.ts'
import { openPaths } from '../routes.pure.ts'
import { applicationState } from '../states.pure.ts'

const columns = ({ text, to }: Tools): Columns => [
  {
    key: 'name',
    title: text('open.application'),
    type: 'link',
    value: ({ name, applicationId }: OpenApplication) => ({
      text: name,
      address: to(`${openPaths.applications}/${applicationId}`)
    }),
    detail: ({ company }: OpenApplication) => company,
    detailTitle: text('open.company')
  },
  {
    key: 'state',
    title: text('column.state'),
    type: 'state',
    value: (application: OpenApplication) => applicationState(text, application)
  },
  { key: 'key', title: text('open.key'), onlyWide: true },
  {
    key: 'scopes',
    title: text('open.scopes'),
    onlyWide: true,
    value: ({ scopes }: OpenApplication) => scopes.map(scope => text(`open.scope.${scope}`)).join(', ')
  },
  { key: 'usedToday', title: text('open.usedToday'), type: 'number' },
  { key: 'lastUsedTime', title: text('open.lastUsed'), type: 'date' }
]

const quiet = { quiet: true }

/** The applications that call the outside API. */
export const ApplicationList = () => {
  const { text, to, may } = useTools()
  const { ask, notify } = useSubApp()
  const mayEdit = may(openPermissions.editApplications)
  const remove = ({ applicationId, name }: OpenApplication): Promise<boolean> =>
    ask({
      heading: text('deleteAsk', { name }),
      text: text('open.application.delete.text'),
      yes: text('delete'),
      danger: true,
      act: () => request(deleteOpenApplication, { body: { applicationId } }, quiet)
    })
  const turn = async ({ applicationId, name, state }: OpenApplication): Promise<boolean> => {
    const next = state === 'enabled' ? 'disabled' : 'enabled'
    try {
      await request(setOpenApplicationState, { body: { applicationId, state: next } })
    } catch {
      // The portal has told of the failure.
      return false
    }
    notify('success', text('saved', { name }))
    return true
  }
  return (
    <ListPage
      name="open applications"
      title={text('open.applications')}
      lead={text('open.applications.lead')}
      rowKey="applicationId"
      columns={columns}
      searchHelp={text('open.applications.search')}
      filters={[
        oneOf('state', text('column.state'), openApplicationStates, value => text(`open.applicationState.${value}`))
      ]}
      emptyTitle={text('open.applications.none')}
      emptyText={text('open.applications.none.add')}
      ask={query => request(openApplicationList, { query }, quiet)}
      acts={
        mayEdit
          ? [
              { key: 'disable', text: text('open.disable'), offered: ({ state }) => state === 'enabled', run: turn },
              { key: 'enable', text: text('open.enable'), offered: ({ state }) => state === 'disabled', run: turn },
              { key: 'delete', text: text('delete'), danger: true, run: remove }
            ]
          : []
      }
      action={
        mayEdit && (
          <a className="button primary" href={to(`${openPaths.applications}/new`)}>
            {text('open.application.new')}
          </a>
        )
      }
    />
  )
}
