import { $theme, nextTask, whenIdle } from '@portal/session'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Drawn } from './draw/chart.ts'
import type { Drawing } from './drawing.pure.ts'

/** The module that draws, once a chart has loaded it. It is larger than the rest of the page. */
let library: typeof import('./draw/chart.ts') | undefined

/**
 * Draws when the chart is in view and the page has nothing more urgent to do. A chart below the screen is drawn
 * before printing: a browser that prints waits for nothing.
 */
export const useDrawn = (canvas: RefObject<HTMLCanvasElement | null>, drawing: Drawing): Drawn | undefined => {
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
      made = library.drawChart(element, latest.current, changed => $theme.listen(changed))
      setDrawn(made)
    }
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      whenIdle(() => {
        void import('./draw/chart.ts').then(async loaded => {
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
