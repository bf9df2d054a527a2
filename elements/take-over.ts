/** Marks the button of a painted element that somebody pressed before there was anybody to act. */
export const pressed = 'data-pressed'

const controls = 'a, button, input, select'

/** What makes a control the same one, painted and drawn. */
const nameOf = (control: Element): string =>
  [control.localName, control.getAttribute('href'), control.getAttribute('aria-label') ?? control.textContent].join(' ')

/**
 * Takes away what was painted in an element's shadow root before it was defined, and hands on what a person has done
 * there: focus, scrolling, what was typed, and the button that was pressed. It has to run in the moment in which the
 * element's own content has come in, so that no frame is drawn with both or with neither.
 */
export const takeOver = (root: ShadowRoot, painted: readonly ChildNode[]): void => {
  const focused = root.activeElement
  const old = painted.filter(it => it instanceof Element)
  const within = (selector: string) => old.flatMap(it => [...it.querySelectorAll(selector)])
  const scrolled = within('.scroll').map(({ scrollTop }) => scrollTop)
  const typed = within('input')
    .filter(it => it instanceof HTMLInputElement)
    .find(({ value }) => value !== '')
  const waiting = within(`[${pressed}]`).at(-1)
  for (const node of painted) node.remove()

  const same = (control: Element) => {
    const found = [...root.querySelectorAll(controls)].find(it => nameOf(it) === nameOf(control))
    return found instanceof HTMLElement ? found : undefined
  }
  for (const [index, box] of [...root.querySelectorAll('.scroll')].entries()) {
    // Even setting it to where it stands makes the browser lay out the page at once.
    if (scrolled[index]) box.scrollTop = scrolled[index]
  }
  const focus = focused && same(focused)
  focus?.focus({ preventScroll: true })
  if (typed !== undefined) typeInto(same(typed), typed)
  // The content is still coming in; its buttons act a moment later.
  if (waiting !== undefined) setTimeout(() => same(waiting)?.click())
}

const typeInto = (field: HTMLElement | undefined, { value, selectionStart, selectionEnd }: HTMLInputElement): void => {
  if (!(field instanceof HTMLInputElement)) return
  // Set as a keyboard does: React puts its own accessor over the field's and would not notice.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.setSelectionRange(selectionStart, selectionEnd)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
