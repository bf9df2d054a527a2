import { $format, $permissions, $translate, request } from '@portal/session'
import { mappingList } from '#contract/calls/deploy/mapping-features.ts'
import { deployPermissions } from '#contract/permissions.ts'
import { PageHead, useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { defineList } from '#kit/list.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { useText } from '../texts.ts'
import { useModels } from './use-models.ts'

type ListProps = { title: string; models: readonly string[] }

const Configurations = ({ title, models }: ListProps) => {
  const text = useText()
  const format = useStore($format)
  const path = useSubApp().basePath + paths.mapping
  const kept = keptQuery(useOwnRoute().search)
  const list = defineList({
    label: title,
    keepAs: 'deploy mapping',
    rowKey: 'mappingId',
    searchHelp: text('column.store'),
    emptyTitle: text('mapping.none'),
    filters: [
      { kind: 'one', key: 'model', label: text('column.model'), options: models.map(name => ({ value: name, name })) }
    ],
    ask: query => request(mappingList, { query }, { quiet: true }),
    columns: [
      {
        key: 'model',
        title: text('column.model'),
        type: 'link',
        value: ({ model, mappingId }) => ({ text: model, address: `${path}/${mappingId}${kept}` })
      },
      {
        key: 'storeName',
        title: text('column.store'),
        value: ({ storeName }) => storeName ?? text('mapping.everyStore')
      },
      {
        key: 'resolution',
        title: text('mapping.resolution'),
        type: 'number',
        onlyWide: true,
        value: ({ features }) => text('unit.centimetres', { value: format.number(features.resolution) })
      },
      { key: 'version', title: text('column.version'), type: 'number', onlyWide: true },
      {
        key: 'userName',
        title: text('column.changedBy'),
        onlyWide: true,
        value: ({ userName }) => userName ?? text('mapping.nobody')
      },
      { key: 'changeTime', title: text('column.changed'), type: 'date' }
    ]
  })
  return <portal-list {...list} />
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
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      {models && <Configurations title={title} models={models} />}
    </>
  )
}
