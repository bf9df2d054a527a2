import { request } from '@portal/session'
import type { MaterialModel } from '#contract/calls/materials/material-packs.ts'
import { type Material, materialList } from '#contract/calls/materials/materials.ts'
import { defineList } from '#kit/list.ts'
import { useText } from '../../texts.ts'
import { kindName } from '../material-words.ts'

type MaterialChoiceProps = { model: MaterialModel; onAdd: (materials: readonly Material[]) => void }

/** The materials of a model, to be put into a group. */
export const MaterialChoice = ({ model, onAdd }: MaterialChoiceProps) => {
  const text = useText()
  const act = { key: 'add', text: text('group.addMaterial') }
  const add = async (materials: readonly Material[]): Promise<boolean> => {
    onAdd(materials)
    return false
  }
  const list = defineList({
    label: text('group.choose'),
    keepAs: 'resourceweb materials to choose',
    rowKey: 'materialId',
    searchHelp: text('materials.searchHelp'),
    // Each model has a page of its own.
    addressKey: model,
    askKey: model,
    ask: query => request(materialList, { query: { ...query, model } }, { quiet: true }),
    columns: [
      { key: 'name', title: text('column.name') },
      { key: 'kind', title: text('column.kind'), value: ({ kind }) => kindName(text, kind) }
    ],
    acts: [{ ...act, run: material => add([material]) }],
    manyActs: [{ ...act, key: 'addMany', run: add }]
  })
  return <portal-list {...list} />
}
