import { navigate, request } from '@portal/session'
import { html, type TemplateResult } from 'lit'
import { categoryList, type GoodsCategory, type GoodsType, goodsTypeList } from '#contract/calls/shop/catalogue.ts'
import { createGoods, type GoodsDetail, goodsDetail, updateGoods } from '#contract/calls/shop/goods.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { currencies } from '#contract/calls/shop/money.ts'
import * as limits from '#contract/limits.ts'
import { createSource, formField, pageHead } from '#kit/adapters/lit.ts'
import { paths } from '../page-of.pure.ts'
import { createForm, type Form } from '../parts/form.ts'
import { drawLoaded } from '../parts/loaded.ts'
import { localFields } from '../parts/local-fields.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { bodyOf, type Draft, draftOf, problemsOf } from './goods-draft.pure.ts'

type Parts = { goods: GoodsDetail | undefined; categories: GoodsCategory[]; types: GoodsType[] }

const load = async (goodsId: number | 'new'): Promise<Parts> => {
  const quiet = { quiet: true } as const
  const [categories, types, goods] = await Promise.all([
    request(categoryList, {}, quiet),
    request(goodsTypeList, {}, quiet),
    goodsId === 'new' ? undefined : request(goodsDetail, { query: { goodsId } }, quiet)
  ])
  return { goods, categories, types }
}

/** The form of one kind of goods. */
export const goodsFormView = (goodsId: number | 'new', surroundings: Surroundings): View => {
  const { addressOf, update } = surroundings
  const source = createSource<Parts>(update)
  let form: Form<Draft> | undefined

  const save = async (draft: Draft, { types }: Parts): Promise<() => void> => {
    const fields = types.find(({ typeId }) => String(typeId) === draft.typeId)?.fields ?? []
    const body = bodyOf(draft, fields)
    const quiet = { quiet: true } as const
    if (goodsId !== 'new') await request(updateGoods, { body: { ...body, goodsId } }, quiet)
    const saved = goodsId === 'new' ? (await request(createGoods, { body }, quiet)).goodsId : goodsId
    return () => navigate(addressOf(`${paths.goods}/${saved}`), 'replace')
  }
  const fieldsOf = ({ categories, types }: Parts, { draft, change, problemOf }: Form<Draft>, now: Now) => {
    const { text, language } = now
    const problem = (field: Parameters<typeof problemOf>[0]) => problemOf(field, now)
    const type = types.find(({ typeId }) => String(typeId) === draft().typeId)
    return html`
      ${formField({
        name: 'goodsCode',
        label: text('column.code'),
        help: text('goods.codeHelp'),
        value: draft().goodsCode,
        problem: problem('goodsCode'),
        maxLength: limits.goodsCodeMaxLength,
        change: goodsCode => change({ goodsCode })
      })}
      ${localFields(
        {
          name: 'names',
          label: text('column.name'),
          values: draft().names,
          problem: problem('names'),
          maxLength: limits.goodsNameMaxLength,
          change: names => change({ names })
        },
        text
      )}
      ${localFields(
        {
          name: 'descriptions',
          label: text('column.description'),
          values: draft().descriptions,
          problem: problem('descriptions'),
          maxLength: limits.goodsDescriptionMaxLength,
          kind: 'area',
          change: descriptions => change({ descriptions })
        },
        text
      )}
      ${formField({
        name: 'categoryId',
        label: text('column.category'),
        value: draft().categoryId,
        problem: problem('categoryId'),
        choose: text('form.choose'),
        options: categories.map(it => ({ value: String(it.categoryId), name: textIn(it.names, language) })),
        change: categoryId => change({ categoryId })
      })}
      ${formField({
        name: 'typeId',
        label: text('column.type'),
        value: draft().typeId,
        problem: problem('typeId'),
        choose: text('form.choose'),
        options: types.map(it => ({ value: String(it.typeId), name: textIn(it.names, language) })),
        change: typeId => change({ typeId })
      })}
      ${(type?.fields ?? []).map(({ key, names, unit }) =>
        formField({
          name: `value-${key}`,
          label: text('form.optional', { label: textIn(names, language) + (unit === '' ? '' : ` (${unit})`) }),
          value: draft().values[key] ?? '',
          optional: true,
          maxLength: limits.specificationValueMaxLength,
          change: value => change({ values: { ...draft().values, [key]: value } })
        })
      )}
      ${currencies.map(currency =>
        formField({
          name: currency,
          label: text('column.priceIn', { currency }),
          value: draft().prices[currency],
          problem: problem(currency),
          optional: true,
          kind: 'number',
          maxLength: 13,
          change: price => change({ prices: { ...draft().prices, [currency]: price } })
        })
      )}
      ${formField({
        name: 'lowStock',
        label: text('column.lowStock'),
        help: text('goods.lowStockHelp'),
        value: draft().lowStock,
        problem: problem('lowStock'),
        kind: 'number',
        maxLength: 7,
        change: lowStock => change({ lowStock })
      })}
      <label class="check">
        <input
          type="checkbox" name="listed" .checked=${draft().listed}
          @change=${(event: Event) => change({ listed: (event.currentTarget as HTMLInputElement).checked })}
        />
        ${text('goods.listed')}
      </label>
    `
  }
  const content = (parts: Parts, now: Now): TemplateResult => {
    form ??= createForm<Draft>(surroundings, {
      start: draftOf(parts.goods),
      problemsOf,
      save: draft => save(draft, parts),
      nameOf: draft => draft.names.en
    })
    return form.draw(fieldsOf(parts, form, now), now)
  }
  return {
    arrive: () => source.ask('', () => load(goodsId)),
    draw: now => {
      const { text } = now
      const back = goodsId === 'new' ? paths.center : `${paths.goods}/${goodsId}`
      return html`
        ${pageHead({
          title: text(goodsId === 'new' ? 'goods.new' : 'goods.edit'),
          back: { href: addressOf(back), text: text('goods.title') }
        })}
        ${drawLoaded(source, text, parts => content(parts, now))}
      `
    },
    end: () => {
      source.end()
      form?.end()
    }
  }
}
