import { request } from '@portal/session'
import { useState } from 'react'
import {
  type CleaningColumn,
  type CleaningDay,
  cleaningColumns,
  cleaningStatistics
} from '#contract/calls/figures/statistics.ts'
import { DayChart } from '../parts/day-chart.tsx'
import { FigureCard } from '../parts/figure-card.tsx'
import { listsBy } from '../period/periods-address.pure.ts'
import { TwoPeriods } from '../period/two-periods.tsx'
import { useChoice } from '../period/use-choice.ts'
import { useText } from '../texts.ts'
import { inUnit, useWritten } from '../written.ts'
import { RobotTable, StoreTable } from './sum-tables.tsx'

/** The cleaning figures of two periods: the sums, the days side by side, and the first period by store and by robot. */
export const CleaningPage = () => {
  const text = useText()
  const written = useWritten()
  const { choice, addressOf } = useChoice()
  const [measure, setMeasure] = useState<CleaningColumn>('area')
  const title = text(`measure.${measure}`)
  const Table = choice.by === 'stores' ? StoreTable : RobotTable
  return (
    <>
      <TwoPeriods ask={query => request(cleaningStatistics, { query }, { quiet: true })}>
        {({ now, before, pairs, names }) => (
          <>
            <div className="tiles">
              {cleaningColumns.map(it => (
                <FigureCard
                  key={it}
                  title={text(`measure.${it}`)}
                  now={now.total[it]}
                  before={before.total[it]}
                  write={value => written.figure(it, value)}
                  choose={{ chosen: measure === it, onChoose: () => setMeasure(it) }}
                />
              ))}
            </div>
            <DayChart<CleaningDay>
              title={title}
              unit={written.unit(measure)}
              pairs={pairs}
              names={names}
              figureOf={row => inUnit(measure, row[measure])}
              write={value => text(`unit.${measure}`, { value: written.number(value) })}
            />
          </>
        )}
      </TwoPeriods>
      <nav className="sections" aria-label={text('lists')}>
        {listsBy.map(by => (
          <a key={by} href={addressOf({ ...choice, by })} aria-current={choice.by === by ? 'page' : undefined}>
            {text(`by.${by}`)}
          </a>
        ))}
      </nav>
      <Table choice={choice} />
    </>
  )
}
