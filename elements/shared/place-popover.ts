const gap = 4
const edge = 8

/**
 * Puts a popover where it belongs to its button: beside it, or below it and flush with its end; on the side of the
 * window that has more room, and never higher than that. Popovers lie over everything, and know no place by themselves.
 */
export const placePopover = (popover: HTMLElement, button: Element, where: 'beside' | 'below'): void => {
  const { top, bottom, right } = button.getBoundingClientRect()
  const upwards = where === 'beside' && top > innerHeight / 2
  const from = where === 'below' ? bottom + gap : top
  Object.assign(popover.style, {
    position: 'fixed',
    margin: '0',
    inset: 'auto',
    ...(where === 'beside'
      ? { left: `${right + gap}px` }
      : { right: `${Math.max(edge, document.documentElement.clientWidth - right)}px` }),
    ...(upwards
      ? { bottom: `${innerHeight - bottom}px`, maxBlockSize: `${bottom - edge}px` }
      : { top: `${from}px`, maxBlockSize: `${innerHeight - from - edge}px` })
  })
}
