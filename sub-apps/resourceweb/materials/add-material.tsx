import { useEffect, useState } from 'react'
import { kindOfFileName } from '#contract/calls/materials/material-facts.ts'
import { type MaterialModel, materialModels } from '#contract/calls/materials/material-packs.ts'
import * as limits from '#contract/limits.ts'
import { FormField, PageHead } from '#kit/adapters/react.ts'
import { partsOf, percentOf } from '#kit/portal/file-parts.pure.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { useSaved } from '#kit/portal/react/use-saved.ts'
import { FileField } from '../parts/file-field.tsx'
import { useForm } from '../parts/use-form.ts'
import { useTools } from '../parts/use-tools.ts'
import { ModelFields } from './model-fields.tsx'
import { materialPath, materialPaths } from './paths.pure.ts'
import { sendMaterial } from './send-material.ts'

type Draft = { name: string; models: readonly MaterialModel[]; file: File | undefined }

const isMedia = (file: File | undefined): boolean =>
  file !== undefined && file.size > 0 && file.size <= limits.materialBytesMax && kindOfFileName(file.name) !== undefined

const nameOfFile = ({ name }: File): string => name.replace(/\.\w+$/, '').slice(0, limits.materialNameMaxLength)

/** The form that sends a picture, a film or a sound. */
export const AddMaterial = () => {
  const { text, addressOf } = useTools()
  const saved = useSaved()
  const [percent, setPercent] = useState<number>()
  const [stop] = useState(() => new AbortController())
  useEffect(() => () => stop.abort(), [stop])
  const form = useForm<Draft>({
    start: { name: '', models: [...materialModels], file: undefined },
    problemsOf: ({ name, models, file }) => ({
      file: isMedia(file) ? undefined : 'media',
      name: name.trim() === '' ? 'empty' : undefined,
      models: models.length === 0 ? 'models' : undefined
    }),
    save: async ({ file, models, ...draft }, _version, keyOf) => {
      const kind = file && kindOfFileName(file.name)
      if (file === undefined || kind === undefined) throw new TypeError('a form without a file was sent')
      const name = draft.name.trim()
      const progress = (done: number): void => setPercent(percentOf(done, partsOf(file.size)))
      progress(0)
      try {
        const announced = { name, models: [...models], kind }
        const materialId = await sendMaterial(file, announced, { keyOf, progress, signal: stop.signal })
        return () => saved(name, materialPath(materialId))
      } finally {
        setPercent(undefined)
      }
    }
  })
  const { draft, change, field } = form
  return (
    <>
      <PageHead
        title={text('materials.add')}
        lead={text('material.addLead')}
        back={{ href: addressOf(materialPaths.list), text: text('materials.title') }}
      />
      <form className="form" {...form.form}>
        <FileField
          {...field('file')}
          label={text('file')}
          help={text('material.fileHelp')}
          accept=".png,.jpg,.jpeg,.webp,.mp4,.mp3,.wav"
          onChange={file => change({ file, ...(file && draft.name === '' && { name: nameOfFile(file) }) })}
        />
        <FormField {...field('name')} label={text('column.name')} maxLength={limits.materialNameMaxLength} />
        <ModelFields {...field('models')} />
        {percent !== undefined && (
          <sl-progress-bar label={text('upload.sending')} value={percent}>
            {percent} %
          </sl-progress-bar>
        )}
        <FormFoot of={form}>{text('upload.send')}</FormFoot>
      </form>
    </>
  )
}
