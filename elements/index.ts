/** The door of the elements. Nothing is registered before `defineElements` is called. */
import { PortalHeader } from './portal-header/portal-header.ts'
import { PortalLanguagePicker } from './portal-language-picker/portal-language-picker.ts'
import { PortalSidebar } from './portal-sidebar/portal-sidebar.ts'

export type { PortalEvents } from './events.ts'
export type { PortalHeader, PortalLanguagePicker, PortalSidebar }

const elements = {
  'portal-header': PortalHeader,
  'portal-language-picker': PortalLanguagePicker,
  'portal-sidebar': PortalSidebar
}

/** Registers every tag. A tag that is registered already, by this or by another copy of the elements, stays as it is. */
export const defineElements = (): void => {
  for (const [tag, element] of Object.entries(elements)) {
    if (customElements.get(tag) === undefined) customElements.define(tag, element)
  }
}
