import { request } from '@portal/session'
import { useState } from 'react'
import { categoryList, type GoodsCategory, type GoodsType, goodsTypeList } from '#contract/calls/shop/catalogue.ts'
import { createGoods, type GoodsDetail, goodsDetail, updateGoods } from '#contract/calls/shop/goods.ts'
import { type LocalTexts, textIn } from '#contract/calls/shop/local-texts.ts'
import { currencies } from '#contract/calls/shop/money.ts'
import * as limits from '#contract/limits.ts'
import { FormField, PageHead, useLoaded } from '#kit/adapters/react.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { Loaded } from '#kit/portal/react/loaded.tsx'
import { LocalFields } from '#kit/portal/react/local-fields.tsx'
import { useSaved } from '#kit/portal/react/use-saved.ts'
import { textsInWords } from '#kit/typed-texts.pure.ts'
import { paths } from '../page-of.pure.ts'
import { useForm } from '../parts/use-form.ts'
import { useTools } from '../parts/use-tools.ts'
import { bodyOf, type Draft, draftOf, problemsOf } from './goods-draft.pure.ts'
import { PictureFields } from './pictures/picture-fields.tsx'

const quiet = { quiet: true } as const

type Parts = { goods: GoodsDetail | undefined; categories: GoodsCategory[]; types: GoodsType[] }

const load = async (goodsId: number | 'new'): Promise<Parts> => {
  const [categories, types, goods] = await Promise.all([
    request(categoryList, {}, quiet),
    request(goodsTypeList, {}, quiet),
    goodsId === 'new' ? undefined : request(goodsDetail, { query: { goodsId } }, quiet)
  ])
  return { goods, categories, types }
}

/** The form of one kind of goods. */
export const GoodsForm = ({ goodsId }: { goodsId: number | 'new' }) => {
  const { text, addressOf } = useTools()
  const back = goodsId === 'new' ? paths.center : `${paths.goods}/${goodsId}`
  return (
    <>
      <PageHead
        title={text(goodsId === 'new' ? 'goods.new' : 'goods.edit')}
        back={{ href: addressOf(back), text: text('goods.title') }}
      />
      <Loaded of={useLoaded('', () => load(goodsId))}>{parts => <Fields {...parts} />}</Loaded>
    </>
  )
}

/** A value a line, without the empty ones. */
const inLines = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .flatMap(([key, value]) => (value === '' ? [] : [`${key}: ${value}`]))
    .join('\n')

const Fields = ({ goods, categories, types }: Parts) => {
  const { text, language } = useTools()
  const saved = useSaved()
  const [isSending, setSending] = useState(false)
  const typeOf = (draft: Draft) => types.find(({ typeId }) => String(typeId) === draft.typeId)
  const nameIn = <Key extends string>(
    all: readonly (Record<Key, number> & { names: LocalTexts })[],
    key: Key,
    id: string
  ): string => textIn(all.find(it => String(it[key]) === id)?.names ?? { en: id }, language)
  const form = useForm<Draft>({
    start: draftOf(goods),
    problemsOf: draft => ({ ...problemsOf(draft), pictures: isSending ? 'sending' : undefined }),
    edited: goods && {
      version: goods.version,
      read: async () => {
        const now = await request(goodsDetail, { query: { goodsId: goods.goodsId } }, quiet)
        return { draft: draftOf(now), version: now.version }
      }
    },
    fields: [
      { name: 'goodsCode', label: text('column.code') },
      { name: 'names', label: text('column.name'), write: textsInWords },
      { name: 'descriptions', label: text('column.description'), write: textsInWords },
      { name: 'categoryId', label: text('column.category'), write: id => nameIn(categories, 'categoryId', id) },
      { name: 'typeId', label: text('column.type'), write: id => nameIn(types, 'typeId', id) },
      { name: 'values', label: text('goods.specification'), write: inLines },
      { name: 'prices', label: text('column.priceIn', { currency: currencies.join(', ') }), write: inLines },
      { name: 'lowStock', label: text('column.lowStock') },
      {
        name: 'listed',
        label: text('goods.listed'),
        write: isListed => text(isListed ? 'goods.listed' : 'goods.unlisted')
      },
      {
        name: 'pictures',
        label: text('goods.pictures'),
        write: pictures => text('goods.pictureCount', { count: pictures.length })
      }
    ],
    save: async (draft, version) => {
      const body = bodyOf(draft, typeOf(draft)?.fields ?? [])
      if (goods !== undefined) await request(updateGoods, { body: { ...body, version, goodsId: goods.goodsId } }, quiet)
      const { goodsId } = goods ?? (await request(createGoods, { body }, quiet))
      return () => saved(draft.names.en, `${paths.goods}/${goodsId}`)
    }
  })
  const { draft, change, problemOf, field } = form
  return (
    <form className="form" {...form.form}>
      <FormField
        {...field('goodsCode')}
        label={text('column.code')}
        help={text('goods.codeHelp')}
        maxLength={limits.goodsCodeMaxLength}
      />
      <LocalFields {...field('names')} label={text('column.name')} maxLength={limits.goodsNameMaxLength} />
      <LocalFields
        {...field('descriptions')}
        label={text('column.description')}
        maxLength={limits.goodsDescriptionMaxLength}
        long
      />
      <PictureFields {...field('pictures')} onSending={setSending} />
      <FormField
        {...field('categoryId')}
        label={text('column.category')}
        choose={text('form.choose')}
        options={categories.map(it => ({ value: String(it.categoryId), name: textIn(it.names, language) }))}
      />
      <FormField
        {...field('typeId')}
        label={text('column.type')}
        choose={text('form.choose')}
        options={types.map(it => ({ value: String(it.typeId), name: textIn(it.names, language) }))}
      />
      {typeOf(draft)?.fields.map(({ key, names, unit }) => (
        <FormField
          key={key}
          name={`value-${key}`}
          label={text('form.optional', { label: textIn(names, language) + (unit === '' ? '' : ` (${unit})`) })}
          value={draft.values[key] ?? ''}
          optional
          maxLength={limits.specificationValueMaxLength}
          onChange={value => change({ values: { ...draft.values, [key]: value } })}
        />
      ))}
      {currencies.map(currency => (
        <FormField
          key={currency}
          name={currency}
          label={text('column.priceIn', { currency })}
          value={draft.prices[currency]}
          problem={problemOf(currency)}
          optional
          input={{ inputMode: 'decimal' }}
          maxLength={13}
          onChange={price => change({ prices: { ...draft.prices, [currency]: price } })}
        />
      ))}
      <FormField
        {...field('lowStock')}
        label={text('column.lowStock')}
        help={text('goods.lowStockHelp')}
        input={{ inputMode: 'decimal' }}
        maxLength={7}
      />
      <label className="check">
        <input
          type="checkbox"
          name="listed"
          checked={draft.listed}
          onChange={({ currentTarget }) => change({ listed: currentTarget.checked })}
        />{' '}
        {text('goods.listed')}
      </label>
      <FormFoot of={form}>{text('save')}</FormFoot>
    </form>
  )
}
