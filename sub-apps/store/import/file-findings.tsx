import { $format, $language } from '@portal/session'
import { useMemo } from 'react'
import type { StoreFileProblem, ValidatedStoreFile } from '#contract/calls/stores/store-file.ts'
import { useStore, useTexts } from '#kit/adapters/react.ts'
import type { TextsIn } from '#kit/index.ts'
import { countryNamer } from '#kit/portal/country-names.ts'
import { useText } from '../texts.ts'
import type en from './messages/en.json'

/** The texts of this page in each language. */
export type FileTexts = TextsIn<typeof en>

type Columns = HTMLElementTagNameMap['portal-table']['columns']
type Row = ValidatedStoreFile['rows'][number]

/** Shows the rows that a file would add and change, and the problems with their lines. */
export const FileFindings = ({ validated, textsIn }: { validated: ValidatedStoreFile; textsIn: FileTexts }) => {
  const text = useText()
  const fileText = useTexts(textsIn)
  const format = useStore($format)
  const language = useStore($language)
  const { counts, rows, problems, problemCount } = validated
  const problemColumns = useMemo(
    (): Columns => [
      { key: 'line', title: fileText('column.line'), type: 'number' },
      { key: 'column', title: fileText('column.column'), value: ({ column }: StoreFileProblem) => column ?? '' },
      {
        key: 'problem',
        title: fileText('column.problem'),
        value: ({ problem }: StoreFileProblem) => fileText(`fileProblem.${problem}`)
      }
    ],
    [fileText]
  )
  const rowColumns = useMemo((): Columns => {
    const countryName = countryNamer(language)
    return [
      { key: 'line', title: fileText('column.line'), type: 'number' },
      {
        key: 'name',
        title: text('column.name'),
        detail: ({ storeCode }: Row) => storeCode ?? fileText('file.codeMade'),
        detailTitle: text('column.storeCode')
      },
      { key: 'city', title: text('column.city') },
      { key: 'country', title: text('column.country'), value: ({ country }: Row) => countryName(country) },
      { key: 'change', title: fileText('column.change'), value: ({ change }: Row) => fileText(`fileChange.${change}`) }
    ]
  }, [text, fileText, language])
  return (
    <>
      <p role="status">
        {problemCount > 0
          ? fileText('file.problems', { count: problemCount, number: format.number(problemCount) })
          : fileText('file.counts', {
              added: format.number(counts.added),
              changed: format.number(counts.changed),
              same: format.number(counts.same)
            })}
      </p>
      {problemCount > 0 && (
        <portal-table
          rowKey="id"
          label={fileText('column.problem')}
          columns={problemColumns}
          rows={problems.map((problem, place) => ({ ...problem, id: String(place) }))}
        />
      )}
      {rows.length > 0 && (
        <>
          <h2>{fileText('file.rows', { count: rows.length })}</h2>
          <portal-table rowKey="line" label={text('title')} columns={rowColumns} rows={rows} />
        </>
      )}
    </>
  )
}
