const gap = 4
const edge = 8

/**
 * Positions a popover at its button: beside it, or below it at its end. It opens on the side with more space and is
 * never higher than that space. Popovers are in the top layer, where CSS layout does not position them.
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
