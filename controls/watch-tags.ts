/**
 * Calls `found` with the name of each element on the page that is not defined yet, now and from now on. Sees the
 * document and every open shadow root that a script attaches, also those of sub-applications. A shadow root that comes
 * as HTML after the start is not seen, and neither is a closed one.
 */
export const watchTags = (found: (tag: string) => void): void => {
  const look = (root: ParentNode): void => {
    for (const { localName } of root.querySelectorAll(':not(:defined)')) found(localName)
  }
  const observer = new MutationObserver(records => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        if (node.matches(':not(:defined)')) found(node.localName)
        if (node.firstElementChild !== null) look(node)
      }
    }
  })
  const watch = (root: Document | ShadowRoot): void => {
    observer.observe(root, { childList: true, subtree: true })
    look(root)
  }
  watch(document)
  for (const { shadowRoot } of document.querySelectorAll('*')) if (shadowRoot !== null) watch(shadowRoot)
  watchNewRoots(watch)
}

/** Shoelace's own shadow roots are skipped: it defines the components inside its components itself. */
const watchNewRoots = (watch: (root: ShadowRoot) => void): void => {
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init)
    if (init.mode === 'open' && !this.localName.startsWith('sl-')) watch(root)
    return root
  }
}
