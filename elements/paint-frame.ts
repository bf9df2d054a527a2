/**
 * Stands inside the HTML, behind header and sidebar: paints them as they were seen last, before any module is there.
 * Links lead where they say; the button that is pressed meanwhile is pressed anew once the element is defined.
 */
import { draw } from './drawn.ts'
import { frameLook } from './frame-look.ts'
import { markCurrent } from './mark-current.ts'
import base from './pieces/base.css'
import language from './pieces/language-select.css'
import header from './portal-header/portal-header.css'
import sidebar from './portal-sidebar/portal-sidebar.css'
import { sheetOf } from './style-sheets.ts'
import { pressed } from './take-over.ts'

const styles = { 'portal-header': [base, language, header], 'portal-sidebar': [base, sidebar] }

const paint = (): void => {
  const frame = globalThis.portalEarly?.frame
  if (frame === undefined || frame.look !== frameLook()) return
  const path = location.pathname === '/' ? '/dashboard' : location.pathname
  // All is made before any of it is shown: what can't be made leaves the page as it is.
  const painted = Object.entries(styles).flatMap(([tag, sources]) => {
    const host = document.querySelector(tag)
    const content = document.createDocumentFragment()
    content.append(...(frame.elements[tag] ?? []).map(part => draw(part)))
    const menu = content.querySelector('nav')
    if (menu !== null && path !== frame.path) markCurrent(menu, path)
    return host === null ? [] : [{ host, content, sources }]
  })
  for (const { host, content, sources } of painted) {
    const root = host.attachShadow({ mode: 'open' })
    root.adoptedStyleSheets = sources.map(sheetOf)
    root.addEventListener('click', ({ target }) => {
      if (target instanceof Element) target.closest('button')?.setAttribute(pressed, '')
    })
    root.append(content)
  }
  document.documentElement.dataset.painted = ''
}

try {
  paint()
} catch (cause) {
  console.warn('The frame could not be painted from the last visit.', cause)
}
