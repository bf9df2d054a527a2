import { request } from '@portal/session'
import * as v from 'valibot'
import { storeDetail, updateStore } from '#contract/calls/stores/stores.ts'
import { PageHead, useLoaded, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { useText } from '../texts.ts'
import { bodyOf, draftOf, fields } from './store-draft.pure.ts'
import { StoreForm } from './store-form.tsx'

const readStore = (storeId: number) => request(storeDetail, { query: { storeId } }, { quiet: true })

/** Edits an existing store. Its ID and its organisation can't be changed. */
export const EditStore = ({ storeId, search }: { storeId: number; search: string }) => {
  const text = useText()
  const { basePath } = useSubApp()
  const [loaded, load] = useLoaded(String(storeId), () => readStore(storeId))
  const back = `${basePath}/${storeId}${keptQuery(search)}`
  return (
    <>
      <PageHead title={text('edit.title')} />
      {loaded.state === 'failed' && (
        <portal-notice heading={text('failed.store')} error={loaded.error} onportal-notice-retry={load} />
      )}
      {loaded.state === 'loading' && <p role="status">{text('loadingStore')}</p>}
      {loaded.state === 'ready' && (
        <StoreForm
          start={draftOf(loaded.value)}
          asks={fields.filter(field => field !== 'tenantId' && field !== 'storeCode')}
          back={back}
          edited={{
            version: loaded.value.version,
            read: async () => {
              const store = await readStore(storeId)
              return { draft: draftOf(store), version: store.version }
            }
          }}
          save={(draft, version) =>
            request(updateStore, { body: v.parse(change, { ...bodyOf(draft), storeId, version }) }, { quiet: true })
          }
        />
      )}
    </>
  )
}

const change = updateStore.body ?? v.never()
