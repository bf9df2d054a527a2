import type { Drawn } from '@portal/session'

/*
 * An element's shadow root as data, and back. What is kept in a browser can be written by anybody who ever ran a script
 * there, so only plain elements and attributes are made of it, nothing is parsed as HTML, and a link leads to a path of
 * this origin or nowhere.
 */

const tags =
  /^(header|nav|search|div|ul|li|p|b|span|a|button|label|input|select|option|output|svg|g|path|rect|circle|ellipse|line|polyline|polygon)$/
/** Not what marks a button as pressed: nobody but the person presses one. */
const attributes =
  /^(aria-(?!controls)[a-z]+|data-(?!pressed$)[a-z-]+|stroke-[a-z-]+|class|part|role|type|title|lang|href|target|rel|placeholder|tabindex|viewBox|width|height|fill|stroke|d|[xyr]|[cr][xy]|[xy][12]|points)$/
const ownPath = /^\/(?![/\\])/

const requireKnown = (tag: string): void => {
  if (!tags.test(tag)) throw new Error(`No element of the frame is a ${tag}.`)
}

const mayStand = ([name, value]: [name: string, value: string]): boolean =>
  attributes.test(name) && (name !== 'href' || ownPath.test(value))

/** What is of the moment, or opens over the page: the next visit begins without it. */
const leftOut = 'dialog, [popover], .badge'

/** A group of the menu keeps its rows; whatever else was open closes with the page. */
const staysOpen = (opener: Element): boolean => Boolean(opener.closest('li')?.querySelector(':scope > ul'))

/** An element as data. A list keeps its chosen option; a message for who listens is not said again. */
export const describe = (element: Element): Drawn => {
  const own = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
  const kept = Object.fromEntries(Object.entries(own).filter(([name]) => attributes.test(name)))
  // A name can say something of the moment: the next visit begins with the one that lasts.
  const lasting = own['data-lasting-name']
  if (lasting !== undefined) Object.assign(kept, { 'aria-label': lasting, title: '' })
  if (own['aria-expanded'] === 'true' && !staysOpen(element)) kept['aria-expanded'] = 'false'
  const children = element.role === 'status' ? [] : [...element.childNodes].flatMap(describeNode)
  return [element.localName, kept, children]
}

export const describeNode = (node: Node): Drawn[] => {
  if (node instanceof Text) return [node.data]
  if (!(node instanceof Element) || !tags.test(node.localName) || node.matches(leftOut)) return []
  if (node instanceof HTMLOptionElement && !node.selected) return []
  return [describe(node)]
}

/**
 * Makes what was described.
 * @throws Error for what no description is
 */
export const draw = (drawn: Drawn, inPicture = false): Node => {
  if (typeof drawn === 'string') return document.createTextNode(drawn)
  const [tag, own, children] = drawn
  requireKnown(tag)
  const picture = inPicture || tag === 'svg'
  const element = picture ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag)
  for (const attribute of Object.entries(own)) if (mayStand(attribute)) element.setAttribute(...attribute)
  element.append(...children.map(child => draw(child, picture)))
  return element
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeText = (text: string): string => text.replace(/[&<>"]/g, sign => escapes[sign] ?? sign)

/**
 * The same as HTML, for a page that is not made yet.
 * @throws Error for what no description is
 */
export const write = (drawn: Drawn): string => {
  if (typeof drawn === 'string') return escapeText(drawn)
  const [tag, own, children] = drawn
  requireKnown(tag)
  const written = Object.entries(own)
    .filter(mayStand)
    .map(([name, value]) => ` ${name}="${escapeText(value)}"`)
  const start = `<${tag}${written.join('')}>`
  return tag === 'input' ? start : `${start}${children.map(write).join('')}</${tag}>`
}
