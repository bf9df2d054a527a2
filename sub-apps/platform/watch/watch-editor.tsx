import { navigate, request } from '@portal/session'
import {
  createWatch,
  updateWatch,
  type Watch,
  type WrittenWatch,
  watchDetail,
  wearerKinds
} from '#contract/calls/watches/watches.ts'
import * as limits from '#contract/limits.ts'
import { watchPermissions } from '#contract/permissions.ts'
import { PageHead, useSubApp } from '#kit/adapters/react.ts'
import { DetailPage, type Fact } from '../parts/detail-page.tsx'
import { FieldsForm } from '../parts/fields-form.tsx'
import { useStoreChoice } from '../parts/use-choice.ts'
import { type Tools, useTools } from '../parts/use-tools.ts'
import { watchPaths } from './routes.pure.ts'

const quiet = { quiet: true }

const factsOf = (watch: Watch, { text, format }: Tools): readonly Fact[] => [
  [text('column.state'), text(`online.${watch.online}`)],
  [text('column.battery'), watch.battery === null ? null : `${format.number(watch.battery)} %`],
  [text('column.lastSeen'), watch.lastSeenTime === null ? text('neverSeen') : format.time(watch.lastSeenTime)],
  [text('column.serial'), watch.serial],
  [text('column.store'), watch.storeName],
  [text('column.wearerKind'), text(`wearerKind.${watch.wearerKind}`)]
]

/** Adds a watch. */
export const NewWatch = () => {
  const { text, to } = useTools()
  return (
    <>
      <PageHead title={text('watch.new')} back={{ href: to(watchPaths.manage), text: text('watches.title') }} />
      <WatchForm save={body => request(createWatch, { body }, quiet)} />
    </>
  )
}

/** One watch and its wearer. People without the permission to change it read it. */
export const WatchEditor = ({ watchId }: { watchId: number }) => {
  const { text, may } = useTools()
  return (
    <DetailPage
      askKey={String(watchId)}
      ask={() => request(watchDetail, { query: { watchId } }, quiet)}
      titleOf={({ wearerName }) => wearerName}
      back={{ path: watchPaths.manage, text: text('watches.title') }}
      factsOf={factsOf}
    >
      {watch =>
        may(watchPermissions.edit) && (
          <WatchForm
            watch={watch}
            save={(body, version) => request(updateWatch, { body: { watchId, version, ...body } }, quiet)}
          />
        )
      }
    </DetailPage>
  )
}

const draftOf = (watch: Watch | undefined) => ({
  wearerName: watch?.wearerName ?? '',
  wearerKind: watch?.wearerKind ?? 'person',
  storeId: watch === undefined ? '' : String(watch.storeId),
  serial: watch?.serial ?? ''
})

const readWatch = async (watchId: number) => {
  const watch = await request(watchDetail, { query: { watchId } }, quiet)
  return { draft: draftOf(watch), version: watch.version }
}

type WatchFormProps = {
  watch?: Watch
  save: (body: WrittenWatch, version: number | undefined) => Promise<unknown>
}

const WatchForm = ({ watch, save }: WatchFormProps) => {
  const { text, to } = useTools()
  const { notify } = useSubApp()
  const stores = useStoreChoice(watch && { value: String(watch.storeId), name: watch.storeName })
  return (
    <FieldsForm
      start={draftOf(watch)}
      fields={[
        { name: 'wearerName', label: text('column.wearer'), maxLength: limits.deviceNameMaxLength },
        {
          name: 'wearerKind',
          label: text('column.wearerKind'),
          options: wearerKinds.map(value => ({ value, name: text(`wearerKind.${value}`) }))
        },
        { name: 'storeId', label: text('column.store'), ...stores },
        {
          name: 'serial',
          label: text('column.serial'),
          help: text('watch.serialHelp'),
          maxLength: limits.deviceSerialMaxLength
        }
      ]}
      schema={createWatch.body}
      bodyOf={({ wearerKind, storeId, serial, wearerName }): WrittenWatch => ({
        wearerName,
        wearerKind: wearerKinds.find(it => it === wearerKind) ?? 'person',
        storeId: Number(storeId),
        serial: serial.trim()
      })}
      saveText={text('save')}
      {...(watch && { edited: { version: watch.version, read: () => readWatch(watch.watchId) } })}
      save={async (body, version) => {
        await save(body, version)
        return () => {
          notify('success', text('saved', { name: body.wearerName }))
          navigate(to(watchPaths.manage))
        }
      }}
    />
  )
}
