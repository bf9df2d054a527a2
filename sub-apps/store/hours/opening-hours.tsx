import { $language } from '@portal/session'
import { useMemo } from 'react'
import type { Opening } from '#contract/calls/stores/stores.ts'
import { useStore } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'
import { minuteOfWeek } from './open-state.pure.ts'
import { useOpenText } from './open-text.ts'
import { useNow } from './use-now.ts'
import { isWholeDay, spansOn, weekdaysIn, weekNamer } from './week.pure.ts'

/** When a store is open, by its own clocks, and whether it is open now. */
export const OpeningHours = ({ opening }: { opening: Opening | null }) => {
  const text = useText()
  const language = useStore($language)
  const namer = useMemo(() => weekNamer(language), [language])
  const now = useNow()
  const openText = useOpenText()
  if (opening === null || opening.spans.length === 0) return <p className="quiet">{text('hours.none')}</p>
  const { timeZone, spans } = opening
  const local = minuteOfWeek(timeZone, now)
  const state = openText(opening, now)
  const color = state?.isOpen ? 'var(--portal-success)' : 'var(--portal-muted)'
  return (
    <div className="form">
      <p>
        <svg width="10" height="10" viewBox="-5 -5 10 10" aria-hidden="true">
          <circle r="4" strokeWidth="2" stroke={color} fill={state?.isOpen ? color : 'none'} />
        </svg>{' '}
        <strong>{state?.word}</strong> <span className="quiet">{state?.detail}</span>
      </p>
      <table className="few-rows">
        <tbody>
          {weekdaysIn(language).map(weekday => {
            const day = spansOn(spans, weekday)
            return (
              <tr key={weekday} aria-current={Math.floor(local / 1_440) + 1 === weekday ? 'date' : undefined}>
                <th scope="row">{namer.day(weekday)}</th>
                <td>
                  {day.length === 0 && text('hours.closed')}
                  {isWholeDay(day)
                    ? text('hours.dayAndNight')
                    : day.map(span => <div key={span.from}>{namer.span(span)}</div>)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="quiet">
        {text('hours.zone', { zone: timeZone, day: namer.dayOf(local), time: namer.time(local) })}
      </p>
    </div>
  )
}
