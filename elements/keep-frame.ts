import { $session, keepLastFrame } from '@portal/session'
import { describeNode } from './drawn.ts'
import { frameLook } from './frame-look.ts'

const tags = ['portal-header', 'portal-sidebar']

/** How long nothing changes before the frame is kept. */
const quietMs = 500

/** Keeps how header and sidebar look, whenever that changes, so that the next visit can begin with it. */
export const keepFrame = (): void => {
  const roots = tags.flatMap(tag => document.querySelector(tag)?.shadowRoot ?? [])
  if (frameLook() === undefined || roots.length < tags.length) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepSoon = (): void => {
    clearTimeout(timer)
    timer = setTimeout(keep, quietMs)
  }
  const keep = (): void => {
    const look = frameLook()
    // What is sought in the menu at the moment is no menu.
    const seeking = roots.some(root => [...root.querySelectorAll('input')].some(({ value }) => value !== ''))
    if (look === undefined || seeking) return
    keepLastFrame({
      look,
      path: location.pathname,
      elements: Object.fromEntries(roots.map(root => [root.host.localName, [...root.childNodes].flatMap(describeNode)]))
    })
  }
  const watch = new MutationObserver(keepSoon)
  for (const root of roots) {
    watch.observe(root, { childList: true, subtree: true, attributes: true, characterData: true })
  }
  // A session that begins with the same frame draws nothing anew.
  $session.subscribe(keepSoon)
}
