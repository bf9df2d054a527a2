import { request } from '@portal/session'
import { type OpenCustomer, openCustomerList, openCustomerStates } from '#contract/calls/open-platform/customers.ts'
import { oneOf } from '#kit/list.ts'
import { ListPage } from '../../parts/list-page.tsx'
import type { Columns } from '../../parts/remote-table.tsx'
import { type Tools, useTools } from '../../parts/use-tools.ts'
import { openPaths } from '../routes.pure.ts'
import { customerState } from '../states.pure.ts'

const columns = ({ text, to }: Tools): Columns => [
  {
    key: 'company',
    title: text('open.company'),
    type: 'link',
    value: ({ company, customerId }: OpenCustomer) => ({
      text: company,
      address: to(`${openPaths.customers}/${customerId}`)
    }),
    detail: ({ tenantName }: OpenCustomer) => tenantName,
    detailTitle: text('open.tenant')
  },
  {
    key: 'state',
    title: text('column.state'),
    type: 'state',
    value: ({ state }: OpenCustomer) => customerState(text, state)
  },
  { key: 'contact', title: text('open.contact') },
  { key: 'email', title: text('column.email'), onlyWide: true },
  { key: 'applicationCount', title: text('open.applications'), type: 'number' },
  { key: 'createTime', title: text('open.askedTime'), type: 'date' }
]

/** The companies that asked for the outside API. */
export const CustomerList = () => {
  const { text, to } = useTools()
  return (
    <ListPage
      name="open customers"
      title={text('open.customers')}
      lead={text('open.customers.lead')}
      rowKey="customerId"
      columns={columns}
      searchHelp={text('open.customers.search')}
      filters={[oneOf('state', text('column.state'), openCustomerStates, value => text(`open.customerState.${value}`))]}
      emptyTitle={text('open.customers.none')}
      emptyText={text('open.customers.none.ask')}
      ask={query => request(openCustomerList, { query }, { quiet: true })}
      action={
        <a className="button primary" href={to(`${openPaths.customers}/new`)}>
          {text('open.customer.new')}
        </a>
      }
    />
  )
}
