import { $language, displayNames } from '@portal/session'
import { useMemo } from 'react'
import { type TextCoding, textCodings } from '#contract/csv/text-coding.ts'
import { FormField, useStore } from '../../adapters/react.ts'
import { codingName, type FilePreview, previewTable } from '../file-preview.pure.ts'
import { useCommonText } from './use-common-text.ts'

type PreviewProps = { preview: FilePreview; onChoose: (coding: TextCoding) => void }

/** The coding in which a file is read, with the choice of another one, and the first rows as they were read. */
export const FirstRows = ({ preview: { coding, rows }, onChoose }: PreviewProps) => {
  const text = useCommonText()
  const names = displayNames(useStore($language), { type: 'language' })
  const table = useMemo(() => previewTable(rows ?? []), [rows])
  return (
    <>
      <FormField
        name="coding"
        label={text('file.coding')}
        value={coding ?? ''}
        help={text('file.codingHelp')}
        problem={rows === undefined ? text('file.otherCoding') : undefined}
        {...(coding === undefined && { choose: text('form.choose') })}
        options={textCodings.map(value => ({ value, name: codingName(value, it => names.of(it)) }))}
        onChange={chosen => chosen !== '' && onChoose(chosen as TextCoding)}
      />
      {table.rows.length > 0 && <portal-table rowKey="id" label={text('file.firstRows')} {...table} />}
    </>
  )
}
