import { isBeingLoaded } from '../loader/module-registry.ts'
import { isPagePart, pagePlaces } from './page-parts.ts'

/** Nodes and style sheets that the evaluation of a module added. It adds them once, so the next mount gets them back. */
type Lasting = { nodes: { node: Node; place: Node }[]; sheets: CSSStyleSheet[] }

const lasting = new Map<string, Lasting>()

/** Most styles that are moved while an application is open. Else one that adds them in a loop hangs the page. */
const movesMax = 1_000

/**
 * Observes the nodes and style sheets that are added outside the container while an application is open. They are styles
 * in the head, dialogs on the body, and adopted style sheets. Meanwhile everything stays: a dialog keeps its styles.
 * @param besidePortal whether the portal itself works on this page too: its own elements on the body stay
 * @returns `settle`, to be called when the module was evaluated, and `end`, which removes everything that was added
 */
export const observeAddedNodes = (
  application: string,
  besidePortal: boolean
): { settle: () => void; end: () => void } => {
  const added = new Set<Node>()
  const frameStyle = document.head.querySelector('style')
  let moves = 0
  const note = (records: MutationRecord[]): void => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        added.add(node)
        if (frameStyle === null || !isStyleBefore(node, frameStyle) || moves++ > movesMax) continue
        frameStyle.after(node)
      }
    }
  }
  const observer = new MutationObserver(note)
  for (const place of pagePlaces()) observer.observe(place, { childList: true })
  const sheets = new Set(document.adoptedStyleSheets)
  bringBack(application)
  return {
    settle: () => {
      note(observer.takeRecords())
      const nodes = [...added].flatMap(node =>
        node.parentNode === null || isOfThePortal(node) ? [] : { node, place: node.parentNode }
      )
      lasting.set(application, { nodes, sheets: document.adoptedStyleSheets.filter(sheet => !sheets.has(sheet)) })
    },
    end: () => {
      note(observer.takeRecords())
      observer.disconnect()
      for (const node of added) {
        if (!isOfThePortal(node) && !(besidePortal && isPortalElement(node))) node.parentNode?.removeChild(node)
      }
      const now = document.adoptedStyleSheets
      if (now.length !== sheets.size || now.some(sheet => !sheets.has(sheet))) document.adoptedStyleSheets = [...sheets]
    }
  }
}

const bringBack = (application: string): void => {
  const { nodes, sheets } = lasting.get(application) ?? { nodes: [], sheets: [] }
  for (const { node, place } of nodes) place.appendChild(node)
  if (sheets.length > 0) document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets]
}

/** Of important rules in layers those of the first layer win. The frame's style is the first, and remains it. */
const isStyleBefore = (node: Node, frameStyle: Element): boolean =>
  (node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet')) &&
  (node.compareDocumentPosition(frameStyle) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/** A dialog of a page stands on the body. No contribution can define such a tag. */
const isPortalElement = (node: Node): boolean => node instanceof Element && node.localName.startsWith('portal-')

/** The page's own parts, the script elements of the module loader, and prefetches. */
const isOfThePortal = (node: Node): boolean => {
  if (isPagePart(node)) return true
  if (node instanceof HTMLScriptElement) return isBeingLoaded(node.src)
  if (node instanceof HTMLLinkElement) return /preload|prefetch/.test(node.rel)
  return false
}
