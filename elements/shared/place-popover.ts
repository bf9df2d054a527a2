const gap = 4
const edge = 8

/**
 * Positions a popover at its button: beside it, or below it at its end. It opens on the side with more space and is
 * never higher than that space. Popovers are in the top layer, where CSS layout does not position them.
 */
export const placePopover = (popover: HTMLElement, button: Element, where: 'beside' | 'below'): void => {
  const { top, bottom, right } = button.getBoundingClientRect()
  const isLow = top > innerHeight / 2
  // Above its button only where it does not fit below. A popover that is not shown yet has no height.
  const upwards = isLow && (where === 'beside' || bottom + gap + popover.offsetHeight + edge > innerHeight)
  const [above, below] = where === 'below' ? [top - gap, bottom + gap] : [bottom, top]
  Object.assign(popover.style, {
    position: 'fixed',
    margin: '0',
    inset: 'auto',
    ...(where === 'beside'
      ? { left: `${right + gap}px` }
      : { right: `${Math.max(edge, document.documentElement.clientWidth - right)}px` }),
    ...(upwards
      ? { bottom: `${innerHeight - above}px`, maxBlockSize: `${above - edge}px` }
      : { top: `${below}px`, maxBlockSize: `${innerHeight - below - edge}px` })
  })
}
