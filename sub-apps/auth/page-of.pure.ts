import { administrationPermissions as may } from '#contract/permissions.ts'
import { createRouter, type PageOf } from '#kit/router.pure.ts'

/** Employees of the robot maker, or everybody else. */
export type AccountKind = 'internal' | 'external'

const internal = { path: '/internal-users', permission: may.internalUsers } as const
const external = { path: '/external-users', permission: may.externalUsers } as const

/** The lists in the order of the menu. */
export const lists = [
  { path: '/roles', title: 'roles.title', permission: may.roles },
  { ...internal, title: 'accounts.title.internal' },
  { ...external, title: 'accounts.title.external' },
  { path: '/tenants', title: 'tenants.title', permission: may.tenants },
  { path: '/audit', title: 'audit.title', permission: may.audit }
] as const

const routes = [
  { path: '/roles', page: { kind: 'roles' }, permission: may.roles },
  { ...internal, page: { kind: 'accounts', whose: 'internal' } },
  { ...external, page: { kind: 'accounts', whose: 'external' } },
  { path: '/tenants', page: { kind: 'tenants' }, permission: may.tenants },
  { path: '/audit', page: { kind: 'audit' }, permission: may.audit },
  { path: '/roles/new', page: { kind: 'newRole' }, permission: may.roles },
  { path: '/roles/:roleId', page: { kind: 'role' }, permission: may.roles },
  { ...internal, path: '/internal-users/new', page: { kind: 'newAccount', whose: 'internal' } },
  { ...internal, path: '/internal-users/:userId', page: { kind: 'account', whose: 'internal' } },
  { ...external, path: '/external-users/new', page: { kind: 'newAccount', whose: 'external' } },
  { ...external, path: '/external-users/:userId', page: { kind: 'account', whose: 'external' } },
  { path: '/tenants/new', page: { kind: 'tenant', tenantId: 'new' }, permission: may.tenants },
  { path: '/tenants/:tenantId', page: { kind: 'tenant' }, permission: may.tenants }
] as const

/** The pages of this application, and those for an address without a page that the person may open. */
export type Page = PageOf<typeof routes>

/** The page of an address; see `createRouter`. */
export const pageOf = createRouter(routes)
