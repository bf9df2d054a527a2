/** A label of a point: whole, and as short as it can be where a chart is narrow. */
export type Label = { long: string; short: string }

/** A figure at each label; `null` where there is no data. `before` is the period to compare with. */
export type Series = { label: string; values: readonly (number | null)[]; isBefore?: boolean }

/** The content of a chart. The first series is the one that is read first. */
export type Drawing = {
  kind: 'line' | 'bars'
  labels: readonly Label[]
  series: readonly Series[]
  write: (value: number) => string
}

/** The index of the highest figure of a series, the first of several. Undefined where all are zero or unknown. */
export const highestOf = (values: readonly (number | null)[]): number | undefined => {
  const most = Math.max(0, ...values.map(value => value ?? 0))
  return most === 0 ? undefined : values.indexOf(most)
}

/** Whether a figure stands alone between gaps. A line needs two figures, so such a one is drawn as a dot. */
export const standsAlone = (values: readonly (number | null)[], index: number): boolean =>
  (values[index] ?? null) !== null && (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null

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
