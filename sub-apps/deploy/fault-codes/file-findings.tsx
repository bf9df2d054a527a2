import { $format } from '@portal/session'
import { useMemo } from 'react'
import type { FaultCodeFile, FileProblem } from '#contract/calls/deploy/fault-codes.ts'
import { useStore } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'
import { severityState } from './severity-state.ts'

type Columns = HTMLElementTagNameMap['portal-table']['columns']
type Row = FaultCodeFile['rows'][number]

/** The changes that a file would make, and each problem with its line. */
export const FileFindings = ({ validated }: { validated: FaultCodeFile }) => {
  const text = useText()
  const format = useStore($format)
  const { counts, rows, problems, problemCount } = validated
  const problemColumns = useMemo(
    (): Columns => [
      { key: 'line', title: text('column.line'), type: 'number' },
      { key: 'column', title: text('column.column'), value: ({ column }: FileProblem) => column ?? '' },
      {
        key: 'problem',
        title: text('column.problem'),
        value: ({ problem }: FileProblem) => text(`fileProblem.${problem}`)
      }
    ],
    [text]
  )
  const rowColumns = useMemo(
    (): Columns => [
      { key: 'faultCode', title: text('column.code') },
      { key: 'name', title: text('column.name') },
      {
        key: 'severity',
        title: text('column.severity'),
        type: 'state',
        value: ({ severity }: Row) => severityState(text, severity)
      },
      { key: 'change', title: text('column.change'), value: ({ change }: Row) => text(`fileChange.${change}`) }
    ],
    [text]
  )
  return (
    <>
      <p role="status">
        {problemCount > 0
          ? text('file.problems', { count: problemCount, number: format.number(problemCount) })
          : text('file.counts', {
              added: format.number(counts.added),
              changed: format.number(counts.changed),
              same: format.number(counts.same)
            })}
      </p>
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
          <portal-table rowKey="faultCode" label={text('codes.title')} columns={rowColumns} rows={rows} />
        </>
      )}
    </>
  )
}
