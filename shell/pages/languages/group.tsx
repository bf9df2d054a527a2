import { useStore } from '@nanostores/react'
import { $format } from '@portal/session'
import { type ReactNode, useState } from 'react'
import { useTranslate } from '../../pieces/use-translate.ts'

/** Drawing ten thousand rows at once would block the page for seconds. */
const rowsAtOnce = 100

type GroupProps<Row> = {
  title: string
  hint?: string
  warns?: boolean
  rows: readonly Row[]
  row: (row: Row) => ReactNode
}

/** One kind of difference, collapsed under its name and number. Collapsed rows are not drawn. */
export const Group = <Row,>({ title, hint, warns = false, rows, row }: GroupProps<Row>) => {
  const translate = useTranslate()
  const format = useStore($format)
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState(rowsAtOnce)
  if (rows.length === 0) return null
  const left = rows.length - shown
  return (
    <details className={warns ? 'group warns' : 'group'} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary data-click="languages.group">
        {title} <b>{format.number(rows.length)}</b>
      </summary>
      {hint !== undefined && <p className="quiet">{hint}</p>}
      {open && <ul dir="auto">{rows.slice(0, shown).map(row)}</ul>}
      {left > 0 && (
        <button
          data-click="languages.more"
          type="button"
          className="button small"
          onClick={() => setShown(shown + rowsAtOnce)}
        >
          {translate('languages.more', { count: Math.min(left, rowsAtOnce) })}
        </button>
      )}
    </details>
  )
}
