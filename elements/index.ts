/** The door of the elements. Nothing is registered before `defineElements` is called. */
import { defineLateElements } from './define-late.ts'
import { PortalHeader } from './portal-header/portal-header.ts'
import { PortalLanguagePicker } from './portal-language-picker/portal-language-picker.ts'
import { PortalSidebar } from './portal-sidebar/portal-sidebar.ts'
import { register } from './register.ts'

export type { PortalEvents } from './events.ts'
export { ActButton } from './pieces/act-button.tsx'
export { Icon } from './pieces/icon.tsx'
export { useLocked } from './pieces/use-locked.ts'
export { useModal } from './pieces/use-modal.ts'
export { useNow } from './pieces/use-now.ts'
export { Mark } from './portal-header/mark.tsx'
export { ThemeSelect } from './portal-header/theme-select.tsx'
export type { PortalMessageDrawer } from './portal-message-drawer/portal-message-drawer.ts'
export type { PortalPager } from './portal-pager/portal-pager.ts'
export type { PortalHeader, PortalLanguagePicker, PortalSidebar }

const elements = {
  'portal-header': PortalHeader,
  'portal-language-picker': PortalLanguagePicker,
  'portal-sidebar': PortalSidebar
}

/**
 * Registers every tag: those of the frame at once, the others a little later. A tag that is registered already, by this
 * or by another copy of the elements, stays as it is.
 */
export const defineElements = (): void => {
  register(elements)
  defineLateElements()
}
