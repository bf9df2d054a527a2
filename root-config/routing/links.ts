import { navigate } from '@portal/session'

/**
 * Follows links of this portal without loading the page anew, wherever they stand: in the frame's shadow roots, in a
 * page, in any framework's sub-application. They stay plain links, so that opening one in a new tab works.
 */
export const followLinks = (): void => {
  for (const event of ['click', 'auxclick', 'contextmenu'] as const)
    document.addEventListener(event, keepSidebarElsewhere, { capture: true })
  document.addEventListener('click', event => {
    const link = linkOf(event)
    if (link === undefined || !isPlainClick(event)) return
    const { origin, pathname, search, hash } = new URL(link.href)
    // What the cloud answers is no page of the portal.
    if (origin !== location.origin || pathname.startsWith('/api/')) return
    // A jump within the page is the browser's own.
    if (hash !== '' && pathname === location.pathname && search === location.search) return
    event.preventDefault()
    navigate(pathname + search + hash)
  })
}

/**
 * A link of the portal's own sidebar loses `micro=true` before it is opened elsewhere: the first address of a new tab
 * would take that tab's sidebar away (spec §2). A middle click, a click with a key held, and the browser's own menu open
 * a link elsewhere.
 */
const keepSidebarElsewhere = (event: MouseEvent): void => {
  const link = linkOf(event)
  if (link === undefined || link.origin !== location.origin || link.getRootNode() === document) return
  if (event.type === 'click' && isPlainClick(event)) return
  if (link.search === '?micro=true') link.search = ''
}

/** The link that an event is on, also inside a shadow root. */
export const linkOf = (event: Event): HTMLAnchorElement | undefined =>
  // The target is the host of a shadow root here; the path leads inside it.
  event.composedPath().find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.href !== '')

const isPlainClick = (event: MouseEvent): boolean => {
  const link = linkOf(event)
  return (
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
    (link?.target === '' || link?.target === '_self') &&
    !link.hasAttribute('download')
  )
}
