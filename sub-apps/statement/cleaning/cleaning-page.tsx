/** @jsxImportSource solid-js */
import { request } from '@portal/session'
import { createSignal, For, Show } from 'solid-js'
import {
  type CleaningColumn,
  type CleaningDay,
  cleaningColumns,
  cleaningStatistics
} from '#contract/calls/figures/statistics.ts'
import { DayChart } from '../parts/day-chart.tsx'
import { FigureCard } from '../parts/figure-card.tsx'
import { LoadedPart } from '../parts/loaded-part.tsx'
import { ChoiceForm } from '../period/choice-form.tsx'
import { daysOf } from '../period/days.pure.ts'
import { pairDays } from '../period/pair-days.pure.ts'
import { listsBy, type Period } from '../period/periods-address.pure.ts'
import { useChoice } from '../period/use-choice.ts'
import { useText } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { inUnit, useWritten } from '../written.ts'
import { RobotTable, StoreTable } from './sum-tables.tsx'

/** The cleaning figures of two periods: the sums, the days side by side, and the first period by store and by robot. */
export const CleaningPage = () => {
  const text = useText()
  const written = useWritten()
  const { choice, key, change, addressOf } = useChoice()
  const [measure, setMeasure] = createSignal<CleaningColumn>('area')
  const ask = (period: Period) =>
    request(cleaningStatistics, { query: { ...period, storeId: choice().storeId } }, { quiet: true })
  const both = useLoaded(key, async () => {
    const [now, before] = await Promise.all([ask(choice().period), ask(choice().other)])
    return { now, before }
  })
  return (
    <>
      <ChoiceForm choice={choice()} onChange={change} />
      <p class="quiet">{text()('zone')}</p>
      <LoadedPart of={both}>
        {found => (
          <>
            <div class="tiles">
              <For each={cleaningColumns}>
                {it => (
                  <FigureCard
                    title={text()(`measure.${it}`)}
                    now={found().now.total[it]}
                    before={found().before.total[it]}
                    write={value => written.figure(it, value)}
                    choose={{ chosen: measure() === it, onChoose: () => setMeasure(it) }}
                  />
                )}
              </For>
            </div>
            <h2>{text()('byDay', { title: text()(`measure.${measure()}`) })}</h2>
            <DayChart<CleaningDay>
              title={text()(`measure.${measure()}`)}
              pairs={pairDays(daysOf(found().now), found().now.days, daysOf(found().before), found().before.days)}
              names={[written.days(found().now), written.days(found().before)]}
              valueOf={row => inUnit(measure(), row[measure()])}
              write={value => text()(`unit.${measure()}`, { value: written.number(value) })}
            />
          </>
        )}
      </LoadedPart>
      <nav class="actions views" aria-label={text()('lists')}>
        <For each={listsBy}>
          {by => (
            <a
              class="button"
              href={addressOf({ ...choice(), by })}
              aria-current={choice().by === by ? 'page' : undefined}
            >
              {text()(`by.${by}`)}
            </a>
          )}
        </For>
      </nav>
      <Show when={choice().by === 'stores'} fallback={<RobotTable choice={choice()} />}>
        <StoreTable choice={choice()} />
      </Show>
    </>
  )
}
