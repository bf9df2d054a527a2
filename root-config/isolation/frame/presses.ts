import { navigate } from '@portal/session'
import { isPagePart, pageElements } from '../page-parts.ts'

// Taken before any application can change them.
const { composedPath, stopImmediatePropagation } = Event.prototype

/**
 * Sees that presses on the frame reach it. A listener on the window can stop each event before the frame hears of it. The
 * portal never finds one that functions of another window added. It repeats such a press inside the frame, where no
 * listener of the page hears it.
 * @param blocked is told of it: the page has a listener that can't be removed
 */
export const keepPresses = (blocked: () => void): void =>
  addEventListener(
    'click',
    event => {
      if (!event.isTrusted) return
      const path = composedPath.call(event)
      const root = path.find((it): it is ShadowRoot => it instanceof ShadowRoot && isPagePart(it.host))
      if (root === undefined) return
      let isHeard = false
      const hear = (): void => {
        isHeard = true
      }
      root.addEventListener('click', hear, { capture: true, once: true })
      setTimeout(() => {
        root.removeEventListener('click', hear, { capture: true })
        if (isHeard) return
        blocked()
        repeat(event, path, root)
      })
    },
    { capture: true }
  )

/**
 * Sees that Ctrl or Cmd K opens the search. A listener of another window can stop each key at the window. One that stops
 * the keys further down is an application's own use of them.
 * @param blocked as for presses
 */
export const keepSearchKeys = (blocked: () => void): void => {
  let heard: Event | undefined
  document.addEventListener(
    'keydown',
    event => {
      heard = event
    },
    { capture: true }
  )
  addEventListener(
    'keydown',
    event => {
      const { isTrusted, key, ctrlKey, metaKey, altKey, shiftKey } = event
      if (!isTrusted || key !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return
      setTimeout(() => {
        if (heard === event) return
        blocked()
        const header = pageElements().find(it => it.localName === 'portal-header')
        header?.shadowRoot?.querySelector<HTMLElement>('[data-click="header.palette"]')?.click()
      })
    },
    { capture: true }
  )
}

const repeat = (event: MouseEvent, path: readonly EventTarget[], root: ShadowRoot): void => {
  const [target] = path
  const { button, ctrlKey, metaKey, shiftKey, altKey, detail } = event
  const given = { button, ctrlKey, metaKey, shiftKey, altKey, detail, bubbles: true, cancelable: true }
  const link = path.find((it): it is HTMLAnchorElement => it instanceof HTMLAnchorElement)
  const isPlain = button === 0 && !(ctrlKey || metaKey || shiftKey || altKey)
  // The browser acted on the press by itself, unless a listener prevented that too.
  const isDone = !event.defaultPrevented
  const end = (repeated: Event): void => {
    stopImmediatePropagation.call(repeated)
    if (isDone) repeated.preventDefault()
    else if (link !== undefined && isPlain && link.target === '' && !repeated.defaultPrevented) {
      repeated.preventDefault()
      navigate(link.pathname + link.search + link.hash)
    }
  }
  root.addEventListener('click', end, { once: true })
  target?.dispatchEvent(new MouseEvent('click', given))
}
