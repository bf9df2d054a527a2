import { $language, request } from '@portal/session'
import { tenantColumns, tenantList } from '#contract/calls/administration/tenants.ts'
import { PageHead, useStore, useSubApp } from '#kit/adapters/react.ts'
import { defineList } from '#kit/list.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { countryNamer } from '#kit/portal/country-names.ts'
import { useText } from '../texts.ts'

/** The tenants that a person looks after. */
export const TenantList = ({ search }: { search: string }) => {
  const text = useText()
  const language = useStore($language)
  const path = `${useSubApp().basePath}/tenants`
  const kept = keptQuery(search)
  const countryName = countryNamer(language)
  const list = defineList({
    label: text('tenants.title'),
    keepAs: 'auth tenants',
    rowKey: 'tenantId',
    searchHelp: text('column.name'),
    emptyText: text('empty.text'),
    sortBy: tenantColumns,
    ask: query => request(tenantList, { query }, { quiet: true }),
    columns: [
      {
        key: 'name',
        title: text('column.name'),
        type: 'link',
        value: ({ name, tenantId }) => ({ text: name, address: `${path}/${tenantId}${kept}` }),
        detail: ({ parentName }) => parentName ?? '',
        detailTitle: text('tenants.parent')
      },
      { key: 'kind', title: text('column.kind'), value: ({ kind }) => text(`tenantKind.${kind}`) },
      { key: 'country', title: text('column.country'), onlyWide: true, value: ({ country }) => countryName(country) },
      { key: 'userCount', title: text('column.users'), type: 'number' },
      { key: 'storeCount', title: text('column.stores'), type: 'number' },
      { key: 'robotCount', title: text('column.robots'), type: 'number' }
    ]
  })
  return (
    <>
      <PageHead
        title={text('tenants.title')}
        lead={text('tenants.lead')}
        action={
          <a className="button primary" href={`${path}/new${kept}`}>
            {text('tenants.new')}
          </a>
        }
      />
      <portal-list {...list} />
    </>
  )
}
