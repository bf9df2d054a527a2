import { $locale } from '@portal/session'
import { frameAttributes } from '../main/frame.ts'
import { pageElements } from './page-parts.ts'

/** Attributes of the frame that change while an application is open. The elements and the notices set them. */
const changing = new Set(['open', 'menu-open', 'popover', 'aria-label', 'data-beside-messages'])

/** Styles that an application may not set on the page, not even as important ones: they would hide the frame. */
const hiding = [
  ...['position', 'contain', 'container-type', 'offset-path', 'offset-position', 'perspective', 'will-change'],
  ...['display', 'visibility', 'opacity', 'transform', 'translate', 'scale', 'rotate', 'filter', 'clip-path', 'mask'],
  ...['zoom', 'content-visibility', 'writing-mode', 'direction', 'max-block-size', 'max-height', 'max-width']
]

/** Most changes that are undone while an application is open. Else one that changes in a loop hangs the page. */
const changesMax = 100

/** The attributes that the portal itself gives to an element now. */
const ownAttributes = (element: Element): Readonly<Record<string, string>> =>
  element === document.documentElement
    ? frameAttributes()
    : element.localName.includes('-')
      ? { lang: $locale.get() }
      : {}

/**
 * Notes the attributes of the page, its head and body, and every part of the frame. An open application may change them,
 * as dialogs and scroll locks do. No style of an application hides the frame.
 * @returns a function that restores all of them
 */
export const observeAttributes = (): (() => void) => {
  const before = pageElements().map(element => ({ element, attributes: attributesOf(element) }))
  const stop = keepVisible(before.map(({ element }) => element))
  return () => {
    stop()
    document.designMode = 'off'
    history.scrollRestoration = 'auto'
    for (const { element, attributes } of before) {
      const wanted = new Map([...attributes, ...Object.entries(ownAttributes(element))])
      for (const name of new Set([...wanted.keys(), ...element.getAttributeNames()])) {
        if (!changing.has(name)) reset(element, name, wanted.get(name) ?? null)
      }
    }
  }
}

const attributesOf = (element: Element): [name: string, value: string][] =>
  [...element.attributes].map(({ name, value }) => [name, value])

const reset = (element: Element, name: string, value: string | null): void => {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

/** A style attribute can say what no style sheet can override, and the page's own attributes can hide the frame. */
const keepVisible = (elements: readonly HTMLElement[]): (() => void) => {
  let changes = 0
  const observer = new MutationObserver(records => {
    for (const { target, attributeName } of records) {
      if (!(target instanceof HTMLElement) || attributeName === null || changes >= changesMax) continue
      const own = ownAttributes(target)[attributeName]
      if (attributeName === 'style') changes += removeHiding(target)
      else if (attributeName === 'inert') {
        changes += 1
        if (target.inert && target.localName !== 'main') target.inert = false
      } else if (own !== undefined && target.getAttribute(attributeName) !== own) {
        changes += 1
        target.setAttribute(attributeName, own)
      }
    }
  })
  for (const element of elements) {
    observer.observe(element, { attributeFilter: ['style', 'inert', ...Object.keys(ownAttributes(element))] })
  }
  return () => observer.disconnect()
}

/** Header and sidebar have no important style of their own. Scroll locks give some to the page. */
const removeHiding = ({ localName, style }: HTMLElement): number => {
  const names = localName.startsWith('portal-') ? [...style].filter(name => !name.startsWith('--')) : hiding
  const found = names.filter(name => style.getPropertyPriority(name) !== '')
  for (const name of found) style.removeProperty(name)
  return found.length
}
