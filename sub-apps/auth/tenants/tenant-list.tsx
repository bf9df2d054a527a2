import { $language, request } from '@portal/session'
import { useMemo } from 'react'
import { type Tenant, tenantColumns, tenantList } from '#contract/calls/administration/tenants.ts'
import { PageHead, useStore, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery, pageQuery, readList } from '#kit/list-address.pure.ts'
import { RemoteList } from '../parts/remote-list.tsx'
import { useText } from '../texts.ts'
import { countryNamer } from './country-names.ts'

/** The tenants that a person looks after. */
export const TenantList = ({ search }: { search: string }) => {
  const text = useText()
  const language = useStore($language)
  const path = `${useSubApp().basePath}/tenants`
  const kept = keptQuery(search)
  const address = readList(search, { choice: [] }, tenantColumns)
  const columns = useMemo((): HTMLElementTagNameMap['portal-table']['columns'] => {
    const countryName = countryNamer(language)
    return [
      {
        key: 'name',
        title: text('column.name'),
        type: 'link',
        sortable: true,
        value: (tenant: Tenant) => ({ text: tenant.name, address: `${path}/${tenant.tenantId}${kept}` }),
        detail: (tenant: Tenant) => tenant.parentName ?? '',
        detailTitle: text('tenants.parent')
      },
      { key: 'kind', title: text('column.kind'), value: (tenant: Tenant) => text(`tenantKind.${tenant.kind}`) },
      {
        key: 'country',
        title: text('column.country'),
        onlyWide: true,
        value: (tenant: Tenant) => countryName(tenant.country)
      },
      { key: 'userCount', title: text('column.users'), type: 'number', sortable: true },
      { key: 'storeCount', title: text('column.stores'), type: 'number', sortable: true },
      { key: 'robotCount', title: text('column.robots'), type: 'number', sortable: true }
    ]
  }, [text, language, path, kept])
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
      <RemoteList
        name="tenants"
        title={text('tenants.title')}
        rowKey="tenantId"
        columns={columns}
        address={address}
        search={search}
        path={path}
        searchHelp={text('column.name')}
        ask={() => request(tenantList, { query: { ...pageQuery(address), sort: address.sort } }, { quiet: true })}
      />
    </>
  )
}
