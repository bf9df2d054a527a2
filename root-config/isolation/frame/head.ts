import { isPagePart } from '../page-parts.ts'

/** Most changes that are undone while an application is open. Else one that changes in a loop hangs the page. */
const changesMax = 100

/**
 * Keeps what the head of the page says: addresses and media of its styles and icons, and how wide the page is. An
 * application may add to the head, but not another width of the page: then nobody sees the frame.
 * @returns `end`, which answers what can't be undone: an order to the browser stays in force without its element
 */
export const keepHead = (): (() => string[]) => {
  const orders: string[] = []
  const parts = [...document.head.children].filter(isPagePart)
  const before = parts.map(part => new Map([...part.attributes].map(({ name, value }) => [name, value])))
  const { name: windowName } = window
  let changes = 0
  const restore = (): void => {
    for (const [at, part] of parts.entries()) {
      const wanted = before[at] ?? new Map<string, string>()
      for (const name of new Set([...wanted.keys(), ...part.getAttributeNames()])) {
        const was = wanted.get(name)
        if (part.getAttribute(name) === (was ?? null)) continue
        changes += 1
        if (was === undefined) part.removeAttribute(name)
        else part.setAttribute(name, was)
      }
    }
  }
  const hear = (records: readonly MutationRecord[]): void => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof HTMLMetaElement && !isPagePart(node)) refuse(node, orders)
    if (changes < changesMax) restore()
  }
  const observer = new MutationObserver(hear)
  observer.observe(document.documentElement, { childList: true, subtree: true })
  for (const part of parts) observer.observe(part, { attributes: true })
  return () => {
    hear(observer.takeRecords())
    observer.disconnect()
    restore()
    if (window.name !== windowName) window.name = windowName
    return orders
  }
}

/** The browser keeps policies and refreshes for good. It takes the width of the page from the last element that has one. */
const refuse = (node: HTMLMetaElement, orders: string[]): void => {
  const { httpEquiv, name } = node
  if (httpEquiv !== '' || name === 'referrer') orders.push(`meta ${httpEquiv || name}`)
  if (name !== 'viewport' && name !== 'color-scheme') return
  node.remove()
  const own = document.querySelector(`meta[name='${name}']`)
  own?.setAttribute('content', own.getAttribute('content') ?? '')
}
