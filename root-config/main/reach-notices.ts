import { $notices } from '@portal/session'
import styles from '../styles/notices.css'

/**
 * While a modal dialog is open, the browser lets a person use nothing outside it, however high it is drawn. So the
 * notices move into the dialog, and back into the page when it closes. A second call only looks where they have to be.
 */
export const keepReachable = (region: HTMLElement): void => {
  putInPlace ??= follow(region)
  putInPlace()
}

let putInPlace: (() => void) | undefined

/** Watches which dialog is open: opening and closing one moves the focus. */
const follow = (region: HTMLElement): (() => void) => {
  const next = region.nextElementSibling
  const home = region.parentElement ?? document.body
  // A page may remove a dialog while it is open, and the notices with it.
  const removals = new MutationObserver(() => put())
  const put = (): void => {
    const dialog = topDialog(region)
    const parent = dialog ?? home
    if (region.parentNode === parent) return
    if (dialog === undefined) {
      home.insertBefore(region, next?.parentNode === home ? next : null)
      removals.disconnect()
    } else {
      dialog.append(region)
      // The browser returns the focus while the dialog is still drawn, so the events of the focus come too early.
      dialog.addEventListener('close', put, { once: true })
      adoptStyles(dialog.getRootNode())
      removals.observe(document, { childList: true, subtree: true })
    }
    region.showPopover()
  }
  document.addEventListener('focusin', put)
  // When a dialog closes and nothing gets the focus back, there is only this event.
  document.addEventListener('focusout', () => setTimeout(put))
  return put
}

/**
 * The modal dialog that a person can use now: the one with the focus. When its focused element was removed, the dialog is
 * the element in the middle of the page. No other element can be hit there.
 */
const topDialog = (region: HTMLElement): HTMLDialogElement | undefined => {
  const focused = modalAround(deepest(document.activeElement, root => root.activeElement))
  if (focused !== undefined) return focused
  const isAway = region.parentNode instanceof HTMLDialogElement || !region.isConnected
  if (!isAway && $notices.get().length === 0) return undefined
  const middle = (root: DocumentOrShadowRoot) => root.elementFromPoint(innerWidth / 2, innerHeight / 2)
  return modalAround(deepest(middle(document), middle))
}

/** Goes on into shadow roots. */
const deepest = (start: Element | null, inside: (root: ShadowRoot) => Element | null): Element | null => {
  const inner = start?.shadowRoot ? inside(start.shadowRoot) : null
  return inner === null || inner === start ? start : deepest(inner, inside)
}

const modalAround = (start: Element | null): HTMLDialogElement | undefined => {
  for (let node: Node | null = start; node !== null; node = above(node))
    if (node instanceof HTMLDialogElement && node.matches(':modal')) return node
  return undefined
}

const above = (node: Node): Node | null =>
  node instanceof ShadowRoot
    ? node.host
    : node instanceof Element && node.assignedSlot !== null
      ? node.assignedSlot
      : node.parentNode

const sheet = new CSSStyleSheet()

/** Styles of the document don't reach into a shadow root. */
const adoptStyles = (root: Node): void => {
  if (!(root instanceof ShadowRoot) || root.adoptedStyleSheets.includes(sheet)) return
  if (sheet.cssRules.length === 0) sheet.replaceSync(styles)
  root.adoptedStyleSheets.push(sheet)
}
