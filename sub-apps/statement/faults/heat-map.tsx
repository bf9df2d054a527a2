/** @jsxImportSource solid-js */
import { $language } from '@portal/session'
import { createMemo, For } from 'solid-js'
import type { FaultHour } from '#contract/calls/figures/statistics.ts'
import { useStore } from '#kit/adapters/solid.ts'
import { useText } from '../texts.ts'
import { useWritten } from '../written.ts'
import { heatOf, hoursOfDay } from './heat-of.pure.ts'

/** 5 January 1970 was a Monday. */
const mondayMs = 4 * 24 * 60 * 60_000
const dayMs = 24 * 60 * 60_000

/** How many faults arose at each hour of each weekday: a table whose cells are as dark as they are full. */
export const HeatMap = (props: { title: string; hours: readonly FaultHour[] }) => {
  const text = useText()
  const written = useWritten()
  const language = useStore($language)
  const heat = createMemo(() => heatOf(props.hours))
  const weekday = (day: number): string =>
    new Intl.DateTimeFormat(language(), { weekday: 'short', timeZone: 'UTC' }).format(mondayMs + (day - 1) * dayMs)
  return (
    // A narrow page scrolls the table alone, also by keyboard.
    <section class="card heat" tabindex="0" aria-label={text()('heat.label', { days: props.title })}>
      <table class="few-rows">
        <caption>{props.title}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span class="unseen">{text()('heat.weekday')}</span>
            </th>
            <For each={hoursOfDay}>{hour => <th scope="col">{hour}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={heat().rows}>
            {row => (
              <tr>
                <th scope="row">{weekday(row.weekday)}</th>
                <For each={row.counts}>
                  {count => (
                    <td style={{ '--share': count / heat().most }}>{count === 0 ? '' : written.number(count)}</td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
    </section>
  )
}
