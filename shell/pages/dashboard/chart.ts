import { $theme } from '@portal/session'
import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js'

export type Bars = { label: string; labels: string[]; values: number[]; write: (value: number) => string }

/**
 * Draws bars in the tokens' colours, and again when the theme changes: the system's, or the person's own.
 * @returns how to take the chart away
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

const draw = (canvas: HTMLCanvasElement, { label, labels, values, write }: Bars): Chart => {
  const border = tokenColour(canvas, 'border')
  const ticks = { color: tokenColour(canvas, 'muted'), font: { family: getComputedStyle(canvas).fontFamily } }
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels,
      datasets: [
        { label, data: values, backgroundColor: tokenColour(canvas, 'chart-1'), borderRadius: 4, maxBarThickness: 48 }
      ]
    },
    options: {
      maintainAspectRatio: false,
      animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? false : { duration: 200 },
      plugins: { tooltip: { callbacks: { label: item => `${label}: ${write(Number(item.raw))}` } } },
      scales: {
        x: { grid: { display: false }, border: { color: border }, ticks },
        y: {
          beginAtZero: true,
          grid: { color: border },
          border: { display: false },
          ticks: { ...ticks, precision: 0, callback: value => write(Number(value)) }
        }
      }
    }
  })
}

/** A canvas takes only a finished colour; a token may be written as `light-dark(…)`, which the browser works out. */
const tokenColour = (canvas: HTMLCanvasElement, name: string): string => {
  canvas.style.color = `var(--portal-${name})`
  return getComputedStyle(canvas).color
}
