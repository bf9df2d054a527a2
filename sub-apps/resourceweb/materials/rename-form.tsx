import { request } from '@portal/session'
import { useEffect, useRef } from 'react'
import { type Material, materialDetail, renameMaterial } from '#contract/calls/materials/materials.ts'
import * as limits from '#contract/limits.ts'
import { FormField, useSubApp } from '#kit/adapters/react.ts'
import type { ReadThing } from '#kit/index.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { useForm } from '../parts/use-form.ts'
import { useText } from '../texts.ts'

type Draft = { name: string }

const readOf = ({ name, version }: Pick<Material, 'name' | 'version'>): ReadThing<Draft> => ({
  draft: { name },
  version
})

type RenameFormProps = {
  material: Pick<Material, 'materialId' | 'name' | 'version'>
  onClose: () => void
  onRenamed: () => void
}

/** The form below a material that gives it another name. It is there while somebody writes the name. */
export const RenameForm = ({ material, onClose, onRenamed }: RenameFormProps) => {
  const text = useText()
  const { notify } = useSubApp()
  const { materialId } = material
  const { draft: start, version } = readOf(material)
  const form = useForm<Draft>({
    start,
    problemsOf: ({ name }) => ({ name: name.trim() === '' ? 'empty' : undefined }),
    edited: {
      version,
      read: async () => readOf(await request(materialDetail, { query: { materialId } }, { quiet: true }))
    },
    fields: [{ name: 'name', label: text('column.name') }],
    save: async (draft, seen) => {
      const name = draft.name.trim()
      await request(renameMaterial, { body: { materialId, version: seen, name } }, { quiet: true })
      return () => {
        notify('success', text('saved', { name }))
        onClose()
        onRenamed()
      }
    }
  })
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  return (
    <>
      <form ref={element} className="form" {...form.form}>
        <FormField {...form.field('name')} label={text('column.name')} maxLength={limits.materialNameMaxLength} />
        <FormFoot of={form}>{text('save')}</FormFoot>
      </form>
      <div className="actions">
        <button type="button" className="button" onClick={onClose}>
          {text('cancel')}
        </button>
      </div>
    </>
  )
}
