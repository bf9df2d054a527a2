import { percentOf } from '#kit/portal/file-parts.pure.ts'
import { useText } from '../../texts.ts'
import { problemSentence } from './problem-sentence.ts'
import type { JobState } from './upload-job.ts'

/** How far a file is, or why it did not arrive. */
export const UploadProgress = ({ job }: { job: JobState }) => {
  const text = useText()
  switch (job.state) {
    case 'idle':
      return null
    case 'reading':
    case 'sending': {
      const value = percentOf(job.done, job.all)
      const label = text(job.state === 'reading' ? 'upload.reading' : 'upload.sending')
      return (
        <>
          <p role="status">{label}</p>
          <sl-progress-bar label={label} value={value}>
            {value} %
          </sl-progress-bar>
        </>
      )
    }
    case 'checking':
      return <p role="status">{text('upload.checking')}</p>
    case 'otherFile':
      return <portal-notice level="error">{text('upload.otherFile')}</portal-notice>
    case 'failed':
      return <portal-notice level="error">{problemSentence(text, job.error)}</portal-notice>
  }
}
