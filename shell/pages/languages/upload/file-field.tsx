import { useRepeat } from '@portal/elements'
import { sentenceOf } from '@portal/session'
import { type DragEvent, useId, useState } from 'react'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { refusalText } from './problem-text.ts'
import { type ChosenFile, chooseFiles } from './upload-form.ts'

type FileFieldProps = { file: ChosenFile; problem: string | undefined; disabled: boolean }

/** One `.json` file, chosen or dropped. A problem is shown below it, as at every other field. */
export const FileField = ({ file, problem, disabled }: FileFieldProps) => {
  const translate = useTranslate()
  const id = useId()
  useRepeat(file.kind === 'failed' ? file.error : undefined, () => file.kind === 'failed' && chooseFiles(file.files))
  const [over, setOver] = useState(false)
  const lines = file.kind === 'refused' ? refusalText(file) : file.kind === 'failed' ? [sentenceOf(file.error)] : []
  const wrong = problem === undefined ? lines : [problem]

  const dropped = (event: DragEvent): void => {
    // Without this, the browser would open the dropped file and leave the portal.
    event.preventDefault()
    setOver(false)
    void chooseFiles([...event.dataTransfer.files])
  }
  return (
    <div className="field">
      <label htmlFor={id}>{translate('languages.file')}</label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the input below is the one for keys */}
      <div
        className="drop-zone"
        data-over={over}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      >
        <input
          id={id}
          type="file"
          accept=".json,application/json"
          aria-invalid={wrong.length > 0}
          aria-describedby={`${id}-name ${id}-note`}
          disabled={disabled}
          onChange={event => {
            const files = [...(event.target.files ?? [])]
            // Reset, so that the same file can be chosen again after a correction. The name of the file that was read
            // is below.
            event.target.value = ''
            void chooseFiles(files)
          }}
        />
        <p>
          <span className="button" aria-hidden="true">
            {translate('languages.chooseFile')}
          </span>{' '}
          <span className="quiet">{translate('languages.drop')}</span>
        </p>
        <p id={`${id}-name`} className="file-name" role="status">
          {file.kind !== 'none' &&
            translate(file.kind === 'reading' ? 'languages.readingFile' : 'languages.chosenFile', { name: file.name })}
        </p>
      </div>
      <div id={`${id}-note`} role={wrong.length > 0 ? 'alert' : undefined}>
        {wrong.length > 0 ? (
          <p className="problem lines">{wrong.join('\n')}</p>
        ) : (
          <p className="help">{translate('languages.fileHelp')}</p>
        )}
      </div>
      {file.kind === 'failed' && (
        <div className="actions">
          <button
            data-click="languages.readFile"
            type="button"
            className="button small"
            onClick={() => void chooseFiles(file.files)}
          >
            {translate('languages.retry')}
          </button>
        </div>
      )}
    </div>
  )
}
