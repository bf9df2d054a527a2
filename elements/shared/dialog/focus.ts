/** The element that has the focus, also inside shadow roots. */
export const focusedElement = (): HTMLElement | undefined => {
  let focused = document.activeElement
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement
  return focused instanceof HTMLElement ? focused : undefined
}

/** Whether nothing has the focus, because the element that had it was removed. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body

const fields = ':is(input, select, textarea, [contenteditable]):not([tabindex="-1"])'

/**
 * Moves the focus into an open dialog: to the page's `autofocus` element, else the first field, else the first action.
 * The first action never destroys, because the main one stands last. Browsers do not look into slots.
 */
export const focusFirst = (dialog: HTMLDialogElement): void => {
  const root = dialog.getRootNode()
  if (!(root instanceof ShadowRoot)) return
  const wanted = ['[autofocus]', fields, ':scope > [slot="actions"]'].flatMap(selector => [
    ...root.host.querySelectorAll<HTMLElement>(selector)
  ])
  const own = dialog.querySelectorAll<HTMLElement>('.foot button')
  for (const element of [...wanted, ...own]) {
    element.focus()
    // A hidden or disabled element takes no focus.
    if (element.matches(':focus-within')) return
  }
}
