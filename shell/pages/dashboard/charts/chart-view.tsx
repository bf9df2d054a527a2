import { nextTask, whenIdle } from '@portal/session'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from '../../../pieces/use-translate.ts'
import type { Drawn } from './chart.ts'
import { ChartTip } from './chart-tip.tsx'
import { type Drawing, nextPoint } from './drawing.ts'

type ChartViewProps = {
  name: string
  drawing: Drawing
  /** Opens the page behind a point. */
  onPress?: ((index: number) => void) | undefined
  canvas: RefObject<HTMLCanvasElement | null>
}

/**
 * A chart with a name. Its points are read by pointer, or by arrow keys: the layer above the canvas is a slider, so
 * screen readers announce the point that it comes to.
 */
export const ChartView = ({ name, drawing, onPress, canvas }: ChartViewProps) => {
  const translate = useTranslate()
  const help = useId()
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
        className={onPress === undefined ? 'chart-points' : 'chart-points pressable'}
        role="slider"
        tabIndex={0}
        aria-label={translate('home.points', { name })}
        aria-describedby={help}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={shown + 1}
        aria-valuetext={sentenceOf(drawing, shown, translate('home.noData'))}
        data-click="dashboard.robots"
        onKeyDown={onKeyDown}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setAt(undefined)}
        onBlur={() => setAt(undefined)}
        onClick={() => at !== undefined && onPress?.(at)}
      />
      <span id={help} className="unseen">
        {translate(onPress === undefined ? 'home.readPoints' : 'home.openPoints')}
      </span>
      {at !== undefined && drawn !== undefined && at < count && (
        <ChartTip drawing={drawing} index={at} place={drawn.placeOf(at)} />
      )}
    </div>
  )
}

/** A point in words: `Sat 21 Nov: This period 676, Period before 612`. */
const sentenceOf = ({ labels, series, write }: Drawing, index: number, none: string): string => {
  const figures = series.map(({ label, values }) => {
    const value = values[index] ?? null
    return `${label} ${value === null ? none : write(value)}`
  })
  return `${labels[index]?.long ?? ''}: ${figures.join(', ')}`
}

/** The module that draws, once a chart has loaded it. It is larger than the rest of the page. */
let library: typeof import('./chart.ts') | undefined

/**
 * Draws when the chart is in view and the page has nothing more urgent to do. A chart below the screen is drawn
 * before printing: a browser that prints waits for nothing.
 */
const useDrawn = (canvas: RefObject<HTMLCanvasElement | null>, drawing: Drawing): Drawn | undefined => {
  const [drawn, setDrawn] = useState<Drawn>()
  const latest = useRef(drawing)
  useEffect(() => {
    if (latest.current === drawing) return
    latest.current = drawing
    drawn?.update(drawing)
  }, [drawing, drawn])
  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    let gone = false
    let made: Drawn | undefined
    const draw = (): void => {
      if (gone || made !== undefined || library === undefined) return
      made = library.drawChart(element, latest.current)
      setDrawn(made)
    }
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      whenIdle(() => {
        void import('./chart.ts').then(async loaded => {
          library = loaded
          // Each chart is drawn in a task of its own, so that the page answers a person in between.
          await nextTask()
          draw()
        })
      }, 2_000)
    })
    observer.observe(element)
    addEventListener('beforeprint', draw)
    return () => {
      gone = true
      observer.disconnect()
      removeEventListener('beforeprint', draw)
      made?.remove()
      setDrawn(undefined)
    }
  }, [canvas])
  return drawn
}
