import { navigate, request } from '@portal/session'
import { html } from 'lit'
import {
  createMaterialGroup,
  type MaterialGroupDetail,
  materialGroupDetail,
  saveMaterialGroup
} from '#contract/calls/materials/groups.ts'
import { createSource, pageHead } from '#kit/adapters/lit.ts'
import { type EditedField, type ReadThing, saveEdited } from '#kit/index.ts'
import { createRequestKey } from '#kit/request-key.ts'
import type { Save } from '../../parts/form.ts'
import { drawLoaded } from '../../parts/loaded.ts'
import type { Text } from '../../texts.ts'
import type { Surroundings, View } from '../../view.ts'
import { groupPath, materialPaths } from '../page-of.pure.ts'
import {
  clockOf,
  draftOfGroup,
  emptyGroup,
  type GroupDraft,
  itemLines,
  numbered,
  writtenGroup
} from './group-draft.pure.ts'
import { createGroupForm } from './group-form.ts'

/** The form of a new group. */
export const newGroupView = (surroundings: Surroundings): View => {
  const { addressOf } = surroundings
  const keyOf = createRequestKey()
  const form = createGroupForm(surroundings, {
    start: emptyGroup,
    isNew: true,
    save: async draft => {
      const { model } = draft
      if (model === '') throw new TypeError('a group without a model was sent')
      const body = { model, ...writtenGroup(draft) }
      const sent = { ...body, requestKey: keyOf(body) }
      const { groupId } = await request(createMaterialGroup, { body: sent }, { quiet: true })
      return () => navigate(addressOf(groupPath(groupId)), 'replace')
    }
  })
  return {
    draw: now => html`
      ${pageHead({
        title: now.text('groups.new'),
        lead: now.text('group.newLead'),
        back: { href: addressOf(materialPaths.groups), text: now.text('groups.title') }
      })}
      ${form.draw(now)}
    `,
    end: form.end
  }
}

const fields = (text: Text): EditedField<GroupDraft>[] => [
  { name: 'name', label: text('column.name') },
  { name: 'fromMinute', label: text('group.from'), write: clockOf },
  { name: 'toMinute', label: text('group.to'), write: clockOf },
  { name: 'items', label: text('group.items'), write: items => itemLines(items, text('item.unit')) }
]

const readOf = (group: MaterialGroupDetail): ReadThing<GroupDraft> => ({
  draft: draftOfGroup(group),
  version: group.version
})

/** The form of a group that is there. */
export const editGroupView = (groupId: number, surroundings: Surroundings): View => {
  const { addressOf, update } = surroundings
  const source = createSource<MaterialGroupDetail>(update)
  let open: { group: MaterialGroupDetail; form: ReturnType<typeof createGroupForm> } | undefined

  const formOf = (group: MaterialGroupDetail) => {
    if (open?.group !== group) {
      open?.form.end()
      let start = readOf(group)
      const save: Save<GroupDraft> = async (draft, { text, take }) => {
        await saveEdited({
          start,
          draft: numbered(draft),
          fields: fields(text),
          save: (written, version = group.version) =>
            request(saveMaterialGroup, { body: { groupId, version, ...writtenGroup(written) } }, { quiet: true }),
          read: async () => readOf(await request(materialGroupDetail, { query: { groupId } }, { quiet: true })),
          take: (chosen, now) => {
            start = now
            take(chosen)
          }
        })
        return () => navigate(addressOf(groupPath(groupId)), 'replace')
      }
      open = { group, form: createGroupForm(surroundings, { start: start.draft, isNew: false, save }) }
    }
    return open.form
  }
  return {
    arrive: () => source.ask('', () => request(materialGroupDetail, { query: { groupId } }, { quiet: true })),
    draw: now => {
      const group = source.shown()
      return html`
        ${pageHead({
          title: now.text('group.edit'),
          ...(group === undefined ? {} : { lead: `${group.name}, ${group.model}` }),
          back: { href: addressOf(groupPath(groupId)), text: group?.name ?? now.text('group.title') }
        })}
        ${drawLoaded(source, now.text, shown => formOf(shown).draw(now))}
      `
    },
    end: () => {
      source.end()
      open?.form.end()
    }
  }
}
