import { request } from '@portal/session'
import { useState } from 'react'
import {
  createOpenApplication,
  type OpenCredentials,
  openCustomerChoices
} from '#contract/calls/open-platform/applications.ts'
import type { OpenScope } from '#contract/calls/open-platform/scopes.ts'
import * as limits from '#contract/limits.ts'
import { PageHead } from '#kit/adapters/react.ts'
import { FieldsForm } from '../../parts/fields-form.tsx'
import { SecretPanel } from '../../parts/secret-panel.tsx'
import { useChoice } from '../../parts/use-choice.ts'
import { useTools } from '../../parts/use-tools.ts'
import { openPaths } from '../routes.pure.ts'
import { ScopeBoxes } from './scope-boxes.tsx'

const quiet = { quiet: true }

/** Makes an application. Its secret shows once, in the place of the form. */
export const NewApplication = () => {
  const { text, to } = useTools()
  const [scopes, setScopes] = useState<OpenScope[]>(['robots:read'])
  const [made, setMade] = useState<OpenCredentials>()
  const customers = useChoice('customers', async ({ text: wanted }) => {
    const { list, total } = await request(openCustomerChoices, { query: { text: wanted } }, quiet)
    return { list: list.map(({ customerId, company }) => ({ value: String(customerId), name: company })), total }
  })
  return (
    <>
      <PageHead
        title={text('open.application.new')}
        back={{ href: to(openPaths.applications), text: text('open.applications') }}
      />
      {made === undefined ? (
        <FieldsForm
          start={{ customerId: '', name: '' }}
          fields={[
            { name: 'customerId', label: text('open.company'), help: text('open.company.help'), ...customers },
            { name: 'name', label: text('open.application'), maxLength: limits.openNameMaxLength }
          ]}
          schema={createOpenApplication.body}
          // A customer that is not chosen is 0, which the contract refuses.
          bodyOf={({ customerId, name }) => ({ customerId: Number(customerId), name, scopes })}
          saveText={text('open.application.make')}
          save={async body => {
            const credentials = await request(createOpenApplication, { body }, quiet)
            return () => setMade(credentials)
          }}
        >
          <ScopeBoxes scopes={scopes} onChange={setScopes} />
        </FieldsForm>
      ) : (
        <SecretPanel
          rows={[
            [text('open.key'), made.key],
            [text('open.secret'), made.secret]
          ]}
        >
          <a className="button" href={to(`${openPaths.applications}/${made.applicationId}`)}>
            {text('open.application.show')}
          </a>
        </SecretPanel>
      )}
    </>
  )
}
