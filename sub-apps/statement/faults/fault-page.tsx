import { request } from '@portal/session'
import { type FaultDay, faultFacets, faultStatistics } from '#contract/calls/figures/statistics.ts'
import { DayChart } from '../parts/day-chart.tsx'
import { FigureCard } from '../parts/figure-card.tsx'
import { TwoPeriods } from '../period/two-periods.tsx'
import { useText } from '../texts.ts'
import { useWritten } from '../written.ts'
import { FaultTable } from './fault-table.tsx'
import { HeatMap } from './heat-map.tsx'
import { meanOf } from './mean-of.pure.ts'

/** The faults of two periods: how many, how long robots stood still, when, and which. */
export const FaultPage = () => {
  const text = useText()
  const written = useWritten()
  return (
    <TwoPeriods ask={query => request(faultStatistics, { query }, { quiet: true })}>
      {({ now, before, pairs, names }) => (
        <>
          <div className="tiles">
            <FigureCard
              title={text('faults.count')}
              now={now.total.count}
              before={before.total.count}
              write={written.number}
            />
            <FigureCard
              title={text('faults.lasting')}
              now={now.total.count - now.total.recovered}
              before={before.total.count - before.total.recovered}
              write={written.number}
            />
            <FigureCard
              title={text('faults.recover')}
              now={meanOf(now.total) ?? 0}
              before={meanOf(before.total) ?? 0}
              write={written.minutes}
            />
          </div>
          <DayChart<FaultDay>
            title={text('faults.count')}
            pairs={pairs}
            names={names}
            figureOf={({ count }) => count}
            write={written.number}
          />
          <h2>{text('faults.hours')}</h2>
          <HeatMap title={names[0]} hours={now.hours} />
          <HeatMap title={text('figure.before', { value: names[1] })} hours={before.hours} />
          {faultFacets.map(facet => (
            <FaultTable
              key={facet}
              title={text(`facet.${facet}`)}
              column={text(`column.${facet}`)}
              rows={now[facet]}
              others={before[facet]}
            />
          ))}
        </>
      )}
    </TwoPeriods>
  )
}
