import { $language, dateFormat } from '@portal/session'
import type { CSSProperties } from 'react'
import type { FaultHour } from '#contract/calls/figures/statistics.ts'
import { useStore } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'
import { useWritten } from '../written.ts'
import { heatOf, hoursOfDay } from './heat-of.pure.ts'

/** 5 January 1970 was a Monday. */
const mondayMs = 4 * 24 * 60 * 60_000
const dayMs = 24 * 60 * 60_000

/** Gives the style sheet a share, from 0 to 1: how dark a cell is. */
const shareStyle = (share: number) => ({ '--share': share }) as CSSProperties

/** How many faults arose at each hour of each weekday: a table whose cells are as dark as they are full. */
export const HeatMap = ({ title, hours }: { title: string; hours: readonly FaultHour[] }) => {
  const text = useText()
  const written = useWritten()
  const weekdays = dateFormat(useStore($language), { weekday: 'short', timeZone: 'UTC' })
  const { rows, most } = heatOf(hours)
  return (
    // A narrow page scrolls the table alone, also by keyboard.
    <section className="card heat" tabIndex={0} aria-label={text('heat.label', { days: title })}>
      <table className="few-rows">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{text('heat.weekday')}</span>
            </th>
            {hoursOfDay.map(hour => (
              <th key={hour} scope="col">
                {hour}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ weekday, counts }) => (
            <tr key={weekday}>
              <th scope="row">{weekdays.format(mondayMs + (weekday - 1) * dayMs)}</th>
              {hoursOfDay.map(hour => {
                const count = counts[hour] ?? 0
                return (
                  <td key={hour} style={shareStyle(count / most)}>
                    {count === 0 ? '' : written.number(count)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
