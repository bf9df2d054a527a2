import type { Plugin } from 'chart.js'
import { type Drawing, highestOf } from '../drawing.pure.ts'
import { type Colours, fontOf } from './look.ts'

const textsOf = ({ series, write }: Drawing): string[] =>
  (series[0]?.values ?? []).map(value => (value === null ? '' : write(value)))

/** Whether every bar has space for its number. Else an axis tells the figures. */
export const numbersFit = (canvas: HTMLCanvasElement, drawing: Drawing): boolean => {
  const texts = textsOf(drawing)
  const context = canvas.getContext('2d')
  const { width } = canvas.parentElement?.getBoundingClientRect() ?? { width: 0 }
  if (context === null || texts.length === 0) return false
  const { family, size } = fontOf(canvas)
  context.font = `${size}px ${family}`
  const widest = Math.max(...texts.map(text => context.measureText(text).width))
  return widest + 2 <= width / texts.length
}

/** The space of a number: no line crosses it. */
const padding = 2

/** Writes its number above each bar. A line of another series ends at it, and goes on behind it. */
export const numbersOnBars = (
  drawing: Drawing,
  colours: Colours,
  { family, size }: ReturnType<typeof fontOf>
): Plugin<'bar'> => ({
  id: 'numbersOnBars',
  afterDatasetsDraw: chart => {
    const { ctx } = chart
    const highest = highestOf(drawing.series[0]?.values ?? [])
    const bars = chart.getDatasetMeta(0).data
    ctx.save()
    ctx.textAlign = 'center'
    ctx.textBaseline = 'bottom'
    for (const [index, text] of textsOf(drawing).entries()) {
      const bar = bars[index]
      if (bar === undefined) continue
      const isHighest = index === highest
      ctx.font = `${isHighest ? 600 : 400} ${size}px ${family}`
      const width = ctx.measureText(text).width + 2 * padding
      ctx.fillStyle = colours.surface
      ctx.fillRect(bar.x - width / 2, bar.y - 4 - size - padding, width, size + 2 * padding)
      ctx.fillStyle = isHighest ? colours.text : colours.muted
      ctx.fillText(text, bar.x, bar.y - 4)
    }
    ctx.restore()
  }
})
