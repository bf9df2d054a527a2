import { navigate } from '@portal/session'

/**
 * Follows links of this portal without a page load: in the frame's shadow roots, in pages, and in sub-applications of
 * any framework. They are plain links, so opening one in a new tab works.
 */
export const followLinks = (): void => {
  for (const event of ['click', 'auxclick', 'contextmenu'] as const)
    document.addEventListener(event, keepSidebarElsewhere, { capture: true })
  document.addEventListener('click', event => {
    const link = linkOf(event)
    if (link === undefined || !isPlainClick(event)) return
    const { origin, pathname, search, hash } = new URL(link.href)
    // An answer of the cloud is not a page of the portal.
    if (origin !== location.origin || pathname.startsWith('/api/')) return
    // The browser itself handles a jump within the page.
    if (hash !== '' && pathname === location.pathname && search === location.search) return
    event.preventDefault()
    navigate(pathname + search + hash)
  })
}

/**
 * Removes `micro=true` from a sidebar link before it opens in another tab. As the first address of a tab, `micro=true`
 * would hide that tab's sidebar (docs/requirements.md §2). Links open elsewhere by middle click, by click with a held key, and by
 * context menu.
 */
const keepSidebarElsewhere = (event: MouseEvent): void => {
  const link = linkOf(event)
  if (link === undefined || link.origin !== location.origin || link.getRootNode() === document) return
  if (event.type === 'click' && isPlainClick(event)) return
  if (link.search === '?micro=true') link.search = ''
}

// Taken before a sub-application can replace it.
const { composedPath } = Event.prototype

/** The link of an event, also inside a shadow root. */
export const linkOf = (event: Event): HTMLAnchorElement | undefined =>
  // At the document, `target` is the host of a shadow root. `composedPath()` has the elements inside.
  composedPath
    .call(event)
    .find((node): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.href !== '')

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
