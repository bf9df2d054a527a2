import { html, nothing, type TemplateResult } from 'lit'
import { percentOf } from '../../parts/file-parts.pure.ts'
import type { Text } from '../../texts.ts'
import { problemSentence } from './problem-sentence.ts'
import type { JobState } from './upload-job.ts'

/** How far a file is, or why it did not arrive. */
export const uploadProgress = (job: JobState, text: Text): TemplateResult | typeof nothing => {
  switch (job.state) {
    case 'idle':
      return nothing
    case 'reading':
    case 'sending': {
      const value = percentOf(job.done, job.all)
      const label = text(job.state === 'reading' ? 'upload.reading' : 'upload.sending')
      return html`
        <p role="status">${label}</p>
        <sl-progress-bar label=${label} .value=${value}>${value} %</sl-progress-bar>
      `
    }
    case 'checking':
      return html`<p role="status">${text('upload.checking')}</p>`
    case 'otherFile':
      return html`<portal-notice level="error">${text('upload.otherFile')}</portal-notice>`
    case 'failed':
      return html`<portal-notice level="error">${problemSentence(text, job.error)}</portal-notice>`
  }
}

/** Whether a file is on its way. */
export const isBusy = ({ state }: JobState): boolean =>
  state === 'reading' || state === 'sending' || state === 'checking'
