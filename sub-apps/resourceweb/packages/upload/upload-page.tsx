import { $robotKindName, $robotKinds, navigate, request } from '@portal/session'
import { useEffect, useState } from 'react'
import { packageDetail } from '#contract/calls/resource-packages/packages.ts'
import { packageUploadList } from '#contract/calls/resource-packages/uploads.ts'
import * as limits from '#contract/limits.ts'
import { FormField, PageHead, useLoaded, useStore, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { FormFoot } from '#kit/portal/react/form-foot.tsx'
import { FileField } from '../../parts/file-field.tsx'
import { useForm } from '../../parts/use-form.ts'
import { useTools } from '../../parts/use-tools.ts'
import { packagePaths } from '../paths.pure.ts'
import { UnfinishedUploads } from './unfinished-uploads.tsx'
import { emptyDraft, problemsOf } from './upload-draft.pure.ts'
import { createUploadJob, isBusy, type JobState, type UploadJob } from './upload-job.ts'
import { UploadProgress } from './upload-progress.tsx'

const quiet = { quiet: true } as const

type UploadPageProps = {
  /** The package that the file is a version of; without one, the file is a new package. */
  packageId: number | undefined
}

/** The page that sends a file, and goes on with those that were cut off. */
export const UploadPage = ({ packageId }: UploadPageProps) => {
  const { text, addressOf } = useTools()
  const { unsaved } = useSubApp()
  const [uploads, askAgain] = useLoaded('', () => request(packageUploadList, { query: { size: 20 } }, quiet))
  const [target] = useLoaded('', async () =>
    packageId === undefined ? undefined : request(packageDetail, { query: { packageId } }, quiet)
  )
  const [state, setState] = useState<JobState>({ state: 'idle' })
  const [job] = useState(() =>
    createUploadJob({
      show: next => {
        unsaved(isBusy(next), 'page')
        setState(next)
      },
      changed: askAgain,
      done: id => navigate(addressOf(`${packagePaths.new}/${id}`), 'push')
    })
  )
  useEffect(() => job.end, [job])
  return (
    <>
      <PageHead
        title={text(packageId === undefined ? 'upload.newPackage' : 'upload.newVersion')}
        lead={text('upload.lead')}
        back={{
          href: addressOf(packageId === undefined ? packagePaths.new : `${packagePaths.new}/${packageId}`),
          text: shownOf(target)?.name ?? text('packages.new')
        }}
      />
      {!isBusy(state) && <UnfinishedUploads uploads={shownOf(uploads)?.list ?? []} job={job} />}
      <UploadProgress job={state} />
      <div hidden={isBusy(state)}>
        <UploadForm packageId={packageId} job={job} />
      </div>
    </>
  )
}

const UploadForm = ({ packageId, job }: UploadPageProps & { job: UploadJob }) => {
  const { text } = useTools()
  const kinds = useStore($robotKinds)
  const kindName = useStore($robotKindName)
  const isNew = packageId === undefined
  const form = useForm({
    start: emptyDraft,
    problemsOf: draft => problemsOf(draft, isNew),
    save: async ({ file, name, robotKind, version }) => {
      if (file === undefined) throw new TypeError('a form without a file was sent')
      await job.begin(file, {
        version: version.trim(),
        target: isNew ? { of: 'newPackage', name: name.trim(), robotKind } : { of: 'package', packageId }
      })
      return undefined
    }
  })
  const { field } = form
  return (
    <form className="form" {...form.form}>
      {isNew && (
        <>
          <FormField {...field('name')} label={text('column.name')} maxLength={limits.packageNameMaxLength} />
          <FormField
            {...field('robotKind')}
            label={text('column.robotKind')}
            choose={text('form.choose')}
            options={kinds
              .filter(({ capabilities }) => capabilities.includes('packages'))
              .map(({ robotKind }) => ({ value: robotKind, name: kindName(robotKind) }))}
          />
        </>
      )}
      <FormField
        {...field('version')}
        label={text('column.version')}
        help={text('upload.versionHelp')}
        maxLength={limits.packageVersionMaxLength}
      />
      <FileField
        {...field('file')}
        label={text('upload.file')}
        help={text('upload.fileHelp')}
        accept=".zip,application/zip"
      />
      <FormFoot of={form}>{text('upload.send')}</FormFoot>
    </form>
  )
}
