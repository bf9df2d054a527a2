import { $route, $session, translate } from '@portal/session'
import { nextPaint } from '../next-paint.ts'

/**
 * Sets the title after a change of page, and moves the focus to the heading. Screen readers expect that after a page
 * load. The first `h1` in `<main>` is the heading, from whichever framework.
 */
export const announcePages = (main: HTMLElement, portal: string): void => {
  let pathname = $route.get().pathname
  let heading: HTMLElement | undefined
  // On the first page the browser's own focus stays.
  let moved = false
  let isBack = false
  // Somebody pressed or typed in the new page before its heading was seen here. The heading takes no focus from them.
  let isInPage = false
  main.addEventListener('focusin', () => {
    isInPage = moved
  })
  globalThis.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    isBack = navigationType === 'traverse'
  })

  const look = (): void => {
    // The name of a page below the sign-in is not for everybody.
    if ($session.get().state === 'ended') return
    const found = headingIn(main)
    if (found === undefined) return
    const title = translate('portal.title', { page: found.textContent?.trim() ?? '', portal })
    if (document.title !== title) document.title = title
    if (found === heading) return
    const isRedrawn = heading?.isConnected === false && document.activeElement === document.body
    if (!moved && !isRedrawn) return
    heading = found
    found.tabIndex = -1
    // A page that loads has a heading at once, and draws another one later: the focus was lost with the first.
    if (!moved) found.focus({ preventScroll: true })
    // A page that goes back goes to its old place, too. A list may have given the focus to a row already.
    else if (!(isBack || isInPage) || !main.contains(document.activeElement)) found.focus({ preventScroll: isBack })
    moved = false
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
    isInPage = false
  })
  // Once per paint, and after it: focus on an element without layout would force the browser to compute the layout.
  new MutationObserver(lookSoon).observe(main, { childList: true, subtree: true, characterData: true })
}

/** Also finds a heading in a shadow root of an application's container. */
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
