import { request } from '@portal/session'
import { html, nothing } from 'lit'
import { type Scene, sceneColumns, sceneList } from '#contract/calls/scenes/scenes.ts'
import { scenePermissions } from '#contract/permissions.ts'
import { pageHead } from '#kit/adapters/lit.ts'
import { pageQuery } from '#kit/list-address.pure.ts'
import { createRemoteList, keptBy } from '../parts/remote-list.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { scenePaths } from './page-of.pure.ts'
import { createStoreFilter } from './store-filter.ts'

/** All scenes. Each one leads to the page of the scene, or to its settings. */
export const sceneListView = (leadsTo: 'scene' | 'settings', surroundings: Surroundings): View => {
  const { addressOf } = surroundings
  const stores = createStoreFilter(surroundings)
  const list = createRemoteList(
    {
      name: 'scenes',
      rowKey: 'sceneId' as const satisfies keyof Scene,
      filters: { store: 'id' },
      sorts: sceneColumns,
      ask: address => {
        const storeId = Number(address.chosen.store) || undefined
        return request(sceneList, { query: { ...pageQuery(address), sort: address.sort, storeId } }, { quiet: true })
      }
    },
    surroundings
  )
  const path = leadsTo === 'scene' ? scenePaths.list : scenePaths.settings
  const columns = keptBy((text: Now['text']): HTMLElementTagNameMap['portal-table']['columns'] => [
    {
      key: 'name',
      title: text('column.name'),
      type: 'link',
      sortable: true,
      value: ({ name, sceneId }: Scene) => ({ text: name, address: addressOf(`${path}/${sceneId}`) })
    },
    {
      key: 'storeName',
      title: text('column.store'),
      sortable: true,
      detail: ({ tenantName }: Scene) => tenantName,
      detailTitle: text('column.tenant')
    },
    { key: 'floorCount', title: text('column.floors'), type: 'number' },
    { key: 'robotCount', title: text('column.robots'), type: 'number' },
    {
      key: 'changeTime',
      title: text('column.changed'),
      type: 'date',
      sortable: true,
      detail: ({ changedBy }: Scene) => changedBy ?? undefined,
      detailTitle: text('column.changedBy')
    }
  ])
  return {
    arrive: now => {
      list.arrive(now)
      stores.arrive()
    },
    draw: now => {
      const { text, permissions } = now
      const isList = leadsTo === 'scene'
      return html`
        ${pageHead({
          title: text(isList ? 'scenes.title' : 'settings.title'),
          lead: text(isList ? 'scenes.lead' : 'settings.lead'),
          action: permissions.includes(scenePermissions.edit)
            ? html`<a class="button primary" href=${addressOf(`${scenePaths.settings}/new`)}>${text('scenes.new')}</a>`
            : nothing
        })}
        ${list.draw(
          {
            label: text('scenes.title'),
            columns: columns(text),
            emptyText: text('scenes.emptyText'),
            searchHelp: text('scenes.searchHelp'),
            chips: [{ filter: 'store', label: text('column.store'), options: stores.options() }]
          },
          now
        )}
      `
    },
    end: () => {
      list.end()
      stores.end()
    }
  }
}
