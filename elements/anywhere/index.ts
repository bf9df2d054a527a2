/**
 * The elements for any page, as one ES module that brings all it needs: loading it defines every tag, so that a page
 * needs no script of its own. It changes nothing outside of its elements.
 */
import { changeLanguage } from '@portal/session'
import { register } from '../define/register.ts'
import { defineElements } from '../index.ts'
import { lateElements } from '../late-elements.ts'
import { adoptPageLook } from './page-look.ts'
import { startPageSession } from './page-session.ts'

export type * from './page-adapter.ts'
export { giveSession, type PageSession } from './page-session.ts'
export { changeLanguage }

/** A second copy of the module finds the tags taken, and has nothing to do. */
if (customElements.get('portal-header') === undefined) {
  adoptPageLook()
  defineElements()
  register(lateElements)
  void startPageSession()
}
