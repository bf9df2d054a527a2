import { $format, navigate, request, sentenceOf } from '@portal/session'
import { useId, useState } from 'react'
import { neededStoreColumns } from '#contract/calls/stores/store-file.ts'
import { storeTenantList } from '#contract/calls/stores/stores.ts'
import * as limits from '#contract/limits.ts'
import { FormField, PageHead, useLoaded, useStore, useSubApp, useTexts } from '#kit/adapters/react.ts'
import { createTexts } from '#kit/index.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useText } from '../texts.ts'
import { FileFindings, type FileTexts } from './file-findings.tsx'
import { templateAddress } from './file-template.ts'
import { useFile } from './use-file.ts'

type Tenants = readonly { tenantId: number; name: string }[]

/** The tenants that can be chosen, and the texts of the page below its head. */
const loadForm = async () => {
  const [tenants, { messages }] = await Promise.all([
    request(storeTenantList, {}, { quiet: true }),
    import('./messages.ts')
  ])
  return { tenants, textsIn: createTexts(messages) }
}

/** Chooses a CSV file of stores, shows the changes that it would make, and imports it. */
export const ImportStores = ({ search }: { search: string }) => {
  const text = useText()
  const { basePath } = useSubApp()
  const list = basePath + keptQuery(search)
  const [loaded, load] = useLoaded('form', loadForm)
  return (
    <>
      <PageHead title={text('import')} lead={text('file.lead')} back={{ href: list, text: text('backToList') }} />
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      {loaded.state === 'ready' && <FileForm {...loaded.value} list={list} />}
    </>
  )
}

type FileFormProps = { tenants: Tenants; textsIn: FileTexts; list: string }

const FileForm = ({ tenants, textsIn, list }: FileFormProps) => {
  const text = useText()
  const fileText = useTexts(textsIn)
  const format = useStore($format)
  const id = useId()
  const { notify } = useSubApp()
  const [tenantId, setTenantId] = useState('')
  const { validated, error, choose, forget, look, lookState, importIt, importState } = useFile(
    tenantId,
    ({ counts }) => {
      const { added, changed } = counts
      notify('success', fileText('file.imported', { added: format.number(added), changed: format.number(changed) }))
      navigate(list)
    }
  )
  const changes = validated === undefined ? 0 : validated.counts.added + validated.counts.changed
  return (
    <>
      <form
        className="form"
        onSubmit={event => {
          event.preventDefault()
          look()
        }}
      >
        {tenants.length > 1 && (
          <FormField
            name="tenantId"
            label={text('column.tenant')}
            value={tenantId}
            problem={undefined}
            choose={text('form.choose')}
            options={tenants.map(tenant => ({ value: String(tenant.tenantId), name: tenant.name }))}
            onChange={value => {
              setTenantId(value)
              forget()
            }}
          />
        )}
        <div className="field">
          <label htmlFor={id}>{fileText('file.label')}</label>
          <input
            id={id}
            type="file"
            accept=".csv,text/csv"
            required
            aria-describedby={`${id}-help`}
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <p id={`${id}-help`} className="help">
            {fileText('file.help', {
              columns: format.list(neededStoreColumns),
              rows: format.number(limits.storeFileRowsMax)
            })}{' '}
            <a href={templateAddress()} download="stores.csv">
              {fileText('file.template')}
            </a>
          </p>
        </div>
        {error !== undefined && (
          <p className="refusal" role="alert">
            {sentenceOf(error)}
          </p>
        )}
        <div className="actions">
          <ActButton type="submit" className={changes === 0 ? 'button primary' : 'button'} state={lookState}>
            {fileText('file.look')}
          </ActButton>
          {validated !== undefined && validated.problemCount === 0 && changes > 0 && (
            <ActButton className="button primary" state={importState} onClick={importIt}>
              {fileText('file.import', { count: changes })}
            </ActButton>
          )}
        </div>
      </form>
      {validated !== undefined && <FileFindings validated={validated} textsIn={textsIn} />}
    </>
  )
}
