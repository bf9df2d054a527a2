const gap = 4
const edge = 8

/**
 * Positions a popover at its button: beside it, or below it. It opens on the sides with more space and is never higher
 * than that space: a button at the start of a narrow screen has its popover at its own start. Popovers are in the top layer, where CSS layout does not position them.
 */
export const placePopover = (popover: HTMLElement, button: Element, where: 'beside' | 'below'): void => {
  const { top, bottom, left, right } = button.getBoundingClientRect()
  const isLow = top > innerHeight / 2
  // Above its button only where it does not fit below. A popover that is not shown yet has no height.
  const upwards = isLow && (where === 'beside' || bottom + gap + popover.offsetHeight + edge > innerHeight)
  const [above, below] = where === 'below' ? [top - gap, bottom + gap] : [bottom, top]
  Object.assign(popover.style, {
    position: 'fixed',
    margin: '0',
    inset: 'auto',
    ...(where === 'beside' ? { left: `${right + gap}px` } : belowButton(popover, left, right)),
    ...(upwards
      ? { bottom: `${innerHeight - above}px`, maxBlockSize: `${above - edge}px` }
      : { top: `${below}px`, maxBlockSize: `${innerHeight - below - edge}px` })
  })
}

/** At the end of the button, or at its start in the first half of the page. A popover that is shown stays on the page. */
const belowButton = (popover: HTMLElement, left: number, right: number): Record<string, string> => {
  const page = document.documentElement.clientWidth
  const most = Math.max(edge, page - edge - popover.offsetWidth)
  return left + right < page
    ? { left: `${Math.min(Math.max(edge, left), most)}px` }
    : { right: `${Math.min(Math.max(edge, page - right), most)}px` }
}
