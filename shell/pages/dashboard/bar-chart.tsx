import { whenIdle } from '@portal/session'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Bars } from './chart.ts'

/** Bars with a name. A table beside them has the same figures. */
export const BarChart = ({ name, bars }: { name: string; bars: Bars }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const isSeen = useSeen(canvas)
  useEffect(() => {
    if (!isSeen) return
    let remove: (() => void) | undefined
    let gone = false
    // The chart library is larger than the rest of the page. It is loaded when a chart is in view and the figures are painted.
    void import('./chart.ts').then(({ drawBars }) => {
      if (gone || canvas.current === null) return
      remove = drawBars(canvas.current, bars)
    })
    return () => {
      gone = true
      remove?.()
    }
  }, [bars, isSeen])
  return (
    <div className="chart">
      <canvas ref={canvas} role="img" aria-label={name} />
    </div>
  )
}

/** Whether an element has been in view, told when the page has nothing more urgent to do. */
const useSeen = (element: RefObject<Element | null>): boolean => {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      whenIdle(() => setSeen(true), 2_000)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
