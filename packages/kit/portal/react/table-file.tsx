import { $format, sentenceOf } from '@portal/session'
import { type ReactNode, useId } from 'react'
import { byteOrderMark, csvLine } from '#contract/checks/csv-line.ts'
import type { TableColumn } from '#contract/page/table.ts'
import { useStore } from '../../adapters/react.ts'
import { chooseAnew } from '../choose-anew.ts'
import type { FileFindings } from '../create-table-file.ts'
import type { FileText } from '../table-file-text.ts'
import { ActButton } from './act-button.tsx'
import { FirstRows } from './file-preview.tsx'
import { Refusal } from './form-foot.tsx'
import { TableFileFindings } from './table-file-findings.tsx'
import { type TableFileUse, useTableFile } from './use-table-file.ts'

type TableFileProps<Findings extends FileFindings> = TableFileUse<Findings> & {
  text: FileText
  /** The sentence about a problem of a line. */
  problemText: (problem: Findings['problems'][number]['problem']) => string
  /** All columns that a file may have, and those that it needs. */
  fileColumns: readonly string[]
  neededColumns: readonly string[]
  rowsMax: number
  /** The name of the file with the titles alone. */
  templateName: string
  rowKey: keyof Findings['rows'][number] & string
  /** The name of the table of rows for screen readers, and its columns before that of the change. */
  label: string
  columns: readonly TableColumn<Findings['rows'][number]>[]
  /** Fields before that of the file. */
  children?: ReactNode
}

/** Chooses a CSV file of rows, shows the changes that it would make, and imports it. */
export const TableFile = <Findings extends FileFindings>({
  text,
  fileColumns,
  neededColumns,
  rowsMax,
  templateName,
  children,
  send,
  onImported,
  about,
  ...shown
}: TableFileProps<Findings>) => {
  const format = useStore($format)
  const id = useId()
  const plan = { send, onImported, ...(about === undefined ? {} : { about }) }
  const { preview, findings, error, choose, readIn, look, looking, importIt, importing } = useTableFile<Findings>(plan)
  const changes = findings === undefined ? 0 : findings.counts.added + findings.counts.changed
  return (
    <>
      <form
        className="form"
        onSubmit={event => {
          event.preventDefault()
          look()
        }}
      >
        {children}
        <div className="field">
          <label htmlFor={id}>{text('file.label')}</label>
          <input
            id={id}
            type="file"
            accept=".csv,text/csv"
            required
            aria-describedby={`${id}-help`}
            onClick={({ currentTarget }) => chooseAnew(currentTarget)}
            onChange={({ target }) => choose(target.files?.[0])}
          />
          <p id={`${id}-help`} className="help">
            {text('file.help', { columns: format.list(neededColumns), rows: format.number(rowsMax) })}{' '}
            <a
              href={`data:text/csv;charset=utf-8,${encodeURIComponent(byteOrderMark + csvLine(fileColumns))}`}
              download={templateName}
            >
              {text('file.template')}
            </a>
          </p>
        </div>
        {preview !== undefined && <FirstRows preview={preview} onChoose={readIn} />}
        <Refusal sentence={error === undefined ? undefined : sentenceOf(error)} />
        <div className="actions">
          <ActButton type="submit" className={changes === 0 ? 'button primary' : 'button'} state={looking}>
            {text('file.look')}
          </ActButton>
          {findings?.problemCount === 0 && changes > 0 && (
            <ActButton className="button primary" state={importing} onClick={importIt}>
              {text('file.import', { count: changes })}
            </ActButton>
          )}
        </div>
      </form>
      {findings !== undefined && <TableFileFindings findings={findings} text={text} {...shown} />}
    </>
  )
}
