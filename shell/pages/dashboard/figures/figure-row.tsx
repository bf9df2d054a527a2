import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { sumsByDay } from '#contract/days/sums-by-day.ts'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { FailedPart, isBusy } from '../cards/card-body.tsx'
import { totalOf } from '../data/by-day.ts'
import { mileage, robots, tasks } from '../data/figures.ts'
import type { Own, OwnData } from '../data/own-data.ts'
import { $wish, type Wish } from '../period/current-view.ts'
import { robotsAddress, useMayOpenRobots } from '../robots-address.ts'
import { $amounts } from './amounts.ts'
import { Change } from './change.tsx'
import { Sparkline } from './sparkline.tsx'

/** Four figures in one card, each with its earlier value or its parts. */
export const FigureRow = () => {
  const translate = useTranslate()
  const amounts = useStore($amounts)
  const wish = useStore($wish)
  const mayOpen = useMayOpenRobots()
  const { robotKind, storeId } = wish
  return (
    <section className="card figures" aria-label={translate('dashboard.figures')}>
      <Figure name={translate('dashboard.tasksDone')} own={tasks}>
        {({ total, previousTotal, trend }) => (
          <>
            <Value text={amounts.number(total)} />
            <Sparkline values={trend.map(day => day.count)} />
            <Change now={total} before={previousTotal} days={wish.days} />
          </>
        )}
      </Figure>
      <Figure name={translate('dashboard.distance')} own={mileage}>
        {({ days, before, rows, rowsBefore }) => {
          const values = sumsByDay(rows, days)
          const total = totalOf(values)
          const [number, unit] = amounts.kilometreParts(total)
          return (
            <>
              <Value text={number} unit={unit} />
              <Sparkline values={values} />
              <Change now={total} before={totalOf(sumsByDay(rowsBefore, before))} days={days} />
            </>
          )
        }}
      </Figure>
      <Figure name={translate('dashboard.online')} own={robots}>
        {({ online, total, notActivated }) => {
          const offline = Math.max(0, total - online - notActivated)
          return (
            <>
              <Value
                text={amounts.number(online)}
                unit={translate('dashboard.ofTotal', { total: amounts.number(total) })}
              />
              <span className="parts" aria-hidden="true">
                <i className="online" style={{ flexGrow: online }} />
                <i className="offline" style={{ flexGrow: offline }} />
                <i style={{ flexGrow: notActivated }} />
              </span>
              <p>
                {translate('dashboard.offline', {
                  offline: amounts.number(offline),
                  inactive: amounts.number(notActivated)
                })}
              </p>
            </>
          )
        }}
      </Figure>
      <Figure name={translate('dashboard.faults')} own={robots}>
        {({ withFault }) => (
          <>
            <Value text={amounts.number(withFault)} />
            <span className="marks" aria-hidden="true">
              {Array.from({ length: Math.min(withFault, 7) }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the marks are all the same
                <i key={index} />
              ))}
            </span>
            {withFault === 0 ? (
              <p>{translate('dashboard.noFaults')}</p>
            ) : (
              mayOpen && (
                <a
                  data-click="dashboard.robots"
                  className="urgent"
                  href={robotsAddress({ robotKind, storeId, withFault: true })}
                >
                  {translate('dashboard.seeRobots')}
                </a>
              )
            )}
          </>
        )}
      </Figure>
    </section>
  )
}

const Value = ({ text, unit }: { text: string; unit?: string }) => (
  <p className="figure">
    {text}
    {unit !== undefined && <small>{unit}</small>}
  </p>
)

type FigureProps<Data> = { name: string; own: OwnData<Data, Wish>; children: (data: Data) => ReactNode }

const Figure = <Data,>({ name, own, children }: FigureProps<Data>) => {
  const state: Own<Data> = useStore(own.$state)
  return (
    <article className="figure-place" aria-label={name} aria-busy={isBusy(state)}>
      <h2>{name}</h2>
      {state.kind === 'loading' && <div className="skeleton" />}
      {state.kind === 'failed' && (
        <FailedPart button="quiet small" error={state.error} retry={() => own.load($wish.get())} />
      )}
      {state.kind === 'ready' && children(state.data)}
    </article>
  )
}
