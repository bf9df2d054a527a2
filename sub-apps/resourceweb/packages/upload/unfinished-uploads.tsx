import type { PackageUpload } from '#contract/calls/resource-packages/uploads.ts'
import { partsOf, percentOf } from '#kit/portal/file-parts.pure.ts'
import { useText } from '../../texts.ts'
import type { UploadJob } from './upload-job.ts'

type UnfinishedUploadsProps = { uploads: readonly PackageUpload[]; job: UploadJob }

/** The uploads that were cut off, each with what goes on with it. */
export const UnfinishedUploads = ({ uploads, job }: UnfinishedUploadsProps) => {
  const text = useText()
  if (uploads.length === 0) return null
  return (
    <section className="card form" aria-labelledby="unfinished-uploads">
      <h2 id="unfinished-uploads">{text('upload.unfinished')}</h2>
      {uploads.map(upload => (
        <div key={upload.uploadId}>
          <p>
            <strong>
              {upload.name} {upload.version}
            </strong>
            : {text(`upload.state.${upload.state}`, { percent: percentOf(upload.partsDone, partsOf(upload.size)) })}
          </p>
          <GoOn upload={upload} job={job} />{' '}
          <button type="button" className="button small danger" onClick={() => void job.drop(upload.uploadId)}>
            {text('upload.drop')}
          </button>
        </div>
      ))}
    </section>
  )
}

const GoOn = ({ upload, job }: { upload: PackageUpload; job: UploadJob }) => {
  const text = useText()
  if (upload.state !== 'open')
    return (
      <button type="button" className="button small" onClick={() => job.wait(upload.uploadId)}>
        {text(upload.state === 'checking' ? 'upload.wait' : 'upload.why')}
      </button>
    )
  return (
    <label className="field">
      <span>{text('upload.resume')}</span>
      <input
        type="file"
        name="resume"
        accept=".zip,application/zip"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // The same file can be chosen again afterwards.
          currentTarget.value = ''
          if (file !== undefined) job.resume(file, upload)
        }}
      />
    </label>
  )
}
