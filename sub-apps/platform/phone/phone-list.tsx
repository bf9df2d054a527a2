import { request } from '@portal/session'
import { deletePhone, type Phone, phoneList, phoneStates } from '#contract/calls/phones/phones.ts'
import { phonePermissions } from '#contract/permissions.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { oneOf } from '#kit/list.ts'
import { ListPage } from '../parts/list-page.tsx'
import type { Columns } from '../parts/remote-table.tsx'
import { type Tools, useTools } from '../parts/use-tools.ts'
import { phonePaths } from './routes.pure.ts'
import { phoneState } from './states.ts'

const columns = ({ text, to }: Tools): Columns => [
  {
    key: 'name',
    title: text('column.phone'),
    type: 'link',
    value: ({ name, phoneId }: Phone) => ({ text: name, address: to(`${phonePaths.device}/${phoneId}`) })
  },
  { key: 'extension', title: text('column.extension') },
  { key: 'storeName', title: text('column.store') },
  { key: 'state', title: text('column.state'), type: 'state', value: ({ state }: Phone) => phoneState(text, state) },
  { key: 'serial', title: text('column.serial'), onlyWide: true },
  { key: 'lastSeenTime', title: text('column.lastSeen'), type: 'date' }
]

/** How often the list is asked for again. */
const everyMs = 5_000

/** The phones that robots call. */
export const PhoneList = () => {
  const { text, to, may } = useTools()
  const { ask } = useSubApp()
  const mayEdit = may(phonePermissions.edit)
  const remove = ({ phoneId, name }: Phone): Promise<boolean> =>
    ask({
      heading: text('deleteAsk', { name }),
      text: text('phone.delete.text'),
      yes: text('delete'),
      danger: true,
      act: () => request(deletePhone, { body: { phoneId } }, { quiet: true })
    })
  return (
    <ListPage
      name="phones"
      title={text('phones.title')}
      lead={text('phones.lead')}
      rowKey="phoneId"
      columns={columns}
      searchHelp={text('phones.searchHelp')}
      filters={[oneOf('state', text('column.state'), phoneStates, value => text(`phoneState.${value}`))]}
      emptyTitle={text('phones.none')}
      emptyText={text('phones.none.text')}
      everyMs={everyMs}
      ask={query => request(phoneList, { query }, { quiet: true })}
      acts={mayEdit ? [{ key: 'delete', text: text('delete'), danger: true, run: remove }] : []}
      action={
        mayEdit && (
          <a className="button primary" href={to(`${phonePaths.device}/new`)}>
            {text('phone.new')}
          </a>
        )
      }
    />
  )
}
