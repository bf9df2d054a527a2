import { request } from '@portal/session'
import { categoryList, createCategory, type GoodsCategory, updateCategory } from '#contract/calls/shop/catalogue.ts'
import * as limits from '#contract/limits.ts'
import { PageHead, useLoaded } from '#kit/adapters/react.ts'
import { paths } from '../page-of.pure.ts'
import { FormField } from '../parts/form-field.tsx'
import { FormFoot } from '../parts/form-foot.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { LocalFields } from '../parts/local-fields.tsx'
import { typedTexts, writtenTexts } from '../parts/typed-texts.pure.ts'
import { useForm } from '../parts/use-form.ts'
import { useSaved } from '../parts/use-saved.ts'
import { useTools } from '../parts/use-tools.ts'
import { type CategoryDraft, categoryProblems } from './catalogue-drafts.pure.ts'

const quiet = { quiet: true } as const

/** The form of one category. */
export const CategoryForm = ({ categoryId }: { categoryId: number | 'new' }) => {
  const { text, addressOf } = useTools()
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
            <p>{text('missing.text')}</p>
          ) : (
            <Fields category={found} count={categories.length} />
          )
        }}
      </Loaded>
    </>
  )
}

const Fields = ({ category, count }: { category: GoodsCategory | undefined; count: number }) => {
  const { text } = useTools()
  const saved = useSaved()
  const form = useForm<CategoryDraft>({
    start: { names: typedTexts(category?.names), position: String(category?.position ?? count) },
    problemsOf: categoryProblems,
    save: async ({ names, position }) => {
      const body = { names: writtenTexts(names), position: Number(position) }
      if (category === undefined) await request(createCategory, { body }, quiet)
      else await request(updateCategory, { body: { ...body, categoryId: category.categoryId } }, quiet)
      return () => saved(names.en, paths.category)
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
        kind="number"
        maxLength={4}
      />
      <FormFoot of={form}>{text('save')}</FormFoot>
    </form>
  )
}
