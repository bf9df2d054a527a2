import { $theme } from '@portal/session'
import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js'

/** The stacked values of each bar, each with its own colour: the first token's, the second's and so on. */
export type Bars = {
  labels: string[]
  series: { label: string; values: number[] }[]
  write: (value: number) => string
}

/**
 * Draws bars in the tokens' colours. Draws them again when the theme changes, by the system or by the person.
 * @returns a function that removes the chart
 */
export const drawBars = (canvas: HTMLCanvasElement, bars: Bars): (() => void) => {
  Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)
  let chart = draw(canvas, bars)
  const system = matchMedia('(prefers-color-scheme: dark)')
  const redraw = (): void => {
    chart.destroy()
    chart = draw(canvas, bars)
  }
  system.addEventListener('change', redraw)
  const unfollow = $theme.listen(redraw)
  return () => {
    unfollow()
    system.removeEventListener('change', redraw)
    chart.destroy()
  }
}

const draw = (canvas: HTMLCanvasElement, { labels, series, write }: Bars): Chart => {
  const border = tokenColour(canvas, 'border')
  const ticks = { color: tokenColour(canvas, 'muted'), font: { family: getComputedStyle(canvas).fontFamily } }
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels,
      datasets: series.map(({ label, values }, index) => ({
        label,
        data: values,
        backgroundColor: tokenColour(canvas, `chart-${index + 1}`),
        borderRadius: series.length > 1 ? 0 : 4,
        maxBarThickness: 48
      }))
    },
    options: {
      maintainAspectRatio: false,
      animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? false : { duration: 200 },
      plugins: { tooltip: { callbacks: { label: item => `${item.dataset.label}: ${write(Number(item.raw))}` } } },
      scales: {
        x: { stacked: true, grid: { display: false }, border: { color: border }, ticks },
        y: {
          stacked: true,
          beginAtZero: true,
          grid: { color: border },
          border: { display: false },
          ticks: { ...ticks, precision: 0, callback: value => write(Number(value)) }
        }
      }
    }
  })
}

/** A canvas needs a resolved colour. A token may be `light-dark(…)`, so the browser resolves it first. */
const tokenColour = (canvas: HTMLCanvasElement, name: string): string => {
  canvas.style.color = `var(--portal-${name})`
  return getComputedStyle(canvas).color
}
