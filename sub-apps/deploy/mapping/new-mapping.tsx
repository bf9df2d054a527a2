import { $permissions, $translate, navigate, request } from '@portal/session'
import { useState } from 'react'
import { mappingStoreList, saveMapping, usualMapping } from '#contract/calls/deploy/mapping-features.ts'
import { permissions } from '#contract/permissions.ts'
import { FormField, PageHead, useLoaded, useStore } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { textMaxLength } from '#kit/list-address.pure.ts'
import { useForm } from '#kit/portal/react/use-form.ts'
import { useTypedSearch } from '../parts/use-typed-search.ts'
import { useText } from '../texts.ts'
import { MappingForm } from './mapping-form.tsx'
import { useMappingAddress } from './use-mapping-address.ts'
import { useModels } from './use-models.ts'

type Store = { storeId: number; name: string }
/** The choices of the person; undefined for one that they left as it is. */
type Choices = { model: string | undefined; store: Store | null | undefined }

/** A configuration that is still to be made, for a model everywhere or in one store. */
export const NewMapping = () => {
  const text = useText()
  const title = useStore($translate)('menu.deployMappingConfig')
  const seesAll = useStore($permissions).includes(permissions.everyTenant)
  const address = useMappingAddress()
  const [typed, setTyped] = useState('')
  const [searched, setSearched] = useState('')
  const search = useTypedSearch(setSearched)
  const choices = useForm<Choices, never>({
    start: { model: undefined, store: undefined },
    problemsOf: () => ({}),
    problemText: () => '',
    save: async () => undefined
  })
  const [models, loadModels] = useModels()
  const [stores, loadStores] = useLoaded(searched, () =>
    request(mappingStoreList, { query: { text: searched || undefined } }, { quiet: true })
  )
  const found = shownOf(stores)?.list ?? []
  const model = choices.draft.model ?? shownOf(models)?.[0]
  // A default is for who sees every tenant. Others begin with their first store.
  const store = choices.draft.store ?? (seesAll || choices.draft.store === null ? null : (found[0] ?? null))
  const offered = store === null || found.some(({ storeId }) => storeId === store.storeId) ? found : [store, ...found]
  const failed = [models, stores].find(it => it.state === 'failed')
  return (
    <>
      <PageHead title={text('mapping.new')} lead={text('mapping.newLead')} back={{ href: address.list, text: title }} />
      {failed?.state === 'failed' && (
        <portal-notice
          error={failed.error}
          onportal-notice-retry={() => {
            loadModels()
            loadStores()
          }}
        />
      )}
      {model !== undefined && (
        <MappingForm
          start={usualMapping}
          mayChange={seesAll || store !== null}
          save={async features => {
            const body = { model, storeId: store?.storeId ?? null, version: 0, features }
            const { mappingId } = await request(saveMapping, { body }, { quiet: true })
            return () => {
              choices.end()
              navigate(address.of(mappingId), 'replace')
            }
          }}
        >
          <div className="tiles">
            <FormField
              name="model"
              label={text('column.model')}
              value={model}
              options={(shownOf(models) ?? []).map(value => ({ value, name: value }))}
              onChange={model => choices.change({ model })}
            />
            <FormField
              name="search"
              label={text('mapping.findStore')}
              value={typed}
              optional
              maxLength={textMaxLength}
              onChange={now => {
                setTyped(now)
                search.soon(now)
              }}
            />
            <FormField
              name="store"
              label={text('column.store')}
              value={String(store?.storeId ?? '')}
              optional={seesAll}
              options={[
                ...(seesAll ? [{ value: '', name: text('mapping.everyStore') }] : []),
                ...offered.map(({ storeId, name }) => ({ value: String(storeId), name }))
              ]}
              onChange={value =>
                choices.change({ store: offered.find(({ storeId }) => String(storeId) === value) ?? null })
              }
            />
          </div>
        </MappingForm>
      )}
    </>
  )
}
