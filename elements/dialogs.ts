/** The modules of the dialogs, in one file. `load-dialogs.ts` loads it. */
import { PortalDialog } from './portal-dialog/portal-dialog.ts'

export const dialogElements = { 'portal-dialog': PortalDialog }
export { askInDialog } from './portal-dialog/ask.ts'
