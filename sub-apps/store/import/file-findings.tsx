import { $format, $language } from '@portal/session'
import { useMemo } from 'react'
import type { JudgedStoreFile, StoreFileProblem } from '#contract/calls/store-file.ts'
import { useStore } from '#kit/adapters/react.ts'
import { countryNamer } from '../parts/country-names.ts'
import { useText } from '../texts.ts'

type Columns = HTMLElementTagNameMap['portal-table']['columns']
type Row = JudgedStoreFile['rows'][number]

/** What a file would add and change, and what is wrong in which line. */
export const FileFindings = ({ judged }: { judged: JudgedStoreFile }) => {
  const text = useText()
  const format = useStore($format)
  const language = useStore($language)
  const { counts, rows, problems, problemCount } = judged
  const problemColumns = useMemo(
    (): Columns => [
      { key: 'line', title: text('column.line'), type: 'number' },
      { key: 'column', title: text('column.column'), value: ({ column }: StoreFileProblem) => column ?? '' },
      {
        key: 'problem',
        title: text('column.problem'),
        value: ({ problem }: StoreFileProblem) => text(`fileProblem.${problem}`)
      }
    ],
    [text]
  )
  const rowColumns = useMemo((): Columns => {
    const countryName = countryNamer(language)
    return [
      { key: 'line', title: text('column.line'), type: 'number' },
      {
        key: 'name',
        title: text('column.name'),
        detail: ({ storeCode }: Row) => storeCode ?? text('file.codeMade'),
        detailTitle: text('column.storeCode')
      },
      { key: 'city', title: text('column.city') },
      { key: 'country', title: text('column.country'), value: ({ country }: Row) => countryName(country) },
      { key: 'change', title: text('column.change'), value: ({ change }: Row) => text(`fileChange.${change}`) }
    ]
  }, [text, language])
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
          <portal-table rowKey="line" label={text('title')} columns={rowColumns} rows={rows} />
        </>
      )}
    </>
  )
}
