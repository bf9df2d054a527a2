import { $format, $permissions, $translate, request } from '@portal/session'
import { useMemo } from 'react'
import { type MappingConfiguration, mappingList } from '#contract/calls/deploy/mapping-features.ts'
import { deployPermissions } from '#contract/permissions.ts'
import { useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { keptQuery, pageQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { FailedPanel } from '../parts/failed-panel.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { RemoteList, useListAddress } from '../parts/remote-list.tsx'
import { useText } from '../texts.ts'
import { useModels } from './use-models.ts'

type Columns = HTMLElementTagNameMap['portal-table']['columns']
type ListProps = { title: string; models: readonly string[] }

const Configurations = ({ title, models }: ListProps) => {
  const text = useText()
  const format = useStore($format)
  const { address, show } = useListAddress({ model: models }, [])
  const path = useSubApp().basePath + paths.mapping
  const kept = keptQuery(useOwnRoute().search)
  const columns = useMemo(
    (): Columns => [
      {
        key: 'model',
        title: text('column.model'),
        type: 'link',
        value: ({ model, mappingId }: MappingConfiguration) => ({ text: model, address: `${path}/${mappingId}${kept}` })
      },
      {
        key: 'storeName',
        title: text('column.store'),
        value: ({ storeName }: MappingConfiguration) => storeName ?? text('mapping.everyStore')
      },
      {
        key: 'resolution',
        title: text('mapping.resolution'),
        type: 'number',
        onlyWide: true,
        value: ({ features }: MappingConfiguration) =>
          text('unit.centimetres', { value: format.number(features.resolution) })
      },
      { key: 'version', title: text('column.version'), type: 'number', onlyWide: true },
      {
        key: 'userName',
        title: text('column.changedBy'),
        onlyWide: true,
        value: ({ userName }: MappingConfiguration) => userName ?? text('mapping.nobody')
      },
      { key: 'changeTime', title: text('column.changed'), type: 'date' }
    ],
    [text, format, path, kept]
  )
  const model = address.chosen.model === '' ? undefined : address.chosen.model
  return (
    <RemoteList
      name="mapping"
      title={title}
      rowKey="mappingId"
      columns={columns}
      address={address}
      ask={() => request(mappingList, { query: { ...pageQuery(address), model } }, { quiet: true })}
      emptyTitle={text('mapping.none')}
      searchHelp={text('column.store')}
      choice={{
        label: text('column.model'),
        // A value of the control has no spaces, and models have some.
        value: encodeURIComponent(address.chosen.model),
        options: models.map(name => ({ value: encodeURIComponent(name), name })),
        change: chosen => show({ chosen: { model: decodeURIComponent(chosen) } })
      }}
      onSearch={searched => show({ text: searched })}
    />
  )
}

/** The allowed features of robots that build maps: the default of each model, and the stores with their own. */
export const MappingList = () => {
  const text = useText()
  const title = useStore($translate)('menu.deployMappingConfig')
  const mayChange = useStore($permissions).includes(deployPermissions.changeMapping)
  const path = useSubApp().basePath + paths.mapping
  const kept = keptQuery(useOwnRoute().search)
  const [loaded, load] = useModels()
  const models = shownOf(loaded)
  return (
    <>
      <PageHead
        title={title}
        lead={text('mapping.lead')}
        action={
          mayChange && (
            <a className="button primary" href={`${path}/new${kept}`}>
              {text('mapping.new')}
            </a>
          )
        }
      />
      {loaded.state === 'failed' && <FailedPanel error={loaded.error} retry={load} />}
      {models && <Configurations title={title} models={models} />}
    </>
  )
}
