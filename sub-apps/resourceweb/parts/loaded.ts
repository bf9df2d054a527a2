import { sentenceOf } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import type { Source } from '#kit/adapters/lit.ts'
import type { Text } from '../texts.ts'

/** Draws the state of data: waiting, a failure with a retry, or the data. */
export const drawLoaded = <Value>(
  source: Source<Value>,
  text: Text,
  draw: (value: Value) => TemplateResult
): TemplateResult => {
  const loaded = source.get()
  const shown = source.shown()
  if (loaded.state === 'failed')
    return html`
      <portal-notice level="error" heading=${text('failed.title')}>
        ${sentenceOf(loaded.error)}
        <button slot="actions" type="button" class="button small" @click=${source.again}>${text('failed.retry')}</button>
      </portal-notice>
    `
  if (shown === undefined) return html`<p role="status">${text('loading')}</p>`
  return html`<div aria-busy=${loaded.state === 'loading'}>${draw(shown)}</div>${nothing}`
}
