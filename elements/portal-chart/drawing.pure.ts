import type { ChartLabel, ChartSeries } from '#contract/page/chart.ts'

/** A label of a point: whole, and as short as it can be where a chart is narrow. */
export type Label = { long: string; short: string }

/** The content of a chart. The first series is the one that is read first. */
export type Drawing = {
  kind: 'line' | 'bars'
  labels: readonly Label[]
  series: readonly ChartSeries[]
  write: (value: number) => string
}

/** A canvas has no more pixels than this, and nobody walks further by keys. */
export const pointsMax = 1_000

/** Characters of a label. */
const textMax = 200

/** One for each of the colours of charts. */
export const seriesMax = 8

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, textMax) : ''

const labelOf = (label: ChartLabel | null): Label =>
  typeof label === 'object'
    ? { long: textOf(label?.long), short: textOf(label?.short) }
    : { long: textOf(label), short: textOf(label) }

const figureOf = (value: unknown): number | null => (typeof value === 'number' && Number.isFinite(value) ? value : null)

/**
 * Reads the values of a page, of whatever type they are, into a drawing: at most `pointsMax` points of at most
 * `seriesMax` series. A value that is no finite number is no data.
 * @returns undefined where there is nothing to draw
 */
export const drawingOf = (
  kind: string | undefined,
  labels: unknown,
  series: unknown,
  write: Drawing['write']
): Drawing | undefined => {
  if (!Array.isArray(labels) || !Array.isArray(series)) return undefined
  const points = labels.slice(0, pointsMax).map(labelOf)
  const drawn = series.slice(0, seriesMax).map((one: Partial<ChartSeries> | null) => {
    const values = Array.isArray(one?.values) ? one.values : []
    return {
      label: textOf(one?.label),
      values: points.map((_, index) => figureOf(values[index])),
      isBefore: one?.isBefore === true
    }
  })
  if (points.length === 0 || drawn.length === 0) return undefined
  return { kind: kind === 'bars' ? 'bars' : 'line', labels: points, series: drawn, write }
}

/** The index of the highest figure of a series, the first of several. Undefined where all are zero or unknown. */
export const highestOf = (values: readonly (number | null)[]): number | undefined => {
  const most = Math.max(0, ...values.map(value => value ?? 0))
  return most === 0 ? undefined : values.indexOf(most)
}

/** Whether a figure stands alone between gaps. A line needs two figures, so such a one is drawn as a dot. */
export const standsAlone = (values: readonly (number | null)[], index: number): boolean =>
  (values[index] ?? null) !== null && (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null

/** Whether a series has no two figures side by side. No line is drawn of it, and its key has a dot. */
export const isDots = (values: readonly (number | null)[]): boolean =>
  values.every((value, index) => value === null || standsAlone(values, index))

/** The next point for a key, from the one that is read. Undefined for a key that moves nothing. */
export const nextPoint = (key: string, at: number, count: number): number | undefined => {
  const steps: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - 7,
    PageUp: at + 7,
    Home: 0,
    End: count - 1
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined
  return step === undefined ? undefined : Math.max(0, Math.min(count - 1, step))
}

/** A point in words: `Sat 21 Nov: This period 676, Period before 612`. */
export const sentenceOf = ({ labels, series, write }: Drawing, index: number, none: string): string => {
  const figures = series.map(({ label, values }) => {
    const value = values[index] ?? null
    return `${label} ${value === null ? none : write(value)}`
  })
  return `${labels[index]?.long ?? ''}: ${figures.join(', ')}`
}
