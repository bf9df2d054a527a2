import { useTranslate } from '../shared/hooks/use-translate.ts'
import type { Drawing } from './drawing.pure.ts'

type ChartTipProps = { drawing: Drawing; index: number; place: { x: number; y: number } }

/** The figures of one point, beside it. Screen readers hear them from the slider. */
export const ChartTip = ({ drawing: { kind, labels, series, write }, index, place }: ChartTipProps) => {
  const translate = useTranslate()
  const isRight = index >= labels.length / 2
  return (
    <div aria-hidden="true">
      {kind === 'line' && <span className="rule" style={{ insetInlineStart: place.x }} />}
      {kind === 'line' && (series[0]?.values[index] ?? null) !== null && (
        <span className="mark" style={{ insetInlineStart: place.x, insetBlockStart: place.y }} />
      )}
      <div className={isRight ? 'tip right' : 'tip'} style={{ insetInlineStart: place.x }}>
        <b>{labels[index]?.long}</b>
        {series.map(({ label, values, isBefore }) => {
          const value = values[index] ?? null
          return (
            <p key={label} className={isBefore ? 'quiet' : undefined}>
              {label} <b>{value === null ? translate('chart.noData') : write(value)}</b>
            </p>
          )
        })}
      </div>
    </div>
  )
}
