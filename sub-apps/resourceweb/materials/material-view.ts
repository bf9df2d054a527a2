import { $format, navigate, request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { materialTicket } from '#contract/calls/materials/material-files.ts'
import { deleteMaterial, type MaterialDetail, materialDetail } from '#contract/calls/materials/materials.ts'
import { materialPermissions } from '#contract/permissions.ts'
import { createSource, fact, facts, pageHead } from '#kit/adapters/lit.ts'
import { drawLoaded } from '../parts/loaded.ts'
import type { Now, Surroundings, View } from '../view.ts'
import { kindName, measuresOf } from './material-words.ts'
import { groupPath, materialPaths } from './page-of.pure.ts'
import { preview } from './preview.ts'
import { createRename } from './rename.ts'

type Shown = MaterialDetail & { path: string }

/** One material: its facts, the file itself, and the acts on it. */
export const materialView = (materialId: number, surroundings: Surroundings): View => {
  const { context, addressOf, update } = surroundings
  const source = createSource<Shown>(update)
  const rename = createRename(surroundings, source.again)

  const ask = async (): Promise<Shown> => {
    const detail = await request(materialDetail, { query: { materialId } }, { quiet: true })
    return { ...detail, ...(await request(materialTicket, { body: { materialId } }, { quiet: true })) }
  }
  const remove = async ({ name }: Shown, { text }: Now): Promise<void> => {
    const isGone = await context
      .ask({
        heading: text('material.delete'),
        text: text('material.deleteText', { name }),
        yes: text('material.delete'),
        no: text('cancel'),
        danger: true,
        act: () => request(deleteMaterial, { body: { materialId } }, { quiet: true })
      })
      .catch(() => false)
    if (isGone) navigate(addressOf(materialPaths.list), 'replace')
  }
  const groupsOf = ({ groups }: Shown): TemplateResult[] =>
    groups.map(
      ({ groupId, name }, place) => html`${place > 0 ? ', ' : ''}<a href=${addressOf(groupPath(groupId))}>${name}</a>`
    )
  const actions = (shown: Shown, now: Now): TemplateResult | typeof nothing => {
    const { text, permissions } = now
    if (!shown.own || !permissions.includes(materialPermissions.edit)) return nothing
    // A group that uses it would show a hole.
    const isUsed = shown.groups.length > 0
    return html`
      <div class="actions">
        <button type="button" class="button" @click=${(event: Event) => rename.begin(shown, event.currentTarget as HTMLElement)}>${text('material.rename')}</button>
        ${
          isUsed
            ? nothing
            : html`<button type="button" class="button" @click=${() => void remove(shown, now)}>
                ${text('material.delete')}
              </button>`
        }
      </div>
      ${isUsed ? html`<p class="quiet">${text('material.used')}</p>` : nothing}
    `
  }
  const draw = (shown: Shown, now: Now): TemplateResult => {
    const { text } = now
    return html`
      ${shown.usable ? nothing : html`<portal-notice level="info">${text('material.notUsable')}</portal-notice>`}
      ${facts([
        fact(text('column.kind'), kindName(text, shown.kind)),
        fact(text('column.models'), shown.models.join(', ')),
        fact(text('column.measures'), measuresOf(text, shown)),
        fact(text('column.size'), html`<sl-format-bytes .value=${shown.size}></sl-format-bytes>`),
        fact(text('column.tenant'), shown.tenantName ?? text('package.maker')),
        fact(text('column.added'), $format.get().time(shown.createTime, 'local')),
        fact(text('column.addedBy'), shown.addedBy ?? undefined),
        shown.groups.length === 0 ? [] : fact(text('groups.title'), html`${groupsOf(shown)}`)
      ])}
      ${preview(shown, shown.path)}
      ${actions(shown, now)}
      ${rename.draw(now)}
    `
  }
  return {
    arrive: () => source.ask('', ask),
    draw: now => html`
      ${pageHead({
        title: source.shown()?.name ?? now.text('material.title'),
        back: { href: addressOf(materialPaths.list), text: now.text('materials.title') }
      })}
      ${drawLoaded(source, now.text, shown => draw(shown, now))}
    `,
    end: () => {
      source.end()
      rename.end()
    }
  }
}
