import { request } from '@portal/session'
import { sceneColumns, sceneList } from '#contract/calls/scenes/scenes.ts'
import { scenePermissions } from '#contract/permissions.ts'
import { PageHead } from '#kit/adapters/react.ts'
import { defineList } from '#kit/list.ts'
import { useTools } from '../parts/use-tools.ts'
import { scenePaths } from './paths.pure.ts'
import { useStores } from './use-stores.ts'

/** All scenes. Each one leads to the page of the scene, or to its settings. */
export const SceneList = ({ leadsTo }: { leadsTo: 'scene' | 'settings' }) => {
  const { text, may, addressOf } = useTools()
  const stores = useStores()
  const isList = leadsTo === 'scene'
  const path = isList ? scenePaths.list : scenePaths.settings
  const list = defineList({
    label: text('scenes.title'),
    keepAs: 'resourceweb scenes',
    rowKey: 'sceneId',
    searchHelp: text('scenes.searchHelp'),
    emptyText: text('scenes.emptyText'),
    filters: [
      {
        kind: 'one',
        key: 'store',
        label: text('column.store'),
        options: stores.map(({ storeId, name }) => ({ value: storeId, name })),
        ids: true
      }
    ],
    sortBy: sceneColumns,
    ask: ({ store, ...page }) => request(sceneList, { query: { ...page, storeId: store } }, { quiet: true }),
    columns: [
      {
        key: 'name',
        title: text('column.name'),
        type: 'link',
        value: ({ name, sceneId }) => ({ text: name, address: addressOf(`${path}/${sceneId}`) })
      },
      {
        key: 'storeName',
        title: text('column.store'),
        detail: ({ tenantName }) => tenantName,
        detailTitle: text('column.tenant')
      },
      { key: 'floorCount', title: text('column.floors'), type: 'number' },
      { key: 'robotCount', title: text('column.robots'), type: 'number' },
      {
        key: 'changeTime',
        title: text('column.changed'),
        type: 'date',
        detail: ({ changedBy }) => changedBy ?? undefined,
        detailTitle: text('column.changedBy')
      }
    ]
  })
  return (
    <>
      <PageHead
        title={text(isList ? 'scenes.title' : 'settings.title')}
        lead={text(isList ? 'scenes.lead' : 'settings.lead')}
        action={
          may(scenePermissions.edit) && (
            <a className="button primary" href={addressOf(`${scenePaths.settings}/new`)}>
              {text('scenes.new')}
            </a>
          )
        }
      />
      <portal-list {...list} />
    </>
  )
}
