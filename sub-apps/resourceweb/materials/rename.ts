import { request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { type Material, materialDetail, renameMaterial } from '#contract/calls/materials/materials.ts'
import * as limits from '#contract/limits.ts'
import { formField } from '#kit/adapters/lit.ts'
import { type ReadThing, saveEdited } from '#kit/index.ts'
import { createForm, type Form } from '../parts/form.ts'
import type { Now, Surroundings } from '../view.ts'

type Draft = { name: string }

const readOf = ({ name, version }: Pick<Material, 'name' | 'version'>): ReadThing<Draft> => ({
  draft: { name },
  version
})

/** The form below a material that gives it another name. It is there while somebody writes the name. */
export const createRename = (surroundings: Surroundings, renamed: () => void) => {
  const { context, update } = surroundings
  let form: Form<Draft> | undefined
  let opener: HTMLElement | undefined
  const close = (): void => {
    form?.end()
    form = undefined
    update()
  }
  const closeByHand = (): void => {
    close()
    opener?.focus()
  }
  return {
    /** @param button gets the focus back once the name is written */
    begin: (material: Pick<Material, 'materialId' | 'name' | 'version'>, button: HTMLElement): void => {
      const { materialId } = material
      let start = readOf(material)
      opener = button
      form = createForm<Draft>(surroundings, {
        start: start.draft,
        problemsOf: draft => ({ name: draft.name.trim() === '' ? 'empty' : undefined }),
        save: async (draft, { text, take }) => {
          await saveEdited({
            start,
            draft,
            fields: [{ name: 'name', label: text('column.name') }],
            save: ({ name }, version) =>
              request(renameMaterial, { body: { materialId, version, name: name.trim() } }, { quiet: true }),
            read: async () => readOf(await request(materialDetail, { query: { materialId } }, { quiet: true })),
            take: (chosen, now) => {
              start = now
              take(chosen)
            }
          })
          return () => {
            closeByHand()
            renamed()
          }
        },
        nameOf: draft => draft.name.trim()
      })
      update()
      context.host.querySelector<HTMLElement>('input[name="name"]')?.focus()
    },
    draw: (now: Now): TemplateResult | typeof nothing => {
      if (form === undefined) return nothing
      const { draft, change, problemOf, draw } = form
      return html`
        ${draw(
          html`${formField({
            name: 'name',
            label: now.text('column.name'),
            value: draft().name,
            problem: problemOf('name', now),
            maxLength: limits.materialNameMaxLength,
            change: name => change({ name })
          })}`,
          now
        )}
        <div class="actions"><button type="button" class="button" @click=${closeByHand}>${now.text('cancel')}</button></div>
      `
    },
    end: close
  }
}
