/** @jsxImportSource solid-js */
import { Show } from 'solid-js'
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
export const FigureCard = (props: FigureCardProps) => {
  const text = useText()
  const written = useWritten()
  const content = () => (
    <>
      <span>{props.title}</span>
      <strong>{props.write(props.now)}</strong>
      <span class="quiet">
        {text()('figure.before', { value: props.write(props.before) })}{' '}
        {written.change(changeOf(props.now, props.before))}
      </span>
    </>
  )
  return (
    <Show when={props.choose} fallback={<div class="card tile">{content()}</div>}>
      {choose => (
        <button type="button" class="card tile" aria-pressed={choose().chosen} onClick={() => choose().onChoose()}>
          {content()}
        </button>
      )}
    </Show>
  )
}
