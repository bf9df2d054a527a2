/** Labels and figures that a page gives to `<portal-chart>`. */

/** The label of a point: one text, or a whole one and a short one for a narrow chart. */
export type ChartLabel = string | { long: string; short: string }

/** A figure at each label; `null` where there is no data. */
export type ChartSeries = {
  label: string
  values: readonly (number | null)[]
  /** It is what the others are compared with, such as the period before. It is drawn dashed. */
  isBefore?: boolean
}
