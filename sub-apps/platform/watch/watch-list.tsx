import { request } from '@portal/session'
import { deleteWatch, type Watch, watchList } from '#contract/calls/watches/watches.ts'
import { watchPermissions } from '#contract/permissions.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { oneOf } from '#kit/list.ts'
import { ListPage } from '../parts/list-page.tsx'
import type { Columns } from '../parts/remote-table.tsx'
import { type Tools, useTools } from '../parts/use-tools.ts'
import { watchPaths } from './routes.pure.ts'

const columns = ({ text, to }: Tools): Columns => [
  {
    key: 'wearerName',
    title: text('column.wearer'),
    type: 'link',
    value: ({ wearerName, watchId }: Watch) => ({ text: wearerName, address: to(`${watchPaths.manage}/${watchId}`) }),
    detail: ({ wearerKind }: Watch) => text(`wearerKind.${wearerKind}`)
  },
  { key: 'serial', title: text('column.serial') },
  { key: 'storeName', title: text('column.store') },
  {
    key: 'online',
    title: text('column.state'),
    type: 'state',
    value: ({ online }: Watch) =>
      online
        ? { text: text('online.true'), shape: 'dot', tone: 'success' }
        : { text: text('online.false'), shape: 'ring', tone: 'muted' }
  },
  {
    key: 'battery',
    title: text('column.battery'),
    type: 'number',
    number: { style: 'percent' },
    value: ({ battery }: Watch) => (battery === null ? null : battery / 100)
  },
  { key: 'lastSeenTime', title: text('column.lastSeen'), type: 'date' }
]

/** How often the list is asked for again. */
const everyMs = 5_000

/** The watches by which people call robots. */
export const WatchList = () => {
  const { text, to, may } = useTools()
  const { ask } = useSubApp()
  const mayEdit = may(watchPermissions.edit)
  const remove = ({ watchId, serial }: Watch): Promise<boolean> =>
    ask({
      heading: text('watch.delete.title', { serial }),
      text: text('watch.delete.text'),
      yes: text('delete'),
      danger: true,
      act: () => request(deleteWatch, { body: { watchId } }, { quiet: true })
    })
  return (
    <ListPage
      name="watches"
      title={text('watches.title')}
      lead={text('watches.lead')}
      rowKey="watchId"
      columns={columns}
      searchHelp={text('watches.searchHelp')}
      filters={[oneOf('online', text('column.state'), [true, false], value => text(`online.${value}`))]}
      emptyTitle={text('watches.none')}
      emptyText={text('watches.none.text')}
      everyMs={everyMs}
      ask={query => request(watchList, { query }, { quiet: true })}
      acts={mayEdit ? [{ key: 'delete', text: text('delete'), danger: true, run: remove }] : []}
      action={
        mayEdit && (
          <a className="button primary" href={to(`${watchPaths.manage}/new`)}>
            {text('watch.new')}
          </a>
        )
      }
    />
  )
}
