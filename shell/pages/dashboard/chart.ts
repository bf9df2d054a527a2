import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js'

export type Bars = { label: string; labels: string[]; values: number[]; write: (value: number) => string }

/**
 * Draws bars in the tokens' colours, and again when the theme changes.
 * @returns how to take the chart away
 */
export const drawBars = (canvas: HTMLCanvasElement, bars: Bars): (() => void) => {
  Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)
  let chart = draw(canvas, bars)
  const theme = matchMedia('(prefers-color-scheme: dark)')
  const redraw = (): void => {
    chart.destroy()
    chart = draw(canvas, bars)
  }
  theme.addEventListener('change', redraw)
  return () => {
    theme.removeEventListener('change', redraw)
    chart.destroy()
  }
}

const draw = (canvas: HTMLCanvasElement, { label, labels, values, write }: Bars): Chart => {
  const style = getComputedStyle(canvas)
  const token = (name: string): string => style.getPropertyValue(`--portal-${name}`).trim()
  const ticks = { color: token('muted'), font: { family: style.fontFamily } }
  return new Chart(canvas, {
    type: 'bar',
    data: {
      labels,
      datasets: [{ label, data: values, backgroundColor: token('chart-1'), borderRadius: 4, maxBarThickness: 48 }]
    },
    options: {
      maintainAspectRatio: false,
      animation: matchMedia('(prefers-reduced-motion: reduce)').matches ? false : { duration: 200 },
      plugins: { tooltip: { callbacks: { label: item => `${label}: ${write(Number(item.raw))}` } } },
      scales: {
        x: { grid: { display: false }, border: { color: token('border') }, ticks },
        y: {
          beginAtZero: true,
          grid: { color: token('border') },
          border: { display: false },
          ticks: { ...ticks, precision: 0, callback: value => write(Number(value)) }
        }
      }
    }
  })
}
