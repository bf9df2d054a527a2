/** Elements where applications may add nodes outside their container. */
export const pagePlaces = (): Element[] => [document.documentElement, document.head, document.body]

/**
 * The page's own parts, and the ribbons of the portal. They are never removed as leftovers of an application.
 */
const parts = new Set<Node>()

export const isPagePart = (node: Node): boolean => parts.has(node)

/**
 * Marks an element that the portal itself adds to the page, such as a ribbon. The portal also removes the element, and
 * nothing puts it back then.
 */
export const allowOnPage = (node: Node): void => void parts.add(node)

/** The page, its head and body, and the parts that a person sees. */
export const pageElements = (): HTMLElement[] =>
  [...pagePlaces(), ...parts].filter((it): it is HTMLElement => it instanceof HTMLElement && !unseen.has(it.localName))

const unseen = new Set(['script', 'style', 'link', 'meta', 'title', 'template', 'noscript'])

/**
 * Keeps the page's own parts on the page. A sub-application may empty the body, or remove the header or styles: the
 * parts are back before the browser draws. When an application keeps removing them, they return after it is left.
 */
export const protectPageParts = (): void => {
  const page = document.documentElement
  // The frame takes its mark for translators away after a log-out.
  const mark = document.querySelector('meta[name="google"]')
  if (mark !== null) allowOnPage(mark)
  const places = pagePlaces().map(place => ({
    place,
    children: [...place.children].filter(child => !parts.has(child) && !comesAndGoes(child))
  }))
  for (const { children } of places) for (const child of children) parts.add(child)
  let returned = 0
  const putBack = (): void => {
    if (page.parentNode !== document && mayReturn(page)) {
      returned++
      document.documentElement?.remove()
      document.append(page)
    }
    for (const { place, children } of places) {
      for (const [at, child] of children.entries()) {
        if (child.parentNode === place || isInDialog(child) || !mayReturn(child)) continue
        returned++
        place.insertBefore(child, children.slice(at + 1).find(it => it.parentNode === place) ?? null)
      }
    }
  }
  const mayReturn = (child: Node): boolean => returned < returnsMax && !(child instanceof HTMLScriptElement)
  const observer = new MutationObserver(records => {
    if (records.some(({ removedNodes }) => [...removedNodes].some(node => node === page || parts.has(node)))) putBack()
  })
  for (const place of [document, ...pagePlaces()]) observer.observe(place, { childList: true })
  restorePageParts = () => {
    returned = 0
    putBack()
    return page.parentNode === document
  }
}

/** A question can be open at this moment, and a file can be on its way. The portal itself removes both. */
const comesAndGoes = (child: Element): boolean =>
  child.localName === 'portal-dialog' || (child instanceof HTMLLinkElement && /preload|prefetch/.test(child.rel))

/** The notices move into an open dialog: a person could not reach them elsewhere. */
const isInDialog = (part: Element): boolean => part.isConnected && part.parentNode instanceof HTMLDialogElement

/**
 * Most times that parts return while an application is open. Without a limit, an application in a loop would hang the
 * page.
 */
const returnsMax = 100

/** Puts back missing parts after an application has gone. Answers whether the page is whole. */
export let restorePageParts = (): boolean => true
