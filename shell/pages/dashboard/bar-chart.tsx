import { useEffect, useRef } from 'react'
import type { Bars } from './chart.ts'

/** Bars with a name. A table beside them has the same figures. */
export const BarChart = ({ name, bars }: { name: string; bars: Bars }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let remove: (() => void) | undefined
    let gone = false
    // The chart library is loaded after the figures are painted: it is larger than the rest of the page.
    void import('./chart.ts').then(({ drawBars }) => {
      if (gone || canvas.current === null) return
      remove = drawBars(canvas.current, bars)
    })
    return () => {
      gone = true
      remove?.()
    }
  }, [bars])
  return (
    <div className="chart">
      <canvas ref={canvas} role="img" aria-label={name} />
    </div>
  )
}
