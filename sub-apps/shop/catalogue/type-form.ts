import { navigate, request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { createGoodsType, type GoodsType, goodsTypeList, updateGoodsType } from '#contract/calls/shop/catalogue.ts'
import * as limits from '#contract/limits.ts'
import { createSource, formField, pageHead } from '#kit/adapters/lit.ts'
import { paths } from '../page-of.pure.ts'
import { createForm, type Form } from '../parts/form.ts'
import { drawLoaded } from '../parts/loaded.ts'
import { localFields } from '../parts/local-fields.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { type FieldDraft, noField, type TypeDraft, typeBody, typeDraft, typeProblems } from './catalogue-drafts.pure.ts'

const quiet = { quiet: true } as const

/** The form of one type, with the fields that specify its goods. */
export const typeFormView = (typeId: number | 'new', surroundings: Surroundings): View => {
  const { addressOf, update } = surroundings
  const source = createSource<GoodsType[]>(update)
  let form: Form<TypeDraft> | undefined
  const save = async (draft: TypeDraft): Promise<() => void> => {
    const body = typeBody(draft)
    if (typeId === 'new') await request(createGoodsType, { body }, quiet)
    else await request(updateGoodsType, { body: { ...body, typeId } }, quiet)
    return () => navigate(addressOf(paths.type), 'replace')
  }
  const fieldOf = (field: FieldDraft, place: number, { draft, change, problemOf }: Form<TypeDraft>, now: Now) => {
    const { text } = now
    const put = (part: Partial<FieldDraft>): void =>
      change({ fields: draft().fields.map((other, index) => (index === place ? { ...other, ...part } : other)) })
    const legend = text('types.field', { place: place + 1 })
    return html`
      <fieldset class="card form">
        <legend>${legend}</legend>
        ${localFields(
          {
            name: `fieldNames-${place}`,
            label: text('column.name'),
            values: field.names,
            problem: problemOf(`fieldNames-${place}`, now),
            maxLength: limits.goodsNameMaxLength,
            change: names => put({ names })
          },
          text
        )}
        ${formField({
          name: `key-${place}`,
          label: text('types.key'),
          help: text('types.keyHelp'),
          value: field.key,
          problem: problemOf(`key-${place}`, now),
          maxLength: limits.specificationKeyMaxLength,
          change: key => put({ key })
        })}
        ${formField({
          name: `unit-${place}`,
          label: text('form.optional', { label: text('types.unit') }),
          value: field.unit,
          optional: true,
          maxLength: limits.specificationUnitMaxLength,
          change: unit => put({ unit })
        })}
        <div class="actions">
          <button
            type="button" class="button"
            @click=${() => change({ fields: draft().fields.filter((_, index) => index !== place) })}
          >
            ${text('types.removeField')}<span class="unseen">: ${legend}</span>
          </button>
        </div>
      </fieldset>
    `
  }
  const content = (types: GoodsType[], now: Now): TemplateResult => {
    const { text } = now
    const found = types.find(it => it.typeId === typeId)
    if (found === undefined && typeId !== 'new') return html`<p>${text('missing.text')}</p>`
    form ??= createForm<TypeDraft>(surroundings, {
      start: typeDraft(found),
      problemsOf: typeProblems,
      save,
      nameOf: ({ names }) => names.en
    })
    const made = form
    const { draft, change, problemOf } = made
    return made.draw(
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
        <h2>${text('types.fields')}</h2>
        ${draft().fields.map((field, place) => fieldOf(field, place, made, now))}
        ${
          draft().fields.length >= limits.specificationFieldsMax
            ? nothing
            : html`<div class="actions">
                <button type="button" class="button" @click=${() => change({ fields: [...draft().fields, noField] })}>
                  ${text('types.addField')}
                </button>
              </div>`
        }
      `,
      now
    )
  }
  return {
    arrive: () => source.ask('', () => request(goodsTypeList, {}, quiet)),
    draw: now => html`
      ${pageHead({
        title: now.text(typeId === 'new' ? 'types.new' : 'types.edit'),
        back: { href: addressOf(paths.type), text: now.text('types.title') }
      })}
      ${drawLoaded(source, now.text, value => content(value, now))}
    `,
    end: () => {
      source.end()
      form?.end()
    }
  }
}
