import { html, nothing, type TemplateResult } from 'lit'
import { dayMinutes } from '#contract/calls/materials/material-facts.ts'
import { materialModels } from '#contract/calls/materials/material-packs.ts'
import * as limits from '#contract/limits.ts'
import { formField } from '#kit/adapters/lit.ts'
import { createForm, type Save } from '../../parts/form.ts'
import type { Now, Surroundings } from '../../view.ts'
import { modelOptions } from '../material-words.ts'
import { addItems, clockOf, type GroupDraft, groupProblems, minuteChoices } from './group-draft.pure.ts'
import { itemList } from './item-list.ts'
import { createMaterialChoice } from './material-choice.ts'

type Plan = {
  start: GroupDraft
  /** The model of a group that is there stays: its robots are of it. */
  isNew: boolean
  save: Save<GroupDraft>
}

const clockOptions = (from: number, until: number, chosen: number) =>
  minuteChoices(from, until, chosen).map(minute => ({ value: String(minute), name: clockOf(minute) }))

/** The form of a group: its name, hours and materials, and the list to choose materials from. */
export const createGroupForm = (surroundings: Surroundings, { start, isNew, save }: Plan) => {
  const form = createForm<GroupDraft>(surroundings, {
    start,
    problemsOf: groupProblems,
    save,
    nameOf: ({ name }) => name.trim()
  })
  const { draft, change, problemOf } = form
  const choice = createMaterialChoice(surroundings, added => change({ items: addItems(draft().items, added) }))
  const chooseModel = (value: string): void => {
    const model = materialModels.find(it => it === value) ?? ''
    // Other models have other materials.
    change({ model, items: [] })
  }
  const hours = (now: Now): TemplateResult => {
    const { fromMinute, toMinute } = draft()
    return html`
      ${formField({
        name: 'fromMinute',
        label: now.text('group.from'),
        value: String(fromMinute),
        options: clockOptions(0, dayMinutes - 30, fromMinute),
        change: value => change({ fromMinute: Number(value) })
      })}
      ${formField({
        name: 'toMinute',
        label: now.text('group.to'),
        value: String(toMinute),
        help: now.text('group.toHelp'),
        problem: problemOf('toMinute', now),
        options: clockOptions(30, dayMinutes, toMinute),
        change: value => change({ toMinute: Number(value) })
      })}
    `
  }
  return {
    draw: (now: Now): TemplateResult => {
      const { text } = now
      const { name, model, items } = draft()
      if (model !== '') choice.follow(model)
      return html`
        ${form.draw(
          html`
            ${formField({
              name: 'name',
              label: text('column.name'),
              value: name,
              problem: problemOf('name', now),
              maxLength: limits.materialNameMaxLength,
              change: value => change({ name: value })
            })}
            ${
              isNew
                ? formField({
                    name: 'model',
                    label: text('column.model'),
                    value: model,
                    problem: problemOf('model', now),
                    help: text('group.modelHelp'),
                    choose: text('form.choose'),
                    options: modelOptions,
                    change: chooseModel
                  })
                : nothing
            }
            ${hours(now)}
            ${itemList(
              {
                items,
                problem: problemOf('items', now) ?? problemOf('seconds', now),
                change: next => change({ items: next })
              },
              now
            )}
          `,
          now
        )}
        ${model === '' ? nothing : html`<h2>${text('group.choose')}</h2>${choice.draw(now)}`}
      `
    },
    end: (): void => {
      form.end()
      choice.end()
    }
  }
}
