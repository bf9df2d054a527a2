import { $format } from '@portal/session'
import { useMemo } from 'react'
import type { TableColumn } from '#contract/page/table.ts'
import { useStore } from '../../adapters/react.ts'
import type { FileFindings } from '../create-table-file.ts'
import { type FileText, zerosTold } from '../table-file-text.ts'
import { useCommonText } from './use-common-text.ts'

type FindingsProps<Findings extends FileFindings> = {
  findings: Findings
  text: FileText
  problemText: (problem: Findings['problems'][number]['problem']) => string
  rowKey: keyof Findings['rows'][number] & string
  label: string
  columns: readonly TableColumn<Findings['rows'][number]>[]
}

/** The changes that a file would make, and each problem with its line. */
export const TableFileFindings = <Findings extends FileFindings>({
  findings: { counts, rows, problems, problemCount },
  text,
  problemText,
  rowKey,
  label,
  columns
}: FindingsProps<Findings>) => {
  const format = useStore($format)
  const commonText = useCommonText()
  type Problem = Findings['problems'][number]
  type Row = Findings['rows'][number]
  // The table starts anew with other columns, so they stay the same while the words do.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of problems change with the text function
  const problemColumns = useMemo(
    () => [
      { key: 'line', title: text('column.line'), type: 'number' as const },
      { key: 'column', title: text('column.column'), value: ({ column }: Problem) => column ?? '' },
      {
        key: 'problem',
        title: text('column.problem'),
        value: ({ problem }: Problem) => problemText(problem),
        detail: zerosTold(commonText)
      }
    ],
    [text, commonText]
  )
  const rowColumns = useMemo(
    () => [
      ...columns,
      {
        key: 'change',
        title: text('column.change'),
        value: ({ change }: Row) => text(`fileChange.${change}`),
        detail: zerosTold(commonText)
      }
    ],
    [columns, text, commonText]
  )
  const countsText = () =>
    text('file.counts', {
      added: format.number(counts.added),
      changed: format.number(counts.changed),
      same: format.number(counts.same)
    })
  return (
    <>
      <p role="status">{problemCount > 0 ? text('file.problems', { count: problemCount }) : countsText()}</p>
      {problemCount > 0 && (
        <portal-table
          rowKey="id"
          label={text('column.problem')}
          columns={problemColumns}
          rows={problems.map((problem, place) => ({ ...problem, id: String(place) }))}
        />
      )}
      {rows.length > 0 && (
        <>
          <h2>{text('file.rows', { count: rows.length })}</h2>
          <portal-table rowKey={rowKey} label={label} columns={rowColumns} rows={rows} />
        </>
      )}
    </>
  )
}
