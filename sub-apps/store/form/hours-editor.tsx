import { $language } from '@portal/session'
import { useId, useMemo } from 'react'
import * as limits from '#contract/limits.ts'
import { useStore } from '#kit/adapters/react.ts'
import { weekdaysIn, weekNamer } from '../hours/week.pure.ts'
import { useText } from '../texts.ts'
import { sameOnAllDays, spanProblems, type TypedSpan, withSpan } from './hours-draft.pure.ts'
import { SpanFields } from './span-fields.tsx'

type HoursEditorProps = {
  hours: readonly TypedSpan[]
  /** Whether problems are shown already. */
  checked: boolean
  onChange: (hours: TypedSpan[]) => void
}

/** The opening hours of a week, several times a day. */
export const HoursEditor = ({ hours, checked, onChange }: HoursEditorProps) => {
  const text = useText()
  const id = useId()
  const language = useStore($language)
  const namer = useMemo(() => weekNamer(language), [language])
  const problems = spanProblems(hours)
  const change = (key: number, part: Partial<TypedSpan>): void =>
    onChange(hours.map(span => (span.key === key ? { ...span, ...part } : span)))
  return (
    <fieldset className="hours" aria-describedby={`${id}-help`}>
      <legend>{text('form.optional', { label: text('hours.title') })}</legend>
      <p id={`${id}-help`} className="help">
        {text('hours.help')}
      </p>
      {weekdaysIn(language).map(weekday => {
        const day = hours.filter(span => span.weekday === weekday)
        const name = namer.day(weekday)
        return (
          <div key={weekday} className="day">
            <span>{name}</span>
            <div className="spans">
              {day.length === 0 && <span className="quiet">{text('hours.closed')}</span>}
              {day.map((span, place) => (
                <SpanFields
                  key={span.key}
                  span={span}
                  day={name}
                  number={place + 1}
                  problem={checked ? problems.get(span.key) : undefined}
                  onChange={part => change(span.key, part)}
                  onRemove={() => onChange(hours.filter(({ key }) => key !== span.key))}
                />
              ))}
              <div className="actions">
                {day.length < limits.openingSpansOfDayMax && (
                  <button
                    type="button"
                    className="button small"
                    aria-label={text('hours.addOn', { day: name })}
                    onClick={() => onChange(withSpan(hours, weekday))}
                  >
                    {text('hours.add')}
                  </button>
                )}
                {day.length > 0 && (
                  <button
                    type="button"
                    className="button small"
                    aria-label={text('hours.copyFrom', { day: name })}
                    onClick={() => onChange(sameOnAllDays(hours, weekday))}
                  >
                    {text('hours.copy')}
                  </button>
                )}
              </div>
            </div>
          </div>
        )
      })}
    </fieldset>
  )
}
