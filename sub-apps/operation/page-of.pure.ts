import { afterSalesPermissions, dispatchPermissions, operationPermissions } from '#contract/permissions.ts'
import { createRouter, type PageOf } from '#kit/router.pure.ts'

const { records } = afterSalesPermissions

/** The pages of appointments. The records have the address of the menu's entry. */
export const appointments = [
  { path: '/config-manage/appointment-record', kind: 'records', permission: records },
  { path: '/config-manage/appointment-record/week', kind: 'week', permission: records },
  { path: '/config-manage/appointment-record/hours', kind: 'hours', permission: records }
] as const

const routes = [
  { path: appointments[0].path, page: { kind: 'records' }, permission: records },
  { path: appointments[1].path, page: { kind: 'week' }, permission: records },
  { path: appointments[2].path, page: { kind: 'hours' }, permission: records },
  { path: '/hospital-dispatch', page: { kind: 'dispatch' }, permission: dispatchPermissions.watch },
  { path: '/dashboard', page: { kind: 'dashboard' }, permission: operationPermissions.dashboard }
] as const

/** The pages of this application, and those for an address without a page that the person may open. */
export type Page = PageOf<typeof routes>

/** The page of an address; see `createRouter`. */
export const pageOf = createRouter(routes)
