import { isBeingLoaded } from '../loader/module-registry.ts'
import { isPagePart, pagePlaces } from './page-parts.ts'

/** Attributes that dialogs and scroll locks set while they are open. */
const attributes = ['style', 'class', 'inert', 'aria-hidden']

/**
 * Observes what is added to the page outside the container while an application is open: styles in the head, dialogs on
 * the body, adopted style sheets. While the application is open, everything stays: a dialog keeps its styles.
 * @returns a function that removes everything that was added, and resets the attributes
 */
export const observeAddedNodes = (): (() => void) => {
  const added = new Set<Node>()
  const note = (records: MutationRecord[]): void => {
    for (const { addedNodes } of records) for (const node of addedNodes) added.add(node)
  }
  const observer = new MutationObserver(note)
  for (const place of pagePlaces()) observer.observe(place, { childList: true })
  const sheets = new Set(document.adoptedStyleSheets)
  const before = pagePlaces().map(place => attributes.map(name => place.getAttribute(name)))
  return () => {
    note(observer.takeRecords())
    observer.disconnect()
    for (const node of added) if (!isOfThePortal(node)) node.parentNode?.removeChild(node)
    const kept = document.adoptedStyleSheets.filter(sheet => sheets.has(sheet))
    if (kept.length < document.adoptedStyleSheets.length) document.adoptedStyleSheets = kept
    for (const [at, place] of pagePlaces().entries()) {
      for (const [which, name] of attributes.entries()) reset(place, name, before[at]?.[which] ?? null)
    }
  }
}

const reset = (element: Element, name: string, value: string | null): void => {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** The page's own parts, the script elements of the module loader, and prefetches. */
const isOfThePortal = (node: Node): boolean => {
  if (isPagePart(node)) return true
  if (node instanceof HTMLScriptElement) return isBeingLoaded(node.src)
  if (node instanceof HTMLLinkElement) return node.rel !== 'stylesheet'
  return false
}
