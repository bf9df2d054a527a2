/**
 * The elements for any page, as one ES module with everything that they need. Loading the module defines every tag, so
 * the page needs no script of its own. The module changes nothing outside its elements.
 */
import { changeLanguage } from '@portal/session'
import { elementsOnDemand } from '../define/define-on-demand.ts'
import { register } from '../define/register.ts'
import { ask, defineElements } from '../index.ts'
import { lateElements } from '../late-elements.ts'
import { adoptPageLook } from './page-look.ts'
import { startPageSession } from './page-session.ts'

export type * from './page-adapter.ts'
export { giveSession, type PageSession } from './page-session.ts'
export { ask, changeLanguage }

/** A second copy of the module finds the tags registered already and does nothing. */
if (customElements.get('portal-header') === undefined) {
  adoptPageLook()
  defineElements()
  register(lateElements)
  for (const load of Object.values(elementsOnDemand)) void load()
  void startPageSession()
}
