/**
 * Stands inside the HTML, in front of header and sidebar: has them seen before React is there. The page calls `stand`
 * behind them, for what the server has drawn into it, or what was seen last; else `@portal/first-frame` draws them. Links
 * lead where they say; the button that is pressed meanwhile is pressed anew once the element is defined.
 */
import type { Drawn, LastFrame } from '@portal/session'
import { draw } from './drawn.ts'
import { frameLook } from './frame-look.ts'
import { markCurrent } from './mark-current.ts'
import base from './pieces/base.css'
import language from './pieces/language-select.css'
import { narrowScreen } from './pieces/narrow-screen.ts'
import header from './portal-header/portal-header.css'
import sidebar from './portal-sidebar/portal-sidebar.css'
import { sheetOf } from './style-sheets.ts'
import { pressed, takeOver } from './take-over.ts'

const styles = { 'portal-header': [base, language, header], 'portal-sidebar': [base, sidebar] }

/** All is made before any of it is shown: what can't be made leaves the page as it is. */
const paint = (elements: Record<string, Drawn[]>, path?: string): void => {
  const painted = Object.entries(styles).flatMap(([tag, sources]) => {
    const host = document.querySelector(tag)
    const content = document.createDocumentFragment()
    content.append(...(elements[tag] ?? []).map(part => draw(part)))
    const menu = content.querySelector('nav')
    if (menu !== null && path !== undefined) markCurrent(menu, path)
    return host === null ? [] : [{ host, content, sources }]
  })
  for (const { host, content, sources } of painted) {
    const root = host.shadowRoot ?? rootOf(host, sources)
    const before = [...root.childNodes]
    root.append(content)
    if (before.length > 0) takeOver(root, before)
  }
  document.documentElement.dataset.painted = ''
}

const rootOf = (host: Element, sources: readonly string[]): ShadowRoot =>
  dressed(host.attachShadow({ mode: 'open' }), sources)

const dressed = (root: ShadowRoot, sources: readonly string[]): ShadowRoot => {
  root.adoptedStyleSheets = sources.map(sheetOf)
  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element) target.closest('button')?.setAttribute(pressed, '')
  })
  return root
}

/** What the server drew is seen where it is this session's; a narrow screen has its menu behind a button. */
const showDrawn = (drawn: boolean): void => {
  for (const [tag, sources] of Object.entries(styles)) {
    const host = document.querySelector(tag)
    const root = host?.shadowRoot
    if (root === null || root === undefined) continue
    dressed(root, sources)
    if (!drawn) root.replaceChildren()
    else if (matchMedia(narrowScreen).matches) root.querySelector('nav')?.remove()
    host?.removeAttribute('data-drawn')
  }
  if (drawn) document.documentElement.dataset.painted = ''
}

const paintLastFrame = (frame: LastFrame | undefined): void => {
  if (frame === undefined || frame.look !== frameLook()) return
  const path = location.pathname === '/' ? '/dashboard' : location.pathname
  paint(frame.elements, path === frame.path ? undefined : path)
}

const early = globalThis.portalEarly
if (early !== undefined) {
  early.paint = paint
  early.stand = () => {
    try {
      showDrawn(early.drawn)
      paintLastFrame(early.frame)
    } catch (cause) {
      console.warn('The frame could not be painted before the elements.', cause)
    }
  }
}
