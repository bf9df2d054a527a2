/**
 * The elements for any page, as one ES module with everything that they need. When the module has run, every tag is
 * defined: frameworks ask an element for a property when they create it. The module changes nothing outside its elements.
 */
import { changeLanguage } from '@portal/session'
import { languageCodes } from '#contract/languages.ts'
import { defineLateElements } from '../define/define-late.ts'
import { register } from '../define/register.ts'
import { dialogElements } from '../dialogs.ts'
import { lateElements } from '../late-elements.ts'
import { ask } from '../load-dialogs.ts'
import { PortalChart } from '../portal-chart/portal-chart.ts'
import { PortalConflict } from '../portal-conflict/portal-conflict.ts'
import { PortalHeader } from '../portal-header/portal-header.ts'
import { PortalLanguagePicker } from '../portal-language-picker/portal-language-picker.ts'
import { PortalList } from '../portal-list/portal-list.ts'
import { PortalNotice } from '../portal-notice/portal-notice.ts'
import { PortalSidebar } from '../portal-sidebar/portal-sidebar.ts'
import { PortalTable } from '../portal-table/portal-table.ts'
import { offerLanguages } from '../shared/offered-languages.ts'
import { adoptPageLook } from './page-look.ts'
import { startPageSession } from './page-session.ts'

export type * from './page-adapter.ts'
export { giveSession, type PageSession } from './page-session.ts'
export { ask, changeLanguage }

const elements = {
  'portal-header': PortalHeader,
  'portal-language-picker': PortalLanguagePicker,
  'portal-sidebar': PortalSidebar,
  ...lateElements,
  ...dialogElements,
  'portal-chart': PortalChart,
  'portal-conflict': PortalConflict,
  'portal-notice': PortalNotice,
  'portal-list': PortalList,
  'portal-table': PortalTable
}

/** A second copy of the module finds the tags registered already and does nothing. */
if (customElements.get('portal-header') === undefined) {
  // The module has the texts of all. A page in French must lead back to French.
  offerLanguages(languageCodes)
  adoptPageLook(Object.keys(elements))
  // The texts are in this module. They are there before React draws the first element, in a task of its own.
  void startPageSession()
  register(elements)
  defineLateElements()
}
