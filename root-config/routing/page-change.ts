import { $route, translate } from '@portal/session'
import { nextPaint } from '../next-paint.ts'

/**
 * After a change of page the title names it and focus moves to its heading, as a page load would do for a reader of the
 * screen. Which framework drew the heading does not matter: the first `h1` in `<main>` is the page's.
 */
export const announcePages = (main: HTMLElement, portal: string): void => {
  let pathname = $route.get().pathname
  let heading: HTMLElement | undefined
  // The first page after a load keeps the browser's own focus.
  let moved = false

  const look = (): void => {
    const found = headingIn(main)
    if (found === undefined) return
    const title = translate('portal.title', { page: found.textContent?.trim() ?? '', portal })
    if (document.title !== title) document.title = title
    if (!moved || found === heading) return
    heading = found
    moved = false
    found.tabIndex = -1
    found.focus()
  }
  let waiting = false
  const lookSoon = (): void => {
    if (waiting) return
    waiting = true
    void nextPaint().then(() => {
      waiting = false
      look()
    })
  }

  $route.listen(route => {
    if (route.pathname === pathname) return
    pathname = route.pathname
    heading = headingIn(main)
    moved = true
  })
  // Once for all that an application draws, and after it is drawn: focus on what has no layout yet would make one.
  new MutationObserver(lookSoon).observe(main, { childList: true, subtree: true, characterData: true })
}

/** Also where an application draws into a shadow root of its container. */
const headingIn = (main: HTMLElement): HTMLElement | undefined => {
  const roots = [...main.querySelectorAll('[data-application], [data-application] > *')].flatMap(
    it => it.shadowRoot ?? []
  )
  for (const root of [main, ...roots]) {
    const found = root.querySelector('h1')
    if (found !== null) return found
  }
  return undefined
}
