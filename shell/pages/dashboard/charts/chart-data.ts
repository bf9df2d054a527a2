import type { ChartSeries } from '#contract/page/chart.ts'

/** What a card draws as `<portal-chart>`, and shows as a table. */
export type ChartData = {
  kind: 'line' | 'bars'
  labels: readonly { long: string; short: string }[]
  series: readonly ChartSeries[]
}
