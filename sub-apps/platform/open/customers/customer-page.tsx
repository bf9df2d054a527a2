import { request } from '@portal/session'
import { useState } from 'react'
import { decideOpenCustomer, type OpenCustomer, openCustomerDetail } from '#contract/calls/open-platform/customers.ts'
import * as limits from '#contract/limits.ts'
import { openPermissions, permissions } from '#contract/permissions.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { DetailPage } from '../../parts/detail-page.tsx'
import { FieldsForm } from '../../parts/fields-form.tsx'
import { Refusal } from '../../parts/refusal.tsx'
import { useTools } from '../../parts/use-tools.ts'
import { openPaths } from '../routes.pure.ts'

const quiet = { quiet: true }

/** One customer, and the decision about it. */
export const CustomerPage = ({ customerId }: { customerId: number }) => {
  const { text, to, may, format } = useTools()
  const decides = may(openPermissions.decideCustomers) && may(permissions.everyTenant)
  const seesApplications = may(openPermissions.applications)
  return (
    <DetailPage
      askKey={String(customerId)}
      ask={() => request(openCustomerDetail, { query: { customerId } }, quiet)}
      titleOf={({ company }) => company}
      leadOf={({ state }) => text(`open.customerState.${state}`)}
      back={{ path: openPaths.customers, text: text('open.customers') }}
      factsOf={customer => [
        [text('open.tenant'), customer.tenantName],
        [text('open.contact'), customer.contact],
        [text('column.email'), customer.email],
        [text('open.purpose'), customer.purpose],
        [text('open.askedTime'), format.time(customer.createTime)],
        [text('open.decided'), customer.decideTime === null ? null : format.time(customer.decideTime)],
        [text('open.decidedBy'), customer.decidedBy],
        [text('column.reason'), customer.reason]
      ]}
      action={customer =>
        seesApplications &&
        customer.applicationCount > 0 && (
          <a className="button" href={to(openPaths.applications)}>
            {text('open.applications')}
          </a>
        )
      }
    >
      {(customer, load) => decides && <Decision key={customer.state} customer={customer} load={load} />}
    </DetailPage>
  )
}

/** Approves, or refuses with a reason. Either can be taken back by the other. */
const Decision = ({ customer: { customerId, company, state }, load }: { customer: OpenCustomer; load: () => void }) => {
  const { text } = useTools()
  const { notify } = useSubApp()
  const [refuses, setRefuses] = useState(false)
  const decided = () => {
    notify('success', text('saved', { name: company }))
    load()
  }
  const approving = useAct(async () => {
    await request(decideOpenCustomer, { body: { customerId, state: 'approved' } }, quiet)
    return decided
  })
  return (
    <>
      <div className="actions">
        {state !== 'approved' && (
          <ActButton className="button primary" state={approving.state} onClick={approving.run}>
            {text('open.approve')}
          </ActButton>
        )}
        {state !== 'refused' && (
          <button type="button" className="button" aria-expanded={refuses} onClick={() => setRefuses(!refuses)}>
            {text('open.refuse')}
          </button>
        )}
      </div>
      <Refusal error={approving.error} />
      {refuses && (
        <FieldsForm
          start={{ reason: '' }}
          fields={[
            {
              name: 'reason',
              label: text('column.reason'),
              help: text('open.reason.help'),
              maxLength: limits.openReasonMaxLength
            }
          ]}
          schema={decideOpenCustomer.body}
          bodyOf={({ reason }) => ({ customerId, state: 'refused' as const, reason })}
          saveText={text('open.refuse')}
          save={async body => {
            await request(decideOpenCustomer, { body }, quiet)
            return decided
          }}
        />
      )}
    </>
  )
}
