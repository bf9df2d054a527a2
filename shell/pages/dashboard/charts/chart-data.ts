import type { ChartSeries } from '#contract/page/chart.ts'

/** What a card draws as `<portal-chart>`, and shows as a table. */
export type ChartData = {
  kind: 'line' | 'bars'
  /** `file` is the day or the month in a file: `2026-03-05`. */
  labels: readonly { long: string; short: string; file: string }[]
  series: readonly ChartSeries[]
}
