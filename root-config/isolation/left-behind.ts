import { isBeingLoaded } from '../loader/module-registry.ts'

/** The places outside its container where an application may put something while it is open. */
const places = (): Element[] => [document.documentElement, document.head, document.body]

/** Looks that dialogs and scroll locks set while they are open. */
const attributes = ['style', 'class', 'inert', 'aria-hidden']

/**
 * Notes what comes to the page outside of the container while an application is open: styles in the head, dialogs on
 * the body, sheets that the document adopts. It does not matter how they come there, or from which framework, and while
 * the application is open they stay: a dialog keeps its styles.
 * @returns how to take all of it away
 */
export const noteLeftBehind = (): (() => void) => {
  const added = new Set<Node>()
  const note = (records: MutationRecord[]): void => {
    for (const { addedNodes } of records) for (const node of addedNodes) added.add(node)
  }
  const observer = new MutationObserver(note)
  for (const place of places()) observer.observe(place, { childList: true })
  const sheets = new Set(document.adoptedStyleSheets)
  const looks = places().map(place => attributes.map(name => place.getAttribute(name)))
  return () => {
    note(observer.takeRecords())
    observer.disconnect()
    for (const node of added) if (!isOfThePortal(node)) node.parentNode?.removeChild(node)
    const kept = document.adoptedStyleSheets.filter(sheet => sheets.has(sheet))
    if (kept.length < document.adoptedStyleSheets.length) document.adoptedStyleSheets = kept
    for (const [at, place] of places().entries()) {
      for (const [which, name] of attributes.entries()) setBack(place, name, looks[at]?.[which] ?? null)
    }
  }
}

const setBack = (element: Element, name: string, value: string | null): void => {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** The module loader's script elements, prefetches, and the page's own parts. */
const isOfThePortal = (node: Node): boolean => {
  if (frame.has(node)) return true
  if (node instanceof HTMLScriptElement) return isBeingLoaded(node.src)
  if (node instanceof HTMLLinkElement) return node.rel !== 'stylesheet'
  return false
}

/** The page's own parts, and what the portal has open over them: no application leaves these behind. */
const frame = new Set<Node>()

/**
 * Notes a dialog that the portal opens over the page: no application left it there. The portal also closes the dialog, and
 * nothing puts it back then.
 */
export const keepOnPage = (node: Node): void => void frame.add(node)

/**
 * Keeps the page's own parts on the page: a sub-application that empties the body, or takes header or styles away, has
 * them back before the browser draws. One that fights about it gets its way until it is left.
 */
export const keepFrame = (): void => {
  // A question can be open at this moment, such as whose session a link may replace: it is no part of the page.
  const parts = places().map(place => ({ place, children: [...place.children].filter(child => !frame.has(child)) }))
  for (const { children } of parts) for (const child of children) frame.add(child)
  let returned = 0
  const putBack = (): void => {
    for (const { place, children } of parts) {
      for (const [at, child] of children.entries()) {
        if (child.parentNode === place || !mayReturn(child)) continue
        returned++
        place.insertBefore(child, children.slice(at + 1).find(it => it.parentNode === place) ?? null)
      }
    }
  }
  const mayReturn = (child: Node): boolean => returned < returnsMax && !(child instanceof HTMLScriptElement)
  const observer = new MutationObserver(records => {
    if (records.some(({ removedNodes }) => [...removedNodes].some(node => frame.has(node)))) putBack()
  })
  for (const place of places()) observer.observe(place, { childList: true })
  restoreFrame = () => {
    returned = 0
    putBack()
  }
}

/** More often than this something takes away on purpose what was put back, and the page would hang. */
const returnsMax = 100

/** Puts back what is still missing once an application is gone. */
export let restoreFrame = (): void => undefined
