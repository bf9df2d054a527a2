/** The entry point of the elements. Nothing is registered before `defineElements` is called. */
import { nextTask } from '@portal/session'
import { defineLateElements } from './define/define-late.ts'
import { register } from './define/register.ts'
import { PortalHeader } from './portal-header/portal-header.ts'
import { PortalLanguagePicker } from './portal-language-picker/portal-language-picker.ts'
import { PortalSidebar } from './portal-sidebar/portal-sidebar.ts'

export { elementsOnDemand } from './define/define-on-demand.ts'
export { sourceOf } from './define/style-sheets.ts'
export type { PortalEvents } from './events.ts'
export { ask, loadDialogs } from './load-dialogs.ts'
export type { PortalChart } from './portal-chart/portal-chart.ts'
export type { PortalConflict } from './portal-conflict/portal-conflict.ts'
export type { PortalDialog } from './portal-dialog/portal-dialog.ts'
export { Mark } from './portal-header/mark.tsx'
export { ThemeSelect } from './portal-header/theme-select.tsx'
export type { PortalList } from './portal-list/portal-list.ts'
export type { PortalMessageDrawer } from './portal-message-drawer/portal-message-drawer.ts'
export type { PortalNotice } from './portal-notice/portal-notice.ts'
export type { PortalPager } from './portal-pager/portal-pager.ts'
export { iconOf } from './portal-sidebar/icons.ts'
export type { PortalTable } from './portal-table/portal-table.ts'
export { ActButton } from './shared/act-button.tsx'
export { useLocked } from './shared/hooks/use-locked.ts'
export { useNow } from './shared/hooks/use-now.ts'
export { useRepeat } from './shared/hooks/use-repeat.ts'
export { useFileAgain, useTryAgain } from './shared/hooks/use-try-again.ts'
export { Icon } from './shared/icon.tsx'
export { destinationsOf, entriesOf } from './shared/menu-entries.pure.ts'
export { placePopover } from './shared/place-popover.ts'
export { saveFile } from './shared/save-file.ts'
export type { PortalHeader, PortalLanguagePicker, PortalSidebar }

/**
 * Registers all tags: first the header, then the sidebar, each in its own task, so that the page can respond in
 * between. The others follow a little later. A tag that is already registered, by this or another copy of the elements,
 * stays as it is.
 */
export const defineElements = async (): Promise<void> => {
  register({ 'portal-header': PortalHeader, 'portal-language-picker': PortalLanguagePicker })
  await nextTask()
  register({ 'portal-sidebar': PortalSidebar })
  await nextTask()
  defineLateElements()
}
