import { request } from '@portal/session'
import { html, nothing } from 'lit'
import { type Material, materialColumns, materialList } from '#contract/calls/materials/materials.ts'
import { materialPermissions } from '#contract/permissions.ts'
import { pageHead, portalList } from '#kit/adapters/lit.ts'
import { defineList } from '#kit/list.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { kindName, kindOptions, measuresOf, modelOptions } from './material-words.ts'
import { materialPath, materialPaths } from './page-of.pure.ts'

/** All materials that a person sees, the newest first. */
export const materialListView = (surroundings: Surroundings): View => {
  const { addressOf } = surroundings
  const list = ({ text }: Now) =>
    defineList({
      label: text('materials.title'),
      keepAs: 'resourceweb materials',
      rowKey: 'materialId',
      searchHelp: text('materials.searchHelp'),
      emptyText: text('materials.emptyText'),
      filters: [
        { kind: 'one', key: 'kind', label: text('column.kind'), options: kindOptions(text) },
        { kind: 'one', key: 'model', label: text('column.model'), options: modelOptions }
      ],
      sortBy: materialColumns,
      ask: query => request(materialList, { query }, { quiet: true }),
      columns: [
        {
          key: 'name',
          title: text('column.name'),
          type: 'link',
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
        { key: 'size', title: text('column.size'), type: 'bytes' },
        {
          key: 'createTime',
          title: text('column.added'),
          type: 'date',
          detail: ({ addedBy }: Material) => addedBy ?? undefined,
          detailTitle: text('column.addedBy')
        }
      ]
    })
  return {
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
        ${portalList(list(now))}
      `
    }
  }
}
