import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  type ChartDataset,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement
} from 'chart.js'
import { type Drawing, standsAlone } from '../drawing.pure.ts'
import { coloursOf, fontOf } from './look.ts'
import { numbersFit, numbersOnBars } from './numbers.ts'

/** A drawn chart. Places are in pixels of its canvas. */
export type Drawn = {
  update: (drawing: Drawing) => void
  indexAt: (x: number) => number
  placeOf: (index: number) => { x: number; y: number }
  remove: () => void
}

/**
 * Draws a chart in the tokens' colours, and draws it anew when these change: by theme, system or printing. This file is
 * fetched by itself, so it imports no store.
 * @param onTheme calls back when a person chooses another theme; it returns how to stop that
 */
export const drawChart = (
  canvas: HTMLCanvasElement,
  first: Drawing,
  onTheme: (changed: () => void) => () => void
): Drawn => {
  Chart.register(
    BarController,
    BarElement,
    CategoryScale,
    Filler,
    LinearScale,
    LineController,
    LineElement,
    PointElement
  )
  let drawing = first
  let chart = draw(canvas, drawing)
  const redraw = (): void => {
    chart.destroy()
    chart = draw(canvas, drawing)
  }
  const media = ['(prefers-color-scheme: dark)', 'print'].map(query => matchMedia(query))
  for (const one of media) one.addEventListener('change', redraw)
  const unfollow = onTheme(redraw)
  return {
    update: next => {
      drawing = next
      redraw()
    },
    indexAt: x => clamp(chart.scales.x?.getValueForPixel(x) ?? 0, drawing.labels.length),
    placeOf: index => ({
      x: chart.scales.x?.getPixelForValue(index) ?? 0,
      y: chart.scales.y?.getPixelForValue(drawing.series[0]?.values[index] ?? 0) ?? 0
    }),
    remove: () => {
      unfollow()
      for (const one of media) one.removeEventListener('change', redraw)
      chart.destroy()
    }
  }
}

const clamp = (index: number, count: number): number => Math.max(0, Math.min(count - 1, index))

const draw = (canvas: HTMLCanvasElement, drawing: Drawing): Chart => {
  const { kind, labels, series, write } = drawing
  const colours = coloursOf(canvas)
  const font = fontOf(canvas)
  const withNumbers = kind === 'bars' && numbersFit(canvas, drawing)
  const isLast = (index: number): boolean => index === labels.length - 1
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels: labels.map(({ long }) => long),
      datasets: series.map((one, index) =>
        index === 0 && kind === 'bars'
          ? barsOf(one.values, colours, withNumbers)
          : lineOf(one.values, one.isBefore ? colours.before : (colours.series[index] ?? colours.before), {
              isBefore: one.isBefore === true,
              area: index === 0 ? colours.area : undefined
            })
      )
    },
    options: {
      maintainAspectRatio: false,
      // The person reads points by pointer and keys through the page's own layer above the canvas.
      events: [],
      animation: false,
      layout: { padding: { top: withNumbers ? 20 : 8 } },
      scales: {
        x: {
          offset: true,
          grid: { display: false },
          border: { color: colours.axis },
          ticks: {
            color: context => (kind === 'line' && isLast(context.index) ? colours.text : colours.muted),
            font: context => ({ ...font, weight: kind === 'line' && isLast(context.index) ? 600 : 400 }),
            maxRotation: 0,
            autoSkipPadding: 12,
            callback(_, index) {
              const isNarrow = this.chart.width / labels.length < 64
              return labels[index]?.[isNarrow ? 'short' : 'long']
            }
          }
        },
        y: {
          display: !withNumbers,
          beginAtZero: true,
          grid: { color: colours.border },
          border: { display: false },
          ticks: { color: colours.muted, font, precision: 0, maxTicksLimit: 5, callback: value => write(Number(value)) }
        }
      }
    },
    plugins: withNumbers ? [numbersOnBars(drawing, colours, font)] : []
  })
}

type Values = readonly (number | null)[]
type Colours = ReturnType<typeof coloursOf>

/** Bars that carry their numbers are pale, but for the highest: the number tells the figure, and the eye finds the peak. */
const barsOf = (values: Values, colours: Colours, withNumbers: boolean): ChartDataset<'bar', (number | null)[]> => {
  const most = Math.max(...values.map(value => value ?? 0))
  return {
    type: 'bar',
    data: [...values],
    backgroundColor: values.map(value => (withNumbers && value !== most ? colours.pale : colours.series[0])),
    borderRadius: 3,
    maxBarThickness: 32,
    order: 1
  }
}

const lineOf = (
  values: Values,
  colour: string,
  { isBefore, area }: { isBefore: boolean; area: string | undefined }
): ChartDataset<'line', (number | null)[]> => ({
  type: 'line',
  data: [...values],
  borderColor: colour,
  ...(area === undefined ? {} : { backgroundColor: area }),
  borderWidth: isBefore ? 1.5 : 2,
  borderDash: isBefore ? [5, 4] : [],
  fill: area !== undefined,
  // A day without data is a gap, and never a straight line across it.
  spanGaps: false,
  pointRadius: values.map((_, index) => (standsAlone(values, index) ? 2.5 : 0)),
  pointBackgroundColor: colour,
  order: isBefore ? 0 : 1
})
