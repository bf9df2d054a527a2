import { $translate, request } from '@portal/session'
import { categoryList, createCategory, type GoodsCategory, updateCategory } from '#contract/calls/shop/catalogue.ts'
import * as limits from '#contract/limits.ts'
import { FormField, PageHead, useLoaded, useStore } from '#kit/adapters/react.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { Loaded } from '#kit/portal/react/loaded.tsx'
import { LocalFields } from '#kit/portal/react/local-fields.tsx'
import { useSaved } from '#kit/portal/react/use-saved.ts'
import { textsInWords, typedTexts } from '#kit/typed-texts.pure.ts'
import { paths } from '../page-of.pure.ts'
import { useForm } from '../parts/use-form.ts'
import { useTools } from '../parts/use-tools.ts'
import { type CategoryDraft, categoryBody, categoryProblems } from './catalogue-drafts.pure.ts'

const quiet = { quiet: true } as const

/** The form of one category. */
export const CategoryForm = ({ categoryId }: { categoryId: number | 'new' }) => {
  const { text, addressOf } = useTools()
  const portalText = useStore($translate)
  const data = useLoaded('', () => request(categoryList, {}, quiet))
  return (
    <>
      <PageHead
        title={text(categoryId === 'new' ? 'categories.new' : 'categories.edit')}
        back={{ href: addressOf(paths.category), text: text('categories.title') }}
      />
      <Loaded of={data}>
        {categories => {
          const found = categories.find(it => it.categoryId === categoryId)
          return found === undefined && categoryId !== 'new' ? (
            <p>{portalText('notFound.text')}</p>
          ) : (
            <Fields category={found} count={categories.length} />
          )
        }}
      </Loaded>
    </>
  )
}

const draftOf = (category: GoodsCategory | undefined, count: number): CategoryDraft => ({
  names: typedTexts(category?.names),
  position: String(category?.position ?? count)
})

const Fields = ({ category, count }: { category: GoodsCategory | undefined; count: number }) => {
  const { text } = useTools()
  const saved = useSaved()
  const form = useForm<CategoryDraft>({
    start: draftOf(category, count),
    problemsOf: categoryProblems,
    edited: category && {
      version: category.version,
      read: async () => {
        const now = (await request(categoryList, {}, quiet)).find(it => it.categoryId === category.categoryId)
        return { draft: draftOf(now, count), version: now?.version }
      }
    },
    fields: [
      { name: 'names', label: text('column.name'), write: textsInWords },
      { name: 'position', label: text('column.position') }
    ],
    save: async (draft, version) => {
      const body = categoryBody(draft)
      if (category === undefined) await request(createCategory, { body }, quiet)
      else await request(updateCategory, { body: { ...body, version, categoryId: category.categoryId } }, quiet)
      return () => saved(draft.names.en, paths.category)
    }
  })
  const { field } = form
  return (
    <form className="form" {...form.form}>
      <LocalFields {...field('names')} label={text('column.name')} maxLength={limits.goodsNameMaxLength} />
      <FormField
        {...field('position')}
        label={text('column.position')}
        help={text('categories.positionHelp')}
        input={{ inputMode: 'decimal' }}
        maxLength={4}
      />
      <FormFoot of={form}>{text('save')}</FormFoot>
    </form>
  )
}
