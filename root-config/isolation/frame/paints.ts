import { isOpaque } from './opaque.pure.ts'

// Taken before any application can change it.
const { getComputedStyle } = globalThis

const pictures = new Set(['img', 'canvas', 'video', 'iframe', 'svg', 'object', 'embed'])

/** Whether an element hides what lies under it. */
export const paints = (element: Element): boolean => {
  const { backgroundColor, backgroundImage, backdropFilter, opacity, visibility } = getComputedStyle(element)
  if (visibility !== 'visible' || Number(opacity) < 0.5) return false
  const isFilled = isOpaque(backgroundColor) || backgroundImage !== 'none'
  return isFilled || pictures.has(element.localName) || (backdropFilter ?? 'none') !== 'none'
}
