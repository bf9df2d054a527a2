import { loadDialogs } from '../load-dialogs.ts'
import { register } from './register.ts'

/**
 * Elements that are loaded when their tag first appears on a page, by their tag. Each function loads the element and its
 * texts, and registers it. `@portal/controls` watches the page and calls them.
 */
export const elementsOnDemand: { readonly [tag: string]: () => Promise<unknown> } = {
  'portal-conflict': () => import('../portal-conflict/define-conflict.ts').then(it => it.define()),
  'portal-dialog': loadDialogs,
  'portal-notice': () =>
    import('../portal-notice/portal-notice.ts').then(it => register({ 'portal-notice': it.PortalNotice })),
  'portal-list': () => import('../portal-list/define-list.ts').then(it => it.define()),
  'portal-table': () => import('../portal-table/define-table.ts').then(it => it.define())
}
