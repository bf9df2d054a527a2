import { sentenceOf } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { createLoader, type Loaded, shownOf } from '#kit/index.ts'
import type { Text } from '../texts.ts'

/** Data of the cloud behind a page. Each state is drawn. */
export type Source<Value> = {
  get: () => Loaded<Value>
  shown: () => Value | undefined
  /** Asks where the key is another one than before. */
  ask: (key: string, question: () => Promise<Value>) => void
  /** Asks the last question again. */
  again: () => void
  end: () => void
}

export const createSource = <Value>(update: () => void): Source<Value> => {
  let loaded: Loaded<Value> = { state: 'loading', before: undefined }
  let asked: string | undefined
  let question: (() => Promise<Value>) | undefined
  const loader = createLoader<Value>(next => {
    loaded = next
    update()
  })
  const again = (): void => {
    if (question !== undefined) void loader.load(question)
  }
  return {
    get: () => loaded,
    shown: () => shownOf(loaded),
    ask: (key, next) => {
      question = next
      if (key === asked) return
      asked = key
      again()
    },
    again,
    end: loader.end
  }
}

/** What is on screen for data: waiting, a failure with a retry, or the data. */
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
