/** The entry point of the controls. Nothing is defined before `startControls` is called. */
import { defineControl } from './define-control.ts'
import { keepDefinitions } from './own-definitions.ts'
import { watchTags } from './watch-tags.ts'

let started = false

/**
 * Loads each control when its tag first appears on the page: Shoelace's components, and the portal's own elements that
 * no first paint needs. Call this before any sub-application is loaded. The second
 * call does nothing.
 */
export const startControls = (): void => {
  if (started) return
  started = true
  // Adopted now and filled later. A sheet that is adopted while a sub-application is open is removed with it.
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const define = (tag: string): void => defineControl(tag, sheet)
  keepDefinitions(define)
  watchTags(define)
}
