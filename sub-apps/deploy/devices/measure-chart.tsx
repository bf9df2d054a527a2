import type { DeviceMeasures } from '#contract/calls/deploy/measures.ts'
import { useText } from '../texts.ts'
import { type Chart, pathOf, topOf } from './chart-lines.pure.ts'
import { useWritten } from './written.ts'

/** One or two kinds of measure as lines over time. The page has the same figures as a table. */
export const MeasureChart = ({ chart, measures }: { chart: Chart; measures: DeviceMeasures }) => {
  const text = useText()
  const written = useWritten()
  const { points, from, to, minutes } = measures
  const top = topOf(chart, points)
  const [first] = chart.kinds
  const last = points.at(-1)
  const ends = (time: number): string => (to - from > 24 * 60 * 60_000 ? written.time(time) : written.clock(time))
  return (
    <figure className="card chart">
      <figcaption className="actions">
        {chart.kinds.map((kind, place) => (
          <span key={kind}>
            <i className={place === 0 ? '' : 'other'} /> {text(`measure.${kind}`)}{' '}
            {last !== undefined && <b>{written.measure(kind, last[kind])}</b>}
          </span>
        ))}
      </figcaption>
      <p className="scale quiet">{first !== undefined && written.measure(first, top)}</p>
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        fill="none"
        stroke-width="2"
        stroke-linecap="round"
        role="img"
        aria-label={text(`chart.${chart.name}`)}
      >
        {chart.kinds.map((kind, place) => (
          <path
            key={kind}
            className={place === 0 ? '' : 'other'}
            d={pathOf({ points, kind, from, to, minutes, top })}
            vector-effect="non-scaling-stroke"
          />
        ))}
      </svg>
      <p className="ends actions quiet">
        <span>{ends(from)}</span> <span>{ends(to)}</span>
      </p>
    </figure>
  )
}
