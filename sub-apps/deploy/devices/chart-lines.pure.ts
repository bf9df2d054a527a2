import type { MeasureKind, MeasurePoint } from '#contract/calls/deploy/measures.ts'

/* Pure: measures as lines of a drawing that is 100 wide and 100 high. */

/** A chart shows one or two kinds of measure on one scale. */
export type Chart = { name: 'load' | 'disk' | 'temperature' | 'network'; kinds: readonly MeasureKind[]; scale: Scale }

/** Per cent has a fixed scale; others reach to the highest value. */
type Scale = 'percent' | 'degrees' | 'speed'

export const charts: readonly Chart[] = [
  { name: 'load', kinds: ['processor', 'memory'], scale: 'percent' },
  { name: 'disk', kinds: ['disk'], scale: 'percent' },
  { name: 'temperature', kinds: ['temperature'], scale: 'degrees' },
  { name: 'network', kinds: ['received', 'sent'], scale: 'speed' }
]

/** The end of a scale that is read easily: 1, 2 or 5 with zeros. */
export const roundedUp = (value: number): number => {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return [1, 2, 5, 10].map(step => step * unit).find(step => step >= value) ?? value
}

/** The highest value that a chart has room for. Temperatures are tenths of a degree, and cold is drawn as zero. */
export const topOf = ({ kinds, scale }: Chart, points: readonly MeasurePoint[]): number => {
  if (scale === 'percent') return 100
  const highest = Math.max(0, ...points.flatMap(point => kinds.map(kind => point[kind])))
  return scale === 'degrees' ? Math.max(1_000, roundedUp(highest)) : Math.max(10, roundedUp(highest))
}

type Drawn = {
  points: readonly MeasurePoint[]
  kind: MeasureKind
  from: number
  to: number
  minutes: number
  top: number
}

const minuteMs = 60_000

/** The path of one kind of measure. Where points are missing, the line is interrupted. */
export const pathOf = ({ points, kind, from, to, minutes, top }: Drawn): string => {
  const width = Math.max(to - from, 1)
  const round = (value: number): number => Math.round(value * 100) / 100
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const isNew = before === undefined || point.time - before.time > minutes * minuteMs
      const x = round(((point.time - from) / width) * 100)
      const y = round(100 - (Math.min(Math.max(point[kind], 0), top) / top) * 100)
      // A point alone is drawn as a dot: a line of no length with round ends.
      return isNew ? `M${x} ${y}h0` : `L${x} ${y}`
    })
    .join('')
}
