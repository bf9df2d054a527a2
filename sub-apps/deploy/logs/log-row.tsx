import type { LogLine } from '#contract/calls/robot-logs/remote-logs.ts'
import { useText } from '../texts.ts'
import { piecesOf, shownText } from './shown-text.pure.ts'

type LogRowProps = {
  line: number
  /** How many lines the log has. */
  of: number
  /** Undefined until its text arrived. */
  known: LogLine | undefined
  searched: string
  isCurrent: boolean
}

/** One line with its number. A screen reader hears which of all lines it is. */
export const LogRow = ({ line, of, known, searched, isCurrent }: LogRowProps) => {
  const text = useText()
  return (
    <li
      aria-setsize={of}
      aria-posinset={line}
      aria-current={isCurrent ? 'true' : undefined}
      data-tone={known?.level === 'error' ? 'danger' : known?.level === 'warning' ? 'warning' : undefined}
    >
      <span className="quiet">{`${String(line).padStart(String(of).length)}  `}</span>
      {known !== undefined &&
        piecesOf(shownText(known.text), searched).map(piece =>
          piece.isMatch ? <mark key={piece.at}>{piece.text}</mark> : piece.text
        )}
      {known?.cut && <span className="quiet"> … {text('logs.cut')}</span>}
    </li>
  )
}
