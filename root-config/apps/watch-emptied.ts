import { onUncaughtError } from './uncaught-errors.ts'

/** An application may draw in several steps, one of which may throw. After this time no other step is waited for. */
const drawingMs = 1_000

/**
 * Watches an application whose framework may give up. React takes everything off the page after an error in a component,
 * and throws nothing: mount succeeds, or is long over. Call this before mount.
 * @param tell called once with the error, when the container stays empty after one that nothing caught
 */
export const watchEmptied = (container: HTMLElement, tell: (error: unknown) => void) => {
  let isMounted = false
  let uncaught: { error: unknown } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = onUncaughtError(error => {
    // The browser's own notices have none, as that of a late `ResizeObserver`.
    if (error === null || error === undefined) return
    uncaught ??= { error }
    lookLater()
  })
  const lookLater = (): void => {
    if (isMounted && uncaught !== undefined) timer ??= setTimeout(look, drawingMs, uncaught.error)
  }
  const look = (error: unknown): void => {
    uncaught = undefined
    timer = undefined
    if (!isEmpty(container)) return
    end()
    tell(error)
  }
  const end = (): void => {
    clearTimeout(timer)
    stop()
  }
  return {
    /** The application is mounted. Until then its container may be empty. */
    mounted: (): void => {
      isMounted = true
      lookLater()
    },
    end
  }
}

/** Elements that show nothing without content. */
const wrappers = ['DIV', 'MAIN', 'SECTION']

/**
 * Whether nothing is drawn but wrappers within one another. Their height tells nothing, since `<main>` stretches them. One
 * that moves is a sign of progress.
 */
const isEmpty = (container: HTMLElement): boolean => {
  let last: Element = container
  while (last.childElementCount === 1 && last.firstElementChild !== null) last = last.firstElementChild
  return (
    last.childElementCount === 0 &&
    last.shadowRoot === null &&
    (last === container || wrappers.includes(last.tagName)) &&
    container.textContent.trim() === '' &&
    container.getAnimations({ subtree: true }).length === 0
  )
}
