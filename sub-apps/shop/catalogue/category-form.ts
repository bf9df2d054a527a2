import { navigate, request } from '@portal/session'
import { html, type TemplateResult } from 'lit'
import { categoryList, createCategory, type GoodsCategory, updateCategory } from '#contract/calls/shop/catalogue.ts'
import * as limits from '#contract/limits.ts'
import { createSource, formField, pageHead } from '#kit/adapters/lit.ts'
import { paths } from '../page-of.pure.ts'
import { createForm, type Form } from '../parts/form.ts'
import { drawLoaded } from '../parts/loaded.ts'
import { localFields } from '../parts/local-fields.ts'
import { typedTexts, writtenTexts } from '../parts/typed-texts.pure.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { type CategoryDraft, categoryProblems } from './catalogue-drafts.pure.ts'

const quiet = { quiet: true } as const

/** The form of one category. */
export const categoryFormView = (categoryId: number | 'new', surroundings: Surroundings): View => {
  const { addressOf, update } = surroundings
  const source = createSource<GoodsCategory[]>(update)
  let form: Form<CategoryDraft> | undefined
  const save = async ({ names, position }: CategoryDraft): Promise<() => void> => {
    const body = { names: writtenTexts(names), position: Number(position) }
    if (categoryId === 'new') await request(createCategory, { body }, quiet)
    else await request(updateCategory, { body: { ...body, categoryId } }, quiet)
    return () => navigate(addressOf(paths.category), 'replace')
  }
  const content = (categories: GoodsCategory[], now: Now): TemplateResult => {
    const { text } = now
    const found = categories.find(it => it.categoryId === categoryId)
    if (found === undefined && categoryId !== 'new') return html`<p>${text('missing.text')}</p>`
    form ??= createForm<CategoryDraft>(surroundings, {
      start: { names: typedTexts(found?.names), position: String(found?.position ?? categories.length) },
      problemsOf: categoryProblems,
      save,
      nameOf: ({ names }) => names.en
    })
    const { draft, change, problemOf } = form
    return form.draw(
      html`
        ${localFields(
          {
            name: 'names',
            label: text('column.name'),
            values: draft().names,
            problem: problemOf('names', now),
            maxLength: limits.goodsNameMaxLength,
            change: names => change({ names })
          },
          text
        )}
        ${formField({
          name: 'position',
          label: text('column.position'),
          help: text('categories.positionHelp'),
          value: draft().position,
          problem: problemOf('position', now),
          kind: 'number',
          maxLength: 4,
          change: position => change({ position })
        })}
      `,
      now
    )
  }
  return {
    arrive: () => source.ask('', () => request(categoryList, {}, quiet)),
    draw: now => html`
      ${pageHead({
        title: now.text(categoryId === 'new' ? 'categories.new' : 'categories.edit'),
        back: { href: addressOf(paths.category), text: now.text('categories.title') }
      })}
      ${drawLoaded(source, now.text, value => content(value, now))}
    `,
    end: () => {
      source.end()
      form?.end()
    }
  }
}
