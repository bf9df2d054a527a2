import { request } from '@portal/session'
import { materialColumns, materialList } from '#contract/calls/materials/materials.ts'
import { materialPermissions } from '#contract/permissions.ts'
import { PageHead } from '#kit/adapters/react.ts'
import { defineList } from '#kit/list.ts'
import { useTools } from '../parts/use-tools.ts'
import { kindName, kindOptions, measuresOf, modelOptions } from './material-words.ts'
import { materialPath, materialPaths } from './paths.pure.ts'

/** All materials that a person sees, the newest first. */
export const MaterialList = () => {
  const { text, may, addressOf } = useTools()
  const list = defineList({
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
        value: ({ name, materialId }) => ({ text: name, address: addressOf(materialPath(materialId)) }),
        detail: ({ tenantName }) => tenantName ?? text('package.maker'),
        detailTitle: text('column.tenant')
      },
      {
        key: 'kind',
        title: text('column.kind'),
        value: ({ kind }) => kindName(text, kind),
        detail: material => measuresOf(text, material),
        detailTitle: text('column.measures')
      },
      { key: 'models', title: text('column.models'), value: ({ models }) => models.join(', ') },
      { key: 'size', title: text('column.size'), type: 'bytes' },
      {
        key: 'createTime',
        title: text('column.added'),
        type: 'date',
        detail: ({ addedBy }) => addedBy ?? undefined,
        detailTitle: text('column.addedBy')
      }
    ]
  })
  return (
    <>
      <PageHead
        title={text('materials.title')}
        lead={text('materials.lead')}
        action={
          may(materialPermissions.edit) && (
            <a className="button primary" href={addressOf(`${materialPaths.list}/new`)}>
              {text('materials.add')}
            </a>
          )
        }
      />
      <portal-list {...list} />
    </>
  )
}
