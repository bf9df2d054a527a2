import { request } from '@portal/session'
import { html, nothing } from 'lit'
import { materialKinds } from '#contract/calls/materials/material-facts.ts'
import { materialModels } from '#contract/calls/materials/material-packs.ts'
import { type Material, materialColumns, materialList } from '#contract/calls/materials/materials.ts'
import { materialPermissions } from '#contract/permissions.ts'
import { pageHead } from '#kit/adapters/lit.ts'
import { pageQuery } from '#kit/list-address.pure.ts'
import { createRemoteList, keptBy } from '../parts/remote-list.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { kindName, kindOptions, measuresOf, modelOptions } from './material-words.ts'
import { materialPath, materialPaths } from './page-of.pure.ts'

/** All materials that a person sees, the newest first. */
export const materialListView = (surroundings: Surroundings): View => {
  const { addressOf } = surroundings
  const list = createRemoteList(
    {
      name: 'materials',
      rowKey: 'materialId' as const satisfies keyof Material,
      filters: { kind: materialKinds, model: materialModels },
      sorts: materialColumns,
      ask: address => {
        const { kind, model } = address.chosen
        const query = {
          ...pageQuery(address),
          sort: address.sort,
          kind: materialKinds.find(it => it === kind),
          model: materialModels.find(it => it === model)
        }
        return request(materialList, { query }, { quiet: true })
      }
    },
    surroundings
  )
  const columns = keptBy((text: Now['text']): HTMLElementTagNameMap['portal-table']['columns'] => [
    {
      key: 'name',
      title: text('column.name'),
      type: 'link',
      sortable: true,
      value: ({ name, materialId }: Material) => ({ text: name, address: addressOf(materialPath(materialId)) }),
      detail: ({ tenantName }: Material) => tenantName ?? text('package.maker'),
      detailTitle: text('column.tenant')
    },
    {
      key: 'kind',
      title: text('column.kind'),
      value: ({ kind }: Material) => kindName(text, kind),
      detail: (material: Material) => measuresOf(text, material),
      detailTitle: text('column.measures')
    },
    { key: 'models', title: text('column.models'), value: ({ models }: Material) => models.join(', ') },
    { key: 'size', title: text('column.size'), type: 'bytes', sortable: true },
    {
      key: 'createTime',
      title: text('column.added'),
      type: 'date',
      sortable: true,
      detail: ({ addedBy }: Material) => addedBy ?? undefined,
      detailTitle: text('column.addedBy')
    }
  ])
  return {
    arrive: list.arrive,
    draw: now => {
      const { text, permissions } = now
      return html`
        ${pageHead({
          title: text('materials.title'),
          lead: text('materials.lead'),
          action: permissions.includes(materialPermissions.edit)
            ? html`<a class="button primary" href=${addressOf(`${materialPaths.list}/new`)}>${text('materials.add')}</a>`
            : nothing
        })}
        ${list.draw(
          {
            label: text('materials.title'),
            columns: columns(text),
            emptyText: text('materials.emptyText'),
            searchHelp: text('materials.searchHelp'),
            chips: [
              { filter: 'kind', label: text('column.kind'), options: kindOptions(text) },
              { filter: 'model', label: text('column.model'), options: modelOptions }
            ]
          },
          now
        )}
      `
    },
    end: list.end
  }
}
