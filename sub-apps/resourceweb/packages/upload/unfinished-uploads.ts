import { html, nothing, type TemplateResult } from 'lit'
import type { PackageUpload } from '#contract/calls/resource-packages/uploads.ts'
import { partsOf, percentOf } from '../../parts/file-parts.pure.ts'
import type { Now } from '../../view.ts'
import type { UploadJob } from './upload-job.ts'

/** The file that somebody chose; the same one can be chosen again afterwards. */
const chosenFile = (event: Event): File | undefined => {
  const input = event.currentTarget as HTMLInputElement
  const file = input.files?.[0]
  input.value = ''
  return file
}

const goOn = (upload: PackageUpload, job: UploadJob, { text }: Now): TemplateResult => {
  if (upload.state === 'checking')
    return html`<button type="button" class="button small" @click=${() => job.wait(upload.uploadId)}>
      ${text('upload.wait')}
    </button>`
  if (upload.state === 'refused')
    return html`<button type="button" class="button small" @click=${() => job.wait(upload.uploadId)}>
      ${text('upload.why')}
    </button>`
  const choose = (event: Event): void => {
    const file = chosenFile(event)
    if (file !== undefined) job.resume(file, upload)
  }
  return html`<label class="field">
    <span>${text('upload.resume')}</span>
    <input type="file" name="resume" accept=".zip,application/zip" @change=${choose} />
  </label>`
}

/** The uploads that were cut off, each with what goes on with it. */
export const unfinishedUploads = (
  uploads: readonly PackageUpload[],
  job: UploadJob,
  now: Now
): TemplateResult | typeof nothing => {
  const { text } = now
  if (uploads.length === 0) return nothing
  return html`
    <section class="card form" aria-labelledby="unfinished-uploads">
      <h2 id="unfinished-uploads">${text('upload.unfinished')}</h2>
      ${uploads.map(
        upload => html`
          <div>
            <p>
              <strong>${upload.name} ${upload.version}</strong>:
              ${text(`upload.state.${upload.state}`, { percent: percentOf(upload.partsDone, partsOf(upload.size)) })}
            </p>
            ${goOn(upload, job, now)}
            <button type="button" class="button small danger" @click=${() => void job.drop(upload.uploadId)}>
              ${text('upload.drop')}
            </button>
          </div>
        `
      )}
    </section>
  `
}
