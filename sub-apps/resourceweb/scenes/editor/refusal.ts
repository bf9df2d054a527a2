import { Refused, sentenceOf } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { resourceReasons } from '#contract/calls/scenes/reasons.ts'
import type { Text } from '../../texts.ts'

type Refusal = {
  /** Something that the person can see and mend. */
  problem: string | undefined
  /** Why the cloud did not save. */
  error: unknown
  loadAgain: () => void
}

const isConflict = (error: unknown): boolean =>
  error instanceof Refused && error.fields.some(({ reason }) => reason === resourceReasons.savedMeanwhile)

/** Why a scene was not saved. Where somebody else saved it, there is a button that takes their changes. */
export const drawRefusal = ({ problem, error, loadAgain }: Refusal, text: Text): TemplateResult | typeof nothing => {
  if (problem !== undefined) return html`<p class="refusal" role="alert">${problem}</p>`
  if (error === undefined) return nothing
  if (!isConflict(error)) return html`<p class="refusal" role="alert">${sentenceOf(error)}</p>`
  return html`
    <portal-notice level="error" heading=${text('conflict.title')}>
      ${text('reason.savedMeanwhile')}
      <button slot="actions" type="button" class="button small" @click=${loadAgain}>${text('conflict.load')}</button>
    </portal-notice>
  `
}
