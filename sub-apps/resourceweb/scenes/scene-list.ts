import { request } from '@portal/session'
import { html, nothing } from 'lit'
import { type Scene, sceneColumns, sceneList } from '#contract/calls/scenes/scenes.ts'
import { scenePermissions } from '#contract/permissions.ts'
import { pageHead, portalList } from '#kit/adapters/lit.ts'
import { defineList } from '#kit/list.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { scenePaths } from './page-of.pure.ts'
import { createStoreFilter } from './store-filter.ts'

/** All scenes. Each one leads to the page of the scene, or to its settings. */
export const sceneListView = (leadsTo: 'scene' | 'settings', surroundings: Surroundings): View => {
  const { addressOf } = surroundings
  const stores = createStoreFilter(surroundings)
  const list = ({ text }: Now) =>
    defineList({
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
          options: stores.options().map(({ value, name }) => ({ value: Number(value), name })),
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
          value: ({ name, sceneId }: Scene) => ({ text: name, address: addressOf(`${path}/${sceneId}`) })
        },
        {
          key: 'storeName',
          title: text('column.store'),
          detail: ({ tenantName }: Scene) => tenantName,
          detailTitle: text('column.tenant')
        },
        { key: 'floorCount', title: text('column.floors'), type: 'number' },
        { key: 'robotCount', title: text('column.robots'), type: 'number' },
        {
          key: 'changeTime',
          title: text('column.changed'),
          type: 'date',
          detail: ({ changedBy }: Scene) => changedBy ?? undefined,
          detailTitle: text('column.changedBy')
        }
      ]
    })
  const path = leadsTo === 'scene' ? scenePaths.list : scenePaths.settings
  return {
    arrive: stores.arrive,
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
        ${portalList(list(now))}
      `
    },
    end: stores.end
  }
}
