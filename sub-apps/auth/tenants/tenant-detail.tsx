import { $format, navigate, request } from '@portal/session'
import { createTenant, tenantDetail, updateTenant } from '#contract/calls/administration/tenants.ts'
import { Facts, PageHead, useLoaded, useStore, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { useText } from '../texts.ts'
import { changeBody, draftOf, emptyDraft, newBody } from './tenant-draft.ts'
import { TenantForm } from './tenant-form.tsx'

const quiet = { quiet: true }

/** One tenant with what belongs to it, or the form of a new one. */
export const TenantDetail = ({ tenantId, search }: { tenantId: number | 'new'; search: string }) => {
  const text = useText()
  const { basePath } = useSubApp()
  const back = `${basePath}/tenants${keptQuery(search)}`
  return tenantId === 'new' ? (
    <>
      <PageHead
        title={text('tenants.new')}
        lead={text('tenants.newLead')}
        back={{ href: back, text: text('tenants.title') }}
      />
      <TenantForm
        start={emptyDraft}
        save={async draft => {
          const made = await request(createTenant, { body: newBody(draft) }, quiet)
          return () => navigate(`${basePath}/tenants/${made.tenantId}${keptQuery(search)}`, 'replace')
        }}
      />
    </>
  ) : (
    <OneTenant tenantId={tenantId} back={back} />
  )
}

const readTenant = (tenantId: number) => request(tenantDetail, { query: { tenantId } }, quiet)

const OneTenant = ({ tenantId, back }: { tenantId: number; back: string }) => {
  const text = useText()
  const format = useStore($format)
  const [loaded, load] = useLoaded(String(tenantId), () => readTenant(tenantId))
  const tenant = shownOf(loaded)
  const share = (count: number, max: number | null): string =>
    max === null
      ? format.number(count)
      : text('tenants.share', { count: format.number(count), max: format.number(max) })
  return (
    <>
      <PageHead title={tenant?.name ?? text('loading')} back={{ href: back, text: text('tenants.title') }} />
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      {tenant && (
        <>
          <Facts
            rows={[
              [text('column.kind'), text(`tenantKind.${tenant.kind}`)],
              [text('tenants.parent'), tenant.parentName],
              [text('column.users'), share(tenant.userCount, tenant.usersMax)],
              [text('column.stores'), share(tenant.storeCount, tenant.storesMax)],
              [text('column.robots'), format.number(tenant.robotCount)],
              [text('column.created'), format.time(tenant.createTime, 'local')]
            ]}
          />
          {tenant.changeable ? (
            <TenantForm
              start={draftOf(tenant)}
              fixedKind
              edited={{
                version: tenant.version,
                read: async () => {
                  const now = await readTenant(tenantId)
                  return { draft: draftOf(now), version: now.version }
                }
              }}
              save={async (draft, version) => {
                await request(updateTenant, { body: { ...changeBody(tenantId, draft), version } }, quiet)
                return load
              }}
            />
          ) : (
            <p className="quiet">{text('tenants.locked')}</p>
          )}
        </>
      )}
    </>
  )
}
