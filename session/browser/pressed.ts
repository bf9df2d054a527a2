/** A person waits so many milliseconds before a pressed button says that it works. A shorter wait needs no sign. */
const silentMs = 150

let pressed: Element | undefined

const controls = 'button, a[href], summary, [role="button"], [role="menuitem"]'

/** Notes which control of the page is being pressed, in every shadow root. */
export const followPresses = (page: Window): void =>
  page.addEventListener(
    'click',
    event => {
      pressed = event.composedPath().find((part): part is Element => part instanceof Element && part.matches(controls))
      // What a press does begins in its task.
      setTimeout(() => {
        pressed = undefined
      })
    },
    { capture: true }
  )

/**
 * Work that a press begins, such as fetching code: the pressed control says after a moment that it works (`aria-busy`), until
 * the work ends. Nothing is pressed where the page begins the work by itself.
 */
export const showWork = <Value>(work: Promise<Value>): Promise<Value> => {
  const control = pressed
  if (control === undefined) return work
  const timer = setTimeout(() => control.setAttribute('aria-busy', 'true'), silentMs)
  const end = (): void => {
    clearTimeout(timer)
    control.removeAttribute('aria-busy')
  }
  work.then(end, end)
  return work
}
