import { $format, $permissions, $translate, navigate, request } from '@portal/session'
import {
  type MappingConfiguration,
  mappingDetail,
  removeMapping,
  saveMapping
} from '#contract/calls/deploy/mapping-features.ts'
import { deployPermissions, permissions } from '#contract/permissions.ts'
import { PageHead, useLoaded, useStore, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { useText } from '../texts.ts'
import { draftOf } from './mapping-draft.pure.ts'
import { MappingForm } from './mapping-form.tsx'
import { MappingRobots } from './mapping-robots.tsx'
import { RetryMapping } from './retry-mapping.tsx'
import { isSavedMeanwhile } from './saved-meanwhile.ts'
import { useMappingAddress } from './use-mapping-address.ts'

const quiet = { quiet: true }

/** Whether the person may change it: a default is for those who see every tenant. */
const useMayChange = (mapping: MappingConfiguration | undefined): boolean => {
  const held = useStore($permissions)
  if (mapping === undefined || !held.includes(deployPermissions.changeMapping)) return false
  return mapping.storeId !== null || held.includes(permissions.everyTenant)
}

/** One configuration: its features, and the robots that it is for. */
export const MappingPage = ({ mappingId }: { mappingId: number }) => {
  const text = useText()
  const format = useStore($format)
  const title = useStore($translate)('menu.deployMappingConfig')
  const { ask, notify } = useSubApp()
  const address = useMappingAddress()
  const [loaded, load] = useLoaded(String(mappingId), () => request(mappingDetail, { query: { mappingId } }, quiet))
  const mapping = shownOf(loaded)
  const mayChange = useMayChange(mapping)
  const mayRetry = useStore($permissions).includes(deployPermissions.changeMapping)
  const remove = async (version: number): Promise<void> => {
    let isOld = false
    const isAnswered = await ask({
      heading: text('mapping.remove.title'),
      text: text('mapping.remove.text'),
      yes: text('remove'),
      danger: true,
      act: () =>
        request(removeMapping, { body: { mappingId, version } }, quiet).catch((error: unknown) => {
          if (!isSavedMeanwhile(error)) throw error
          isOld = true
        })
    })
    if (!isAnswered) return
    if (isOld) {
      notify('warning', text('mapping.notRemoved'))
      load()
      return
    }
    notify('success', text('mapping.removed'))
    navigate(address.list, 'replace')
  }
  return (
    <>
      <PageHead
        title={mapping ? `${mapping.model} · ${mapping.storeName ?? text('mapping.everyStore')}` : text('loading')}
        {...(mapping && {
          lead: text('mapping.changed', {
            version: format.number(mapping.version),
            time: format.time(mapping.changeTime),
            name: mapping.userName ?? text('mapping.nobody')
          })
        })}
        back={{ href: address.list, text: title }}
        action={
          mapping?.storeId != null &&
          mayChange && (
            <button type="button" className="button" onClick={() => void remove(mapping.version)}>
              {text('remove')}
            </button>
          )
        }
      />
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      {mapping && (
        <>
          <MappingForm
            // After a save the form begins with the saved features.
            key={mapping.version}
            start={mapping.features}
            mayChange={mayChange}
            edited={{
              version: mapping.version,
              read: async () => {
                const { features, version } = await request(mappingDetail, { query: { mappingId } }, quiet)
                return { draft: draftOf(features), version }
              }
            }}
            save={async (features, version = mapping.version) => {
              const { model, storeId } = mapping
              await request(saveMapping, { body: { model, storeId, version, features } }, quiet)
              return load
            }}
          />
          <h2>{text('column.robots')}</h2>
          {mayRetry && <RetryMapping mappingId={mappingId} />}
          <MappingRobots mappingId={mappingId} version={mapping.version} />
        </>
      )}
    </>
  )
}
