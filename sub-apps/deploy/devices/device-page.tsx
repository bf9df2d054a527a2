import { navigate, request } from '@portal/session'
import { useEffect, useMemo } from 'react'
import {
  deviceMeasures,
  type MeasurePeriod,
  type MeasurePoint,
  measureKinds,
  measurePeriods
} from '#contract/calls/deploy/measures.ts'
import { PageHead, useLoaded, useOwnRoute, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { useText } from '../texts.ts'
import { charts } from './chart-lines.pure.ts'
import { MeasureChart } from './measure-chart.tsx'
import { useWritten } from './written.ts'

const periods = Object.keys(measurePeriods) as MeasurePeriod[]
const minuteMs = 60_000

const periodIn = (search: string): MeasurePeriod =>
  periods.find(period => period === new URLSearchParams(search).get('period')) ?? 'hour'

/** How the computer of one robot was, as charts and as a table. A new minute appears by itself. */
export const DevicePage = ({ robotId }: { robotId: number }) => {
  const text = useText()
  const written = useWritten()
  const { basePath } = useSubApp()
  const { pathname, search } = useOwnRoute()
  const period = periodIn(search)
  const kept = keptQuery(search)
  const [loaded, load] = useLoaded(period, () =>
    request(deviceMeasures, { query: { robotId, period } }, { quiet: true })
  )
  const measures = shownOf(loaded)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer begins the wait for the next minute
  useEffect(() => {
    if (loaded.state !== 'ready') return
    const timer = setTimeout(load, minuteMs)
    return () => clearTimeout(timer)
  }, [loaded])
  const columns = useMemo(
    (): HTMLElementTagNameMap['portal-table']['columns'] => [
      { key: 'time', title: text('column.time'), type: 'date' },
      ...measureKinds.map(kind => ({
        key: kind,
        title: text(`measure.${kind}`),
        value: (point: MeasurePoint) => written.measure(kind, point[kind])
      }))
    ],
    [text, written]
  )
  const rows = useMemo(() => measures?.points.toReversed(), [measures])
  const show = (wanted: MeasurePeriod): void => {
    const query = new URLSearchParams(kept)
    if (wanted !== 'hour') query.set('period', wanted)
    navigate(pathname + (query.size === 0 ? '' : `?${query}`))
  }
  return (
    <>
      <PageHead
        title={measures?.name ?? text('loading')}
        {...(measures === undefined
          ? {}
          : { lead: `${measures.serial} · ${text(measures.online ? 'online.true' : 'online.false')}` })}
        back={{ href: basePath + paths.devices + kept, text: text('devices.title') }}
      />
      <p className="actions">
        {periods.map(it => (
          <button key={it} type="button" className="button small" aria-pressed={it === period} onClick={() => show(it)}>
            {text(`period.${it}`)}
          </button>
        ))}
      </p>
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      {measures && measures.points.length === 0 && <p>{text('devices.nothing')}</p>}
      {measures && measures.points.length > 0 && (
        <>
          <p className="quiet">
            {text(measures.minutes === 1 ? 'devices.minute' : 'devices.highest', { count: measures.minutes })}
          </p>
          <div className="tiles">
            {charts.map(chart => (
              <MeasureChart key={chart.name} chart={chart} measures={measures} />
            ))}
          </div>
          <portal-table rowKey="time" label={text('devices.table')} columns={columns} rows={rows} size={10} />
        </>
      )}
    </>
  )
}
