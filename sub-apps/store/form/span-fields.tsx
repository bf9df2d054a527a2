import { useEffect, useId, useRef } from 'react'
import { useText } from '../texts.ts'
import type { SpanProblem, TypedSpan } from './hours-draft.pure.ts'

type SpanFieldsProps = {
  span: TypedSpan
  day: string
  /** The number of the span in its day, from 1. */
  number: number
  problem: SpanProblem | undefined
  onChange: (part: Partial<TypedSpan>) => void
  onRemove: () => void
}

/** Two times, and a button that removes them. A new span takes the focus: somebody has just asked for it. */
export const SpanFields = ({ span, day, number, problem, onChange, onRemove }: SpanFieldsProps) => {
  const text = useText()
  const id = useId()
  const first = useRef<HTMLInputElement>(null)
  const isNew = useRef(span.from === '' && span.until === '')
  useEffect(() => {
    if (isNew.current) first.current?.focus()
  }, [])
  const field = (part: 'from' | 'until') => ({
    type: 'time',
    name: `hours.${part}`,
    value: span[part],
    required: true,
    'aria-label': text(`hours.${part}Of`, { day, number }),
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : id,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [part]: target.value })
  })
  return (
    <div className="field">
      <div className="span">
        <input ref={first} {...field('from')} />
        <span aria-hidden="true">–</span>
        <input {...field('until')} />
        <button
          type="button"
          className="button small"
          aria-label={text('hours.removeOf', { day, number })}
          onClick={onRemove}
        >
          {text('remove')}
        </button>
      </div>
      {problem !== undefined && (
        <p id={id} className="problem">
          {text(`hours.problem.${problem}`)}
        </p>
      )}
    </div>
  )
}
