import { navigate } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { kindOfFileName } from '#contract/calls/materials/material-facts.ts'
import { type MaterialModel, materialModels } from '#contract/calls/materials/material-packs.ts'
import * as limits from '#contract/limits.ts'
import { formField, pageHead } from '#kit/adapters/lit.ts'
import { createRequestKey } from '#kit/request-key.ts'
import { partsOf, percentOf } from '../parts/file-parts.pure.ts'
import { createForm } from '../parts/form.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { materialPath, materialPaths } from './page-of.pure.ts'
import { sendMaterial } from './send-material.ts'

type Draft = { name: string; models: readonly MaterialModel[]; file: File | undefined }

const isMedia = (file: File | undefined): file is File =>
  file !== undefined && file.size > 0 && file.size <= limits.materialBytesMax && kindOfFileName(file.name) !== undefined

const nameOfFile = ({ name }: File): string => name.replace(/\.\w+$/, '').slice(0, limits.materialNameMaxLength)

/** The form that sends a picture, a film or a sound. */
export const addMaterialView = (surroundings: Surroundings): View => {
  const { addressOf, update } = surroundings
  const stop = new AbortController()
  const keyOf = createRequestKey()
  let percent: number | undefined

  const save = async ({ name, models, file }: Draft): Promise<() => void> => {
    const kind = file && kindOfFileName(file.name)
    if (file === undefined || kind === undefined) throw new TypeError('a form without a file was sent')
    const show = (done: number | undefined): void => {
      percent = done === undefined ? undefined : percentOf(done, partsOf(file.size))
      update()
    }
    show(0)
    try {
      const announced = { name: name.trim(), models: [...models], kind }
      const materialId = await sendMaterial(file, announced, { keyOf, progress: show, signal: stop.signal })
      return () => navigate(addressOf(materialPath(materialId)), 'replace')
    } finally {
      show(undefined)
    }
  }
  const form = createForm<Draft>(surroundings, {
    start: { name: '', models: [...materialModels], file: undefined },
    problemsOf: ({ name, models, file }) => ({
      file: isMedia(file) ? undefined : 'media',
      name: name.trim() === '' ? 'empty' : undefined,
      models: models.length === 0 ? 'models' : undefined
    }),
    save,
    nameOf: ({ name }) => name.trim(),
    button: 'upload.send'
  })
  const { draft, change, problemOf } = form
  const take = (event: Event): void => {
    const file = (event.currentTarget as HTMLInputElement).files?.[0]
    change({ file, ...(file !== undefined && draft().name === '' ? { name: nameOfFile(file) } : {}) })
  }
  const fileField = (now: Now): TemplateResult => {
    const below = problemOf('file', now)
    return html`
      <div class="field">
        <label for="resourceweb-file">${now.text('material.file')}</label>
        <input
          id="resourceweb-file" name="file" type="file" accept=".png,.jpg,.jpeg,.webp,.mp4,.mp3,.wav" required
          aria-invalid=${below !== undefined} aria-describedby="resourceweb-file-below" @change=${take}
        />
        <p id="resourceweb-file-below" class=${below === undefined ? 'help' : 'problem'}>
          ${below ?? now.text('material.fileHelp')}
        </p>
      </div>
    `
  }
  const modelFields = (now: Now): TemplateResult => {
    const problem = problemOf('models', now)
    const toggle = (model: MaterialModel) => (event: Event) => {
      const others = draft().models.filter(it => it !== model)
      change({ models: (event.currentTarget as HTMLInputElement).checked ? [...others, model] : others })
    }
    return html`
      <fieldset class="field" aria-describedby=${problem === undefined ? nothing : 'resourceweb-models-below'}>
        <legend>${now.text('column.models')}</legend>
        ${materialModels.map(
          model => html`<label class="check">
            <input
              type="checkbox" name="models" value=${model} .checked=${draft().models.includes(model)}
              aria-invalid=${problem !== undefined} @change=${toggle(model)}
            />
            <span>${model}</span>
          </label>`
        )}
        ${problem === undefined ? nothing : html`<p id="resourceweb-models-below" class="problem">${problem}</p>`}
      </fieldset>
    `
  }
  return {
    draw: now => {
      const { text } = now
      return html`
        ${pageHead({
          title: text('materials.add'),
          lead: text('material.addLead'),
          back: { href: addressOf(materialPaths.list), text: text('materials.title') }
        })}
        ${form.draw(
          html`
            ${fileField(now)}
            ${formField({
              name: 'name',
              label: text('column.name'),
              value: draft().name,
              problem: problemOf('name', now),
              maxLength: limits.materialNameMaxLength,
              change: name => change({ name })
            })}
            ${modelFields(now)}
            ${
              percent === undefined
                ? nothing
                : html`<sl-progress-bar label=${text('upload.sending')} .value=${percent}>${percent} %</sl-progress-bar>`
            }
          `,
          now
        )}
      `
    },
    end: () => {
      stop.abort()
      form.end()
    }
  }
}
