/**
 * Waits until `look` finds something, as a person would, and gives it back. React draws a moment after it was told to.
 * @throws Error after five seconds; a test that fails fails by this, no test asserts a duration
 */
export const until = async <Found>(look: () => Found, what = String(look)): Promise<NonNullable<Found>> => {
  const end = performance.now() + 5_000
  for (;;) {
    const found = look()
    if (found) return found
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`)
    await new Promise(resolve => setTimeout(resolve, 5))
  }
}

/** Lets everything that is under way in React be drawn, for tests that something does not happen. */
export const settled = (): Promise<void> =>
  new Promise(resolve => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve), 0)))

/** Puts markup on the page, in a box of its own that `clearPage` takes away. */
export const place = <Placed extends Element = HTMLElement>(markup: string): Placed => {
  const box = document.createElement('div')
  box.className = 'test-box'
  box.innerHTML = markup
  document.body.append(box)
  return box.firstElementChild as Placed
}

export const clearPage = (): void => {
  for (const box of document.querySelectorAll('.test-box')) box.remove()
}
