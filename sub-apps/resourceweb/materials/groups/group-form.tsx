import { dayMinutes } from '#contract/calls/materials/material-facts.ts'
import { materialModels } from '#contract/calls/materials/material-packs.ts'
import * as limits from '#contract/limits.ts'
import { FormField } from '#kit/adapters/react.ts'
import type { ReadThing } from '#kit/index.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { useSaved } from '#kit/portal/react/use-saved.ts'
import type { RequestKeyOf } from '#kit/request-key.ts'
import { useForm } from '../../parts/use-form.ts'
import { useText } from '../../texts.ts'
import { modelOptions } from '../material-words.ts'
import { groupPath } from '../paths.pure.ts'
import { addItems, clockOf, type GroupDraft, groupProblems, itemLines, minuteChoices } from './group-draft.pure.ts'
import { ItemList } from './item-list.tsx'
import { MaterialChoice } from './material-choice.tsx'

type GroupFormProps = {
  start: GroupDraft
  /** A group that is there. Its model stays: its robots are of it. */
  edited?: { version: number; read: () => Promise<ReadThing<GroupDraft>> }
  /** Saves, and answers with the group's id. */
  save: (draft: GroupDraft, version: number | undefined, keyOf: RequestKeyOf) => Promise<number>
}

const clockOptions = (from: number, until: number, chosen: number) =>
  minuteChoices(from, until, chosen).map(minute => ({ value: String(minute), name: clockOf(minute) }))

/** The form of a group: its name, hours and materials, and the list to choose materials from. */
export const GroupForm = ({ start, edited, save }: GroupFormProps) => {
  const text = useText()
  const saved = useSaved()
  const form = useForm<GroupDraft>({
    start,
    problemsOf: groupProblems,
    edited,
    fields: [
      { name: 'name', label: text('column.name') },
      { name: 'fromMinute', label: text('group.from'), write: clockOf },
      { name: 'toMinute', label: text('group.to'), write: clockOf },
      { name: 'items', label: text('group.items'), write: items => itemLines(items, text('item.unit')) }
    ],
    save: async (draft, ...more) => {
      const groupId = await save(draft, ...more)
      return () => saved(draft.name.trim(), groupPath(groupId))
    }
  })
  const { draft, change, field, problemOf } = form
  const { model, fromMinute, toMinute, items } = draft
  return (
    <>
      <form className="form" {...form.form}>
        <FormField {...field('name')} label={text('column.name')} maxLength={limits.materialNameMaxLength} />
        {edited === undefined && (
          <FormField
            {...field('model')}
            label={text('column.model')}
            help={text('group.modelHelp')}
            choose={text('form.choose')}
            options={modelOptions}
            // Other models have other materials.
            onChange={value => change({ model: materialModels.find(it => it === value) ?? '', items: [] })}
          />
        )}
        <FormField
          name="fromMinute"
          label={text('group.from')}
          value={String(fromMinute)}
          problem={undefined}
          options={clockOptions(0, dayMinutes - 30, fromMinute)}
          onChange={value => change({ fromMinute: Number(value) })}
        />
        <FormField
          name="toMinute"
          label={text('group.to')}
          value={String(toMinute)}
          help={text('group.toHelp')}
          problem={problemOf('toMinute')}
          options={clockOptions(30, dayMinutes, toMinute)}
          onChange={value => change({ toMinute: Number(value) })}
        />
        <ItemList
          items={items}
          onChange={field('items').onChange}
          problem={problemOf('items') ?? problemOf('seconds')}
        />
        <FormFoot of={form}>{text('save')}</FormFoot>
      </form>
      {model !== '' && (
        <>
          <h2>{text('group.choose')}</h2>
          <MaterialChoice model={model} onAdd={added => change({ items: addItems(items, added) })} />
        </>
      )}
    </>
  )
}
