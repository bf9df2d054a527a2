import { createCategory, type SpecificationField } from '#contract/calls/shop/catalogue.ts'
import { wrongFields } from '#kit/portal/wrong-fields.pure.ts'
import { type TypedTexts, typedTexts, writtenTexts } from '#kit/typed-texts.pure.ts'
import { countOf } from '../count-of.pure.ts'

/* Pure: categories and types as their forms hold them. */

export type CategoryDraft = { names: TypedTexts; position: string }

/** A category as the cloud takes it. */
export const categoryBody = ({ names, position }: CategoryDraft) => ({
  names: writtenTexts(names),
  position: countOf(position)
})

const categoryWords = { names: 'empty', position: 'count' } as const

export const categoryProblems = (draft: CategoryDraft): Partial<typeof categoryWords> =>
  Object.fromEntries(
    wrongFields(['names', 'position'], createCategory.body, categoryBody(draft)).map(field => [
      field,
      categoryWords[field]
    ])
  )

export type FieldDraft = { key: string; names: TypedTexts; unit: string }
export type TypeDraft = { names: TypedTexts; fields: readonly FieldDraft[] }

export const typeDraft = (type?: {
  names: Parameters<typeof typedTexts>[0]
  fields: readonly SpecificationField[]
}): TypeDraft => ({
  names: typedTexts(type?.names),
  fields: (type?.fields ?? []).map(({ key, names, unit }) => ({ key, unit, names: typedTexts(names) }))
})

export const noField: FieldDraft = { key: '', names: typedTexts(), unit: '' }

const keyProblem = (key: string, all: readonly FieldDraft[]): 'key' | 'twice' | undefined => {
  if (!/^[a-z][a-zA-Z0-9]*$/.test(key.trim())) return 'key'
  return all.filter(other => other.key.trim() === key.trim()).length > 1 ? 'twice' : undefined
}

/** The problems of a type: in its names, and in `key-0` and `fieldNames-0` of its first field. */
export const typeProblems = ({ names, fields }: TypeDraft): Record<string, 'empty' | 'key' | 'twice' | undefined> => ({
  names: names.en.trim() === '' ? 'empty' : undefined,
  ...Object.fromEntries(
    fields.flatMap((field, place) => [
      [`key-${place}`, keyProblem(field.key, fields)],
      [`fieldNames-${place}`, field.names.en.trim() === '' ? 'empty' : undefined]
    ])
  )
})

/** A type without problems, as the cloud takes it. */
export const typeBody = ({ names, fields }: TypeDraft) => ({
  names: writtenTexts(names),
  fields: fields.map(field => ({ key: field.key.trim(), names: writtenTexts(field.names), unit: field.unit.trim() }))
})
