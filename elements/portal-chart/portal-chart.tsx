import { $language } from '@portal/session'
import { useMemo } from 'react'
import type { ChartLabel, ChartSeries } from '#contract/page/chart.ts'
import { useStore } from '../shared/hooks/use-store.ts'
import { ChartPoints } from './chart-points.tsx'
import { type Drawing, drawingOf, isDots } from './drawing.pure.ts'
import { writeWith } from './write-with.ts'

type ChartProps = {
  label?: string
  kind?: string
  pressable?: boolean
  labels?: readonly ChartLabel[]
  series?: readonly ChartSeries[]
  number?: Intl.NumberFormatOptions
  onPress?: (detail: { index: number }) => void
}

/** A chart: the key of its series, where it has several, and its points. */
export const ChartContent = ({ label = '', kind, pressable = false, labels, series, number, onPress }: ChartProps) => {
  const language = useStore($language)
  const drawing = useMemo(
    () => drawingOf(kind, labels, series, writeWith(language, number)),
    [kind, labels, series, language, number]
  )
  return (
    <div className="root" lang={language}>
      {drawing !== undefined && drawing.series.length > 1 && (
        <ul className="key" aria-hidden="true">
          {drawing.series.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two series may have the same name
            <li key={index} className={keyOf(drawing, index)}>
              {one.label}
            </li>
          ))}
        </ul>
      )}
      {drawing !== undefined && (
        <ChartPoints name={label} drawing={drawing} onPress={pressable ? index => onPress?.({ index }) : undefined} />
      )}
    </div>
  )
}

/** How the key of a series looks: as the series is drawn. */
const keyOf = ({ kind, series }: Drawing, index: number): string => {
  const { isBefore = false, values = [] } = series[index] ?? {}
  const look = isBefore ? 'before' : `series-${index + 1}`
  return isDots(values) && (kind === 'line' || index > 0) ? `${look} dot` : look
}
