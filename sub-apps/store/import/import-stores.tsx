import { $format, $language, navigate, request } from '@portal/session'
import { useMemo, useState } from 'react'
import {
  importStores,
  neededStoreColumns,
  storeFileColumns,
  type ValidatedStoreFile
} from '#contract/calls/stores/store-file.ts'
import { storeTenantList } from '#contract/calls/stores/stores.ts'
import * as limits from '#contract/limits.ts'
import { FormField, PageHead, useLoaded, useStore, useSubApp, useTexts } from '#kit/adapters/react.ts'
import { createTexts, type TextsIn } from '#kit/index.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { countryNamer } from '#kit/portal/country-names.ts'
import { TableFile } from '#kit/portal/react/table-file.tsx'
import { onlyTenantId } from '../form/store-draft.pure.ts'
import { useText } from '../texts.ts'
import type en from './messages/en.json'

type Row = ValidatedStoreFile['rows'][number]

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

type FileFormProps = {
  tenants: readonly { tenantId: number; name: string }[]
  textsIn: TextsIn<typeof en>
  list: string
}

const FileForm = ({ tenants, textsIn, list }: FileFormProps) => {
  const text = useText()
  const fileText = useTexts(textsIn)
  const format = useStore($format)
  const language = useStore($language)
  const { notify } = useSubApp()
  const [tenantId, setTenantId] = useState(onlyTenantId(tenants))
  const columns = useMemo(() => {
    const countryName = countryNamer(language)
    return [
      { key: 'line', title: fileText('column.line'), type: 'number' as const },
      {
        key: 'name',
        title: text('column.name'),
        detail: ({ storeCode }: Row) => storeCode ?? fileText('file.codeMade'),
        detailTitle: text('column.storeCode')
      },
      { key: 'city', title: text('column.city') },
      { key: 'country', title: text('column.country'), value: ({ country }: Row) => countryName(country) }
    ]
  }, [text, fileText, language])
  return (
    <TableFile<ValidatedStoreFile>
      text={fileText}
      problemText={problem => fileText(`fileProblem.${problem}`)}
      fileColumns={storeFileColumns}
      neededColumns={neededStoreColumns}
      rowsMax={limits.storeFileRowsMax}
      templateName="stores.csv"
      rowKey="line"
      label={text('title')}
      columns={columns}
      about={tenantId}
      send={(file, mode, coding) => {
        const body = { mode, ...(coding && { coding }), ...(tenantId === '' ? {} : { tenantId }) }
        return request(importStores, { body, file }, { quiet: true })
      }}
      onImported={({ counts: { added, changed } }) => {
        notify('success', fileText('file.imported', { added: format.number(added), changed: format.number(changed) }))
        navigate(list)
      }}
    >
      {tenants.length > 1 && (
        <FormField
          name="tenantId"
          label={text('column.tenant')}
          value={tenantId}
          choose={text('form.choose')}
          options={tenants.map(tenant => ({ value: String(tenant.tenantId), name: tenant.name }))}
          onChange={setTenantId}
        />
      )}
    </TableFile>
  )
}
