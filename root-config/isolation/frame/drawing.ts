import { pageElements } from '../page-parts.ts'
import {
  type DrawnElement,
  drawnIn,
  frozenModules,
  isFrozen,
  isHydrated,
  type ReactRoot,
  reactRootOf
} from './react-nodes.ts'

/** The shadow root of a part of the frame, with its own nodes: styles, and the element that React draws in. */
type Part = { shadow: ShadowRoot; nodes: Node[]; wrapper: Element; root: ReactRoot }

/** An element as it was when React last drew it. */
type Kept = { props: DrawnElement['props']; attributes: Map<string, string>; others: Set<Node>; content: string }

const parts = new Map<Element, Part>()
const keptOf = new WeakMap<Element, Kept>()

/** Most times that the frame is put back while an application is open. Else one that changes in a loop hangs the page. */
const restoresMax = 100

/** Attributes that code of the portal, or the browser, sets on elements of React. */
const setElsewhere = new Set(['open', 'value', 'checked', 'selected', 'data-tip', 'lang'])

/**
 * Keeps what the frame draws. The shadow roots are open, and an application can reach them by functions of another
 * window (docs/decisions/0034-the-frames-shadow-roots-are-open.md). So what is on the page is compared with what React
 * drew. A difference is undone before the browser paints.
 * @param lost called once when React gave the frame up, because its records or modules were frozen
 * @returns `restore`, which compares at once, and `end`, which does so for the last time. `end` answers the names of the
 * parts that can't be drawn any more.
 */
export const keepDrawing = (lost: () => void): { restore: () => void; end: () => string[] } => {
  for (const host of hosts()) note(host)
  let restores = 0
  const observer = new MutationObserver(() => {
    if (isLost()) {
      observer.disconnect()
      lost()
      return
    }
    if (restores >= restoresMax) return
    if (restoreAll()) restores += 1
    observer.takeRecords()
  })
  for (const { shadow } of parts.values())
    observer.observe(shadow, { childList: true, subtree: true, attributes: true, characterData: true })
  return {
    restore: () => void restoreAll(),
    end: () => {
      observer.disconnect()
      restoreAll()
      const frozen = [...parts].filter(([, { root }]) => isFrozen(root)).map(([host]) => host.localName)
      return [...frozen, ...frozenModules()]
    }
  }
}

/** React removes all that it drew when it can't go on. */
const isLost = (): boolean =>
  [...parts.values()].some(({ root }) => isHydrated(root) && drawnIn(root).top.length === 0) &&
  frozenModules().length > 0

const hosts = (): Element[] => pageElements().filter(it => it.shadowRoot !== null)

/** Notes a part of the frame as it is, while nobody else could have changed it. */
const note = (host: Element): void => {
  const { shadowRoot: shadow } = host
  const wrapper = [...(shadow?.children ?? [])].find(it => reactRootOf(it) !== undefined)
  const root = wrapper === undefined ? undefined : reactRootOf(wrapper)
  if (shadow === null || wrapper === undefined || root === undefined) return
  parts.set(host, { shadow, nodes: [...shadow.childNodes], wrapper, root })
  if (!isHydrated(root)) return
  const { top, elements } = drawnIn(root)
  for (const drawn of [...elements, { element: wrapper, props: noProps, children: top }]) keep(drawn)
}

const restoreAll = (): boolean => {
  let isChanged = false
  for (const part of parts.values()) isChanged = restorePart(part) || isChanged
  return isChanged
}

const restorePart = ({ shadow, nodes, wrapper, root }: Part): boolean => {
  if (!isHydrated(root)) return false
  let isChanged = putInto(shadow, nodes, none)
  const { top, elements, texts } = drawnIn(root)
  // React no longer draws here: the portal has removed the part itself.
  if (top.length === 0) return isChanged
  for (const { node, data } of texts) {
    if (node.data === data) continue
    node.data = data
    isChanged = true
  }
  for (const drawn of [...elements, { element: wrapper, props: noProps, children: top }]) {
    const kept = keptOf.get(drawn.element)
    if (kept?.props === drawn.props) isChanged = restoreElement(drawn, kept) || isChanged
    else keep(drawn)
    if (drawn.children !== undefined)
      isChanged = putInto(drawn.element, drawn.children, kept?.others ?? none) || isChanged
  }
  return isChanged
}

const none: ReadonlySet<Node> = new Set()

/** React draws what is in the wrapper, and never the wrapper itself. */
const noProps: DrawnElement['props'] = {}

const keep = ({ element, props, children }: DrawnElement): void => {
  const others = new Set(children === undefined ? [] : [...element.childNodes].filter(it => !children.includes(it)))
  keptOf.set(element, {
    props,
    attributes: new Map([...element.attributes].map(({ name, value }) => [name, value])),
    others,
    content: children === undefined ? contentOf(element) : ''
  })
}

/** A link that a person opens in another tab loses `?micro=true` (root-config/routing/links.ts). */
const opensElsewhere = (link: HTMLAnchorElement, was: string | undefined): boolean =>
  was?.endsWith('?micro=true') === true && new URL(was, link.baseURI).href === `${link.href}?micro=true`

const contentOf = (element: Element): string => element.textContent ?? ''

const restoreElement = ({ element, children }: DrawnElement, { attributes, content }: Kept): boolean => {
  let isChanged = false
  for (const name of new Set([...attributes.keys(), ...element.getAttributeNames()])) {
    const was = attributes.get(name)
    if (setElsewhere.has(name) || element.getAttribute(name) === (was ?? null)) continue
    if (name === 'href' && element instanceof HTMLAnchorElement && opensElsewhere(element, was)) continue
    // The code of the portal places popovers, and sets custom properties, which hide nothing.
    if (name === 'style' && (element.hasAttribute('popover') || sameStyle(element, was ?? ''))) continue
    if (was === undefined) element.removeAttribute(name)
    else element.setAttribute(name, was)
    isChanged = true
  }
  if (children !== undefined || (contentOf(element) === content && element.childElementCount === 0)) return isChanged
  element.textContent = content
  return true
}

const sameStyle = (element: Element, was: string): boolean => {
  const before = document.createElement('i').style
  before.cssText = was
  return element instanceof HTMLElement && plainStyle(element.style) === plainStyle(before)
}

const plainStyle = (style: CSSStyleDeclaration): string =>
  [...style]
    .filter(name => !name.startsWith('--'))
    .map(name => `${name}:${style.getPropertyValue(name)}!${style.getPropertyPriority(name)}`)
    .join()

/** Puts exactly these nodes into their parent, in this order. Comments, which hydration leaves, and `others` may stay. */
const putInto = (parent: Node, nodes: readonly Node[], others: ReadonlySet<Node>): boolean => {
  const isOwn = (node: Node): boolean => !(node instanceof Comment || others.has(node))
  const now = [...parent.childNodes].filter(isOwn)
  if (now.length === nodes.length && now.every((node, at) => node === nodes[at])) return false
  for (const node of now) if (!nodes.includes(node)) parent.removeChild(node)
  for (const [at, node] of nodes.entries()) {
    const before = [...parent.childNodes].filter(isOwn)[at]
    if (before !== node) parent.insertBefore(node, before ?? null)
  }
  return true
}
