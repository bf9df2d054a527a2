import { changeOf } from '../period/pair-days.pure.ts'
import { useText } from '../texts.ts'
import { useWritten } from '../written.ts'

type FigureCardProps = {
  title: string
  now: number
  before: number
  write: (value: number) => string
  /** With it, the card is a button that chooses the figure of the chart. */
  choose?: { chosen: boolean; onChoose: () => void }
}

/** One figure of both periods, and the change between them. */
export const FigureCard = ({ title, now, before, write, choose }: FigureCardProps) => {
  const text = useText()
  const written = useWritten()
  const content = (
    <>
      <span>{title}</span>
      <strong>{write(now)}</strong>
      <span className="quiet">
        {text('figure.before', { value: write(before) })} {written.change(changeOf(now, before))}
      </span>
    </>
  )
  return choose === undefined ? (
    <div className="card tile">{content}</div>
  ) : (
    <button type="button" className="card tile" aria-pressed={choose.chosen} onClick={choose.onChoose}>
      {content}
    </button>
  )
}
