import { $translate, request } from '@portal/session'
import { createGoodsType, type GoodsType, goodsTypeList, updateGoodsType } from '#contract/calls/shop/catalogue.ts'
import * as limits from '#contract/limits.ts'
import { FormField, PageHead, useLoaded, useStore } from '#kit/adapters/react.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { Loaded } from '#kit/portal/react/loaded.tsx'
import { LocalFields } from '#kit/portal/react/local-fields.tsx'
import { useSaved } from '#kit/portal/react/use-saved.ts'
import { textsInWords } from '#kit/typed-texts.pure.ts'
import { paths } from '../page-of.pure.ts'
import { useForm } from '../parts/use-form.ts'
import { useTools } from '../parts/use-tools.ts'
import { type FieldDraft, noField, type TypeDraft, typeBody, typeDraft, typeProblems } from './catalogue-drafts.pure.ts'

const quiet = { quiet: true } as const

/** The form of one type, with the fields that specify its goods. */
export const TypeForm = ({ typeId }: { typeId: number | 'new' }) => {
  const { text, addressOf } = useTools()
  const portalText = useStore($translate)
  const data = useLoaded('', () => request(goodsTypeList, {}, quiet))
  return (
    <>
      <PageHead
        title={text(typeId === 'new' ? 'types.new' : 'types.edit')}
        back={{ href: addressOf(paths.type), text: text('types.title') }}
      />
      <Loaded of={data}>
        {types => {
          const found = types.find(it => it.typeId === typeId)
          return found === undefined && typeId !== 'new' ? (
            <p>{portalText('notFound.text')}</p>
          ) : (
            <Fields type={found} />
          )
        }}
      </Loaded>
    </>
  )
}

const Fields = ({ type }: { type: GoodsType | undefined }) => {
  const { text } = useTools()
  const saved = useSaved()
  const form = useForm<TypeDraft>({
    start: typeDraft(type),
    problemsOf: typeProblems,
    edited: type && {
      version: type.version,
      read: async () => {
        const now = (await request(goodsTypeList, {}, quiet)).find(it => it.typeId === type.typeId)
        return { draft: typeDraft(now), version: now?.version }
      }
    },
    fields: [
      { name: 'names', label: text('column.name'), write: textsInWords },
      {
        name: 'fields',
        label: text('types.fields'),
        write: all => all.map(it => `${it.key} (${it.unit}): ${it.names.en}`).join('\n')
      }
    ],
    save: async (draft, version) => {
      const body = typeBody(draft)
      if (type === undefined) await request(createGoodsType, { body }, quiet)
      else await request(updateGoodsType, { body: { ...body, version, typeId: type.typeId } }, quiet)
      return () => saved(draft.names.en, paths.type)
    }
  })
  const { draft, change, problemOf, field } = form
  const { fields } = draft
  return (
    <form className="form" {...form.form}>
      <LocalFields {...field('names')} label={text('column.name')} maxLength={limits.goodsNameMaxLength} />
      <h2>{text('types.fields')}</h2>
      {fields.map((one, place) => (
        <SpecificationField
          // biome-ignore lint/suspicious/noArrayIndexKey: a field has no name of its own until it is saved
          key={place}
          place={place}
          field={one}
          problemOf={problemOf}
          onChange={part => change({ fields: fields.map((it, index) => (index === place ? { ...it, ...part } : it)) })}
          onRemove={() => change({ fields: fields.filter((_, index) => index !== place) })}
        />
      ))}
      {fields.length < limits.specificationFieldsMax && (
        <div className="actions">
          <button type="button" className="button" onClick={() => change({ fields: [...fields, noField] })}>
            {text('types.addField')}
          </button>
        </div>
      )}
      <FormFoot of={form}>{text('save')}</FormFoot>
    </form>
  )
}

type SpecificationFieldProps = {
  place: number
  field: FieldDraft
  problemOf: (field: string) => string | undefined
  onChange: (part: Partial<FieldDraft>) => void
  onRemove: () => void
}

const SpecificationField = ({ place, field, problemOf, onChange, onRemove }: SpecificationFieldProps) => {
  const { text } = useTools()
  const legend = text('types.field', { place: place + 1 })
  return (
    <fieldset className="card form">
      <legend>{legend}</legend>
      <LocalFields
        name={`fieldNames-${place}`}
        label={text('column.name')}
        value={field.names}
        problem={problemOf(`fieldNames-${place}`)}
        maxLength={limits.goodsNameMaxLength}
        onChange={names => onChange({ names })}
      />
      <FormField
        name={`key-${place}`}
        label={text('types.key')}
        help={text('types.keyHelp')}
        value={field.key}
        problem={problemOf(`key-${place}`)}
        maxLength={limits.specificationKeyMaxLength}
        onChange={key => onChange({ key })}
      />
      <FormField
        name={`unit-${place}`}
        label={text('form.optional', { label: text('types.unit') })}
        value={field.unit}
        optional
        maxLength={limits.specificationUnitMaxLength}
        onChange={unit => onChange({ unit })}
      />
      <div className="actions">
        <button type="button" className="button" onClick={onRemove}>
          {text('types.removeField')}
          <span className="unseen">: {legend}</span>
        </button>
      </div>
    </fieldset>
  )
}
