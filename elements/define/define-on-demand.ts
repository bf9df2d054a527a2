import { loadDialogs } from '../load-dialogs.ts'

/**
 * Elements that are loaded when their tag first appears on a page, by their tag. Each function loads the element and its
 * texts, and registers it. `@portal/controls` watches the page and calls them.
 */
export const elementsOnDemand: { readonly [tag: string]: () => Promise<unknown> } = {
  'portal-chart': () => import('../portal-chart/define-chart.ts').then(it => it.define()),
  'portal-conflict': () => import('../portal-conflict/define-conflict.ts').then(it => it.define()),
  'portal-dialog': loadDialogs,
  'portal-notice': () => import('../portal-notice/define-notice.ts').then(it => it.define()),
  'portal-list': () => import('../portal-list/define-list.ts').then(it => it.define()),
  'portal-table': () => import('../portal-table/define-table.ts').then(it => it.define())
}
