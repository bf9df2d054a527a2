import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { useTranslate } from '../shared/hooks/use-translate.ts'
import { ChartTip } from './chart-tip.tsx'
import { type Drawing, nextPoint, sentenceOf } from './drawing.pure.ts'
import { useDrawn } from './use-drawn.ts'

type ChartPointsProps = {
  name: string
  drawing: Drawing
  /** Opens what is behind a point. */
  onPress?: ((index: number) => void) | undefined
}

/**
 * The canvas, with a name. The points are read by pointer, or by arrow keys: the layer above the canvas is a slider, so
 * screen readers announce the point that it comes to.
 */
export const ChartPoints = ({ name, drawing, onPress }: ChartPointsProps) => {
  const translate = useTranslate()
  const help = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawn = useDrawn(canvas, drawing)
  const [at, setAt] = useState<number>()
  const count = drawing.labels.length
  const shown = Math.min(at ?? count - 1, count - 1)

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' || event.key === ' ') onPress?.(shown)
    else if (event.key === 'Escape') setAt(undefined)
    else {
      const next = nextPoint(event.key, shown, count)
      if (next === undefined) return
      setAt(next)
    }
    event.preventDefault()
  }
  const onPointerMove = ({ nativeEvent }: PointerEvent): void => setAt(drawn?.indexAt(nativeEvent.offsetX))
  return (
    <div className="chart">
      <canvas ref={canvas} role="img" aria-label={name} />
      <div
        className={onPress === undefined ? 'points' : 'points pressable'}
        role="slider"
        tabIndex={0}
        aria-label={translate('chart.points', { name })}
        aria-describedby={help}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={shown + 1}
        aria-valuetext={sentenceOf(drawing, shown, translate('chart.noData'))}
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setAt(undefined)}
        onBlur={() => setAt(undefined)}
        onClick={() => at !== undefined && onPress?.(at)}
      />
      <span id={help} className="unseen">
        {translate(onPress === undefined ? 'chart.readPoints' : 'chart.openPoints')}
      </span>
      {at !== undefined && drawn !== undefined && at < count && (
        <ChartTip drawing={drawing} index={at} place={drawn.placeOf(at)} />
      )}
    </div>
  )
}
