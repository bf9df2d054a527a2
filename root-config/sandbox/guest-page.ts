import type { FromSandbox, SandboxLook } from '#contract/page/sandbox.ts'

type Tell = (message: FromSandbox) => void

/** The page looks as the portal does: the same attributes choose theme and language. */
export const applyLook = ({ theme, language, dir }: SandboxLook): void => {
  const page = document.documentElement
  page.dataset.theme = theme
  page.lang = language
  page.dir = dir
}

/** Tells the portal about the events that a page without a frame of its own can't handle itself. */
export const followPage = (tell: Tell): void => {
  followLinks(tell)
  followHistory(tell)
  followTitle(tell)
  followSize(tell)
  document.addEventListener('keydown', event => {
    if (event.key === 'Escape' && !event.defaultPrevented) tell({ kind: 'key', key: 'Escape' })
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    tell({ kind: 'key', key: 'palette' })
  })
}

const followLinks = (tell: Tell): void =>
  document.addEventListener('click', event => {
    const link = event.composedPath().find(it => it instanceof HTMLAnchorElement)
    if (link === undefined || event.defaultPrevented || event.button !== 0) return
    const { pathname, search, hash, host } = new URL(link.href)
    if (host !== location.host) return
    // A jump within the page stays in it.
    if (pathname === location.pathname && hash !== '') return
    event.preventDefault()
    tell({ kind: 'navigate', address: pathname + search + hash, how: 'push' })
  })

/** The address of this page is nobody's. A router that changes the history means the portal's. */
const followHistory = (tell: Tell): void => {
  for (const [name, how] of [
    ['pushState', 'push'],
    ['replaceState', 'replace']
  ] as const) {
    history[name] = (_state, _title, url) => {
      if (url === undefined || url === null) return
      const { pathname, search, hash } = new URL(url, location.href)
      tell({ kind: 'navigate', address: pathname + search + hash, how })
    }
  }
}

/** The portal takes the page's name from the heading. */
const followTitle = (tell: Tell): void => {
  let told = ''
  new MutationObserver(() => {
    const text = (document.querySelector('h1')?.textContent ?? '').trim().slice(0, 200)
    if (text === told) return
    told = text
    tell({ kind: 'title', text })
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** The portal's page scrolls, and not this one. */
const followSize = (tell: Tell): void => {
  let told = -1
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    if (height === told) return
    told = height
    tell({ kind: 'size', height })
  }).observe(document.body)
}
