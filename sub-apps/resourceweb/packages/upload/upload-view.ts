import { $translate, navigate, request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import { packageDetail } from '#contract/calls/resource-packages/packages.ts'
import { type PackageUpload, packageUploadList } from '#contract/calls/resource-packages/uploads.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import * as limits from '#contract/limits.ts'
import { createSource, formField, pageHead } from '#kit/adapters/lit.ts'
import type { Now, Surroundings, View } from '../../view.ts'
import { packagePaths } from '../page-of.pure.ts'
import { unfinishedUploads } from './unfinished-uploads.ts'
import { emptyDraft, importedKinds, problemsOf, type UploadDraft } from './upload-draft.pure.ts'
import { createUploadJob } from './upload-job.ts'
import { isBusy, uploadProgress } from './upload-progress.ts'

/** The page that sends a file, and goes on with those that were cut off. */
export const uploadView = (packageId: number | undefined, surroundings: Surroundings): View => {
  const { addressOf, context, update } = surroundings
  const uploads = createSource<{ list: PackageUpload[] }>(update)
  const target = createSource<{ name: string }>(update)
  let draft: UploadDraft = emptyDraft
  let checked = false
  const job = createUploadJob({
    update: () => {
      context.unsaved(isBusy(job.get()), 'page')
      update()
    },
    changed: uploads.again,
    done: id => navigate(addressOf(`${packagePaths.new}/${id}`), 'push')
  })
  const change = (part: Partial<UploadDraft>): void => {
    draft = { ...draft, ...part }
    update()
  }
  const send = (event: SubmitEvent): void => {
    event.preventDefault()
    checked = true
    const wrong = Object.keys(problemsOf(draft, packageId === undefined))[0]
    update()
    const { file, name, robotKind, version } = draft
    if (wrong !== undefined || file === undefined)
      (event.currentTarget as HTMLFormElement).querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    else if (!isBusy(job.get()))
      job.begin(file, {
        version: version.trim(),
        target:
          packageId === undefined
            ? { of: 'newPackage', name: name.trim(), robotKind: robotKind as RobotKind }
            : { of: 'package', packageId }
      })
  }
  const problem = (field: keyof UploadDraft, { text }: Now): string | undefined => {
    const found = checked ? problemsOf(draft, packageId === undefined)[field] : undefined
    return found && text(`problem.${found}`)
  }
  const packageFields = (now: Now): TemplateResult => html`
    ${formField({
      name: 'name',
      label: now.text('column.name'),
      value: draft.name,
      problem: problem('name', now),
      maxLength: limits.packageNameMaxLength,
      change: name => change({ name })
    })}
    ${formField({
      name: 'robotKind',
      label: now.text('column.robotKind'),
      value: draft.robotKind,
      problem: problem('robotKind', now),
      choose: now.text('form.choose'),
      options: importedKinds.map(kind => ({ value: kind, name: $translate.get()(`robotKind.${kind}`) })),
      change: robotKind => change({ robotKind })
    })}
  `
  const fileField = (now: Now): TemplateResult => {
    const below = problem('file', now)
    const take = (event: Event): void => change({ file: (event.currentTarget as HTMLInputElement).files?.[0] })
    return html`
      <div class="field">
        <label for="resourceweb-file">${now.text('upload.file')}</label>
        <input
          id="resourceweb-file" name="file" type="file" accept=".zip,application/zip" required
          aria-invalid=${below !== undefined} aria-describedby="resourceweb-file-below" @change=${take}
        />
        <p id="resourceweb-file-below" class=${below === undefined ? 'help' : 'problem'}>
          ${below ?? now.text('upload.fileHelp')}
        </p>
      </div>
    `
  }
  return {
    arrive: () => {
      uploads.ask('', () => request(packageUploadList, { query: { size: 20 } }, { quiet: true }))
      if (packageId !== undefined)
        target.ask('', () => request(packageDetail, { query: { packageId } }, { quiet: true }))
    },
    draw: now => {
      const { text } = now
      const state = job.get()
      const parent = packageId === undefined ? packagePaths.new : `${packagePaths.new}/${packageId}`
      const name = target.shown()?.name
      return html`
        ${pageHead({
          title: text(packageId === undefined ? 'upload.newPackage' : 'upload.newVersion'),
          lead: text('upload.lead'),
          back: { href: addressOf(parent), text: name ?? text('packages.new') }
        })}
        ${isBusy(state) ? nothing : unfinishedUploads(uploads.shown()?.list ?? [], job, now)}
        ${uploadProgress(state, text)}
        <div ?hidden=${isBusy(state)}>
          <form class="form" novalidate @submit=${send}>
            ${packageId === undefined ? packageFields(now) : nothing}
            ${formField({
              name: 'version',
              label: text('column.version'),
              value: draft.version,
              problem: problem('version', now),
              help: text('upload.versionHelp'),
              maxLength: limits.packageVersionMaxLength,
              change: version => change({ version })
            })}
            ${fileField(now)}
            <div class="actions"><button type="submit" class="button primary">${text('upload.send')}</button></div>
          </form>
        </div>
      `
    },
    end: () => {
      job.end()
      context.unsaved(false)
      uploads.end()
      target.end()
    }
  }
}
