import { request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { type ManualKind, manualKinds, moveGoods } from '#contract/calls/shop/inventory.ts'
import * as limits from '#contract/limits.ts'
import { formField } from '#kit/adapters/lit.ts'
import { actButton, createAct } from '../parts/act.ts'
import { sentenceFor } from '../parts/reason-of.ts'
import type { Now, Surroundings } from '../view.ts'
import { bodyOf, type MovementDraft, noMovement, problemsOf } from './movement-draft.pure.ts'

/** The form that moves goods. It stays on the page, and is empty after each movement. */
export const movementForm = (goodsId: number, { context, update }: Surroundings, moved: (stock: number) => void) => {
  let draft: MovementDraft = noMovement
  let checked = false
  let refusal: unknown
  let now: Now | undefined
  const change = (part: Partial<MovementDraft>): void => {
    draft = { ...draft, ...part }
    context.unsaved(draft.quantity !== '' || draft.reason !== '', 'page')
    update()
  }
  const act = createAct(update, async () => {
    refusal = undefined
    try {
      const { stock } = await request(moveGoods, { body: bodyOf(goodsId, draft) }, { quiet: true })
      draft = { ...noMovement, kind: draft.kind }
      checked = false
      context.unsaved(false)
      if (now !== undefined) context.notify('success', now.text('movement.done', { count: stock }))
      moved(stock)
    } catch (error) {
      refusal = error
    }
    update()
  })
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    checked = true
    const [wrong] = Object.keys(problemsOf(draft))
    update()
    if (wrong === undefined) act.run()
    else (event.currentTarget as HTMLFormElement).querySelector<HTMLElement>(`[name=${wrong}]`)?.focus()
  }
  return {
    draw: (at: Now): TemplateResult => {
      now = at
      const { text } = at
      const problems = checked ? problemsOf(draft) : {}
      const problem = (field: keyof typeof problems) => {
        const found = problems[field]
        return found === undefined ? undefined : text(`problem.${found}`)
      }
      const reason = text('column.reason')
      return html`
        <form class="card form" novalidate aria-label=${text('movement.new')} @submit=${send}>
          <h2>${text('movement.new')}</h2>
          ${formField({
            name: 'kind',
            label: text('column.movement'),
            value: draft.kind,
            options: manualKinds.map(value => ({ value, name: text(`movement.${value}`) })),
            change: value => change({ kind: value as ManualKind })
          })}
          ${formField({
            name: 'quantity',
            label: text(draft.kind === 'correction' ? 'movement.counted' : 'column.quantity'),
            value: draft.quantity,
            problem: problem('quantity'),
            kind: 'number',
            maxLength: 7,
            change: quantity => change({ quantity })
          })}
          ${formField({
            name: 'reason',
            label: draft.kind === 'correction' ? reason : text('form.optional', { label: reason }),
            value: draft.reason,
            problem: problem('reason'),
            optional: draft.kind !== 'correction',
            maxLength: limits.movementReasonMaxLength,
            change: typed => change({ reason: typed })
          })}
          ${refusal === undefined ? nothing : html`<p class="refusal" role="alert">${sentenceFor(text, refusal)}</p>`}
          <div class="actions">
            ${actButton(act, text('movement.save'), { className: 'button primary', type: 'submit' })}
          </div>
        </form>
      `
    },
    end: (): void => context.unsaved(false)
  }
}
