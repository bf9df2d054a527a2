import { request } from '@portal/session'
import * as v from 'valibot'
import { createStore, storeTenantList } from '#contract/calls/stores/stores.ts'
import { PageHead, useLoaded, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { useText } from '../texts.ts'
import { bodyOf, emptyDraft, fields, onlyTenantId } from './store-draft.pure.ts'
import { StoreForm } from './store-form.tsx'

const newStore = createStore.body ?? v.never()

/** Creates a store. A person with several organisations chooses one. */
export const NewStore = ({ search }: { search: string }) => {
  const text = useText()
  const { basePath } = useSubApp()
  const [loaded, load] = useLoaded('tenants', () => request(storeTenantList, {}, { quiet: true }))
  const several = loaded.state === 'ready' && loaded.value.length > 1
  const only = loaded.state === 'ready' && !several ? loaded.value[0] : undefined
  return (
    <>
      <PageHead title={text('new')} back={{ href: basePath + keptQuery(search), text: text('backToList') }} />
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      {loaded.state === 'loading' && <p role="status">{text('loadingStore')}</p>}
      {loaded.state === 'ready' && (
        <StoreForm
          start={{ ...emptyDraft, tenantId: onlyTenantId(loaded.value), country: only?.country ?? '' }}
          tenants={loaded.value}
          asks={several ? fields : fields.filter(field => field !== 'tenantId')}
          back={basePath + keptQuery(search)}
          save={draft => request(createStore, { body: v.parse(newStore, bodyOf(draft)) }, { quiet: true })}
        />
      )}
    </>
  )
}
