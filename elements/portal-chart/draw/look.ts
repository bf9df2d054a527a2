import { seriesMax } from '../drawing.pure.ts'

/** The tokens as a canvas takes them. A token may be `light-dark(…)`, so the browser resolves it first. */

const colourOf = (canvas: HTMLCanvasElement, colour: string): string => {
  const before = canvas.style.color
  canvas.style.color = colour
  const resolved = getComputedStyle(canvas).color
  canvas.style.color = before
  return resolved
}

const token = (name: string): string => `var(--portal-${name})`
const mixed = (name: string, share: number, ground: string): string =>
  `color-mix(in srgb, ${token(name)} ${share}%, ${ground})`

export const coloursOf = (canvas: HTMLCanvasElement) => {
  const of = (colour: string): string => colourOf(canvas, colour)
  return {
    text: of(token('text')),
    muted: of(token('muted')),
    border: of(token('border')),
    axis: of(token('control')),
    surface: of(token('surface')),
    series: Array.from({ length: seriesMax }, (_, index) => of(token(`chart-${index + 1}`))),
    pale: of(mixed('chart-1', 28, token('surface'))),
    area: of(mixed('chart-1', 9, 'transparent')),
    before: of(token('control'))
  }
}
export type Colours = ReturnType<typeof coloursOf>

export const fontOf = (canvas: HTMLCanvasElement) => ({ family: getComputedStyle(canvas).fontFamily, size: 12 })
