/** Elements that the first paint does not need. They are in a file of their own, which `define-late.ts` loads. */
import { PortalMessageDrawer } from './portal-message-drawer/portal-message-drawer.ts'
import { PortalPager } from './portal-pager/portal-pager.ts'

export const lateElements = {
  'portal-message-drawer': PortalMessageDrawer,
  'portal-pager': PortalPager
}
