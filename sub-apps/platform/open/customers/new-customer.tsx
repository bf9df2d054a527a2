import { navigate, request } from '@portal/session'
import { openTenantList, registerOpenCustomer } from '#contract/calls/open-platform/customers.ts'
import * as limits from '#contract/limits.ts'
import { permissions } from '#contract/permissions.ts'
import { PageHead, useSubApp } from '#kit/adapters/react.ts'
import { FieldsForm } from '../../parts/fields-form.tsx'
import type { Field } from '../../parts/form-draft.pure.ts'
import { useChoice } from '../../parts/use-choice.ts'
import { useTools } from '../../parts/use-tools.ts'
import { openPaths } from '../routes.pure.ts'

const quiet = { quiet: true }
type Name = 'tenantId' | 'company' | 'contact' | 'email' | 'purpose'
const start = { tenantId: '', company: '', contact: '', email: '', purpose: '' }

/** Asks for the outside API. People who see every tenant say for which one; for others it is their own. */
export const NewCustomer = () => {
  const { text, to, may } = useTools()
  const { notify } = useSubApp()
  const choosesTenant = may(permissions.everyTenant)
  const tenants = useChoice('tenants', async ({ text: wanted }) => {
    if (!choosesTenant) return { list: [], total: 0 }
    const { list, total } = await request(openTenantList, { query: { text: wanted } }, quiet)
    return { list: list.map(({ tenantId, name }) => ({ value: String(tenantId), name })), total }
  })
  const tenant: Field<Name> = { name: 'tenantId', label: text('open.tenant'), ...tenants }
  const fields: Field<Name>[] = [
    ...(choosesTenant ? [tenant] : []),
    { name: 'company', label: text('open.company'), maxLength: limits.openNameMaxLength },
    { name: 'contact', label: text('open.contact'), maxLength: limits.openNameMaxLength },
    { name: 'email', label: text('column.email'), maxLength: limits.accountMaxLength },
    {
      name: 'purpose',
      label: text('open.purpose'),
      help: text('open.purpose.help'),
      maxLength: limits.openPurposeMaxLength
    }
  ]
  return (
    <>
      <PageHead
        title={text('open.customer.new')}
        back={{ href: to(openPaths.customers), text: text('open.customers') }}
      />
      <FieldsForm
        start={start}
        fields={fields}
        schema={registerOpenCustomer.body}
        // A tenant that is not chosen is 0, which the contract refuses.
        bodyOf={({ tenantId, ...rest }) => (choosesTenant ? { ...rest, tenantId: Number(tenantId) } : rest)}
        saveText={text('open.customer.ask')}
        save={async body => {
          const { customerId } = await request(registerOpenCustomer, { body }, quiet)
          return () => {
            notify('success', text('saved', { name: body.company }))
            navigate(to(`${openPaths.customers}/${customerId}`))
          }
        }}
      />
    </>
  )
}
