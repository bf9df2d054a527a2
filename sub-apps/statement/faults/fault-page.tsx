/** @jsxImportSource solid-js */
import { request } from '@portal/session'
import { For } from 'solid-js'
import { type FaultDay, faultFacets, faultStatistics } from '#contract/calls/figures/statistics.ts'
import { DayChart } from '../parts/day-chart.tsx'
import { FigureCard } from '../parts/figure-card.tsx'
import { LoadedPart } from '../parts/loaded-part.tsx'
import { ChoiceForm } from '../period/choice-form.tsx'
import { daysOf } from '../period/days.pure.ts'
import { pairDays } from '../period/pair-days.pure.ts'
import type { Period } from '../period/periods-address.pure.ts'
import { useChoice } from '../period/use-choice.ts'
import { useText } from '../texts.ts'
import { useLoaded } from '../use-loaded.ts'
import { useWritten } from '../written.ts'
import { FaultTable } from './fault-table.tsx'
import { HeatMap } from './heat-map.tsx'
import { meanOf } from './mean-of.pure.ts'

/** The faults of two periods: how many, how long robots stood still, when, and which. */
export const FaultPage = () => {
  const text = useText()
  const written = useWritten()
  const { choice, key, change } = useChoice()
  const ask = (period: Period) =>
    request(faultStatistics, { query: { ...period, storeId: choice().storeId } }, { quiet: true })
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
              <FigureCard
                title={text()('faults.count')}
                now={found().now.total.count}
                before={found().before.total.count}
                write={written.number}
              />
              <FigureCard
                title={text()('faults.lasting')}
                now={found().now.total.count - found().now.total.recovered}
                before={found().before.total.count - found().before.total.recovered}
                write={written.number}
              />
              <FigureCard
                title={text()('faults.recover')}
                now={meanOf(found().now.total) ?? 0}
                before={meanOf(found().before.total) ?? 0}
                write={written.minutes}
              />
            </div>
            <h2>{text()('byDay', { title: text()('faults.count') })}</h2>
            <DayChart<FaultDay>
              title={text()('faults.count')}
              pairs={pairDays(daysOf(found().now), found().now.days, daysOf(found().before), found().before.days)}
              names={[written.days(found().now), written.days(found().before)]}
              valueOf={row => row.count}
              write={written.number}
            />
            <h2>{text()('faults.hours')}</h2>
            <HeatMap title={written.days(found().now)} hours={found().now.hours} />
            <HeatMap title={written.days(found().before)} hours={found().before.hours} />
            <For each={faultFacets}>
              {facet => (
                <FaultTable
                  title={text()(`facet.${facet}`)}
                  column={text()(`column.${facet}`)}
                  rows={found().now[facet]}
                  others={found().before[facet]}
                />
              )}
            </For>
          </>
        )}
      </LoadedPart>
    </>
  )
}
