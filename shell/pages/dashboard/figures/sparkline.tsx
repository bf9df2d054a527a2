const width = 88
const height = 32
const edge = 3

const tenths = (value: number): number => Math.round(value * 10) / 10

/** A small line that only hints at the course. Screen readers skip it: the chart below it tells the figures. */
export const Sparkline = ({ values }: { values: readonly (number | null)[] }) => {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]))
  const most = Math.max(...known.map(({ value }) => value))
  const least = Math.min(...known.map(({ value }) => value))
  const points = known.map(({ value, index }) => ({
    x: edge + (index / Math.max(1, values.length - 1)) * (width - 2 * edge),
    y: most === least ? height / 2 : edge + ((most - value) / (most - least)) * (height - 2 * edge)
  }))
  const last = points.at(-1)
  if (last === undefined) return null
  return (
    <svg className="spark" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline points={points.map(({ x, y }) => `${tenths(x)},${tenths(y)}`).join(' ')} />
      <circle cx={last.x} cy={last.y} r="2.5" />
    </svg>
  )
}
