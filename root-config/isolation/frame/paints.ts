// Taken before any application can change it.
const { getComputedStyle } = globalThis

const pictures = new Set(['img', 'canvas', 'video', 'iframe', 'svg', 'object', 'embed'])

/** A colour that lets through less than a tenth. Browsers write the share behind a slash or as the fourth number. */
const isOpaque = (color: string): boolean => {
  const [, share] = /^[a-z]{1,9}\([^)]{1,80}[,/] {0,3}([\d.]{1,12})%?\)$/.exec(color) ?? []
  const hasShare = color.startsWith('rgba') || color.includes('/')
  return color !== 'transparent' && !(hasShare && Number(share) < 0.9)
}

/** Whether an element hides what lies under it. */
export const paints = (element: Element): boolean => {
  const { backgroundColor, backgroundImage, backdropFilter, opacity, visibility } = getComputedStyle(element)
  if (visibility !== 'visible' || Number(opacity) < 0.5) return false
  const isFilled = isOpaque(backgroundColor) || backgroundImage !== 'none'
  return isFilled || pictures.has(element.localName) || (backdropFilter ?? 'none') !== 'none'
}
