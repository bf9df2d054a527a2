import { administrationPermissions } from '#contract/permissions.ts'
import { pathBelow } from '#kit/path-below.pure.ts'

/** Employees of the robot maker, or everybody else. */
export type AccountKind = 'internal' | 'external'

/** The pages of this application, and a page for unknown addresses. */
export type Page =
  | { kind: 'roles' }
  | { kind: 'role'; roleId: number | 'new' }
  | { kind: 'accounts'; whose: AccountKind }
  | { kind: 'account'; whose: AccountKind; userId: number | 'new' }
  | { kind: 'tenants' }
  | { kind: 'tenant'; tenantId: number | 'new' }
  | { kind: 'audit' }
  | { kind: 'missing' }

/** The lists in the order of the menu: their address below the base path, and the permission for each. */
export const lists = [
  { path: 'roles', title: 'roles.title', permission: administrationPermissions.roles },
  { path: 'internal-users', title: 'accounts.title.internal', permission: administrationPermissions.internalUsers },
  { path: 'external-users', title: 'accounts.title.external', permission: administrationPermissions.externalUsers },
  { path: 'tenants', title: 'tenants.title', permission: administrationPermissions.tenants },
  { path: 'audit', title: 'audit.title', permission: administrationPermissions.audit }
] as const
export type ListPath = (typeof lists)[number]['path']

/** The lists that a person with these permissions may open. */
export const openLists = (held: readonly string[]) => lists.filter(({ permission }) => held.includes(permission))

const listPages: Record<ListPath, Page> = {
  roles: { kind: 'roles' },
  'internal-users': { kind: 'accounts', whose: 'internal' },
  'external-users': { kind: 'accounts', whose: 'external' },
  tenants: { kind: 'tenants' },
  audit: { kind: 'audit' }
}

const detailOf = (path: ListPath, id: number | 'new'): Page => {
  if (path === 'roles') return { kind: 'role', roleId: id }
  if (path === 'tenants') return { kind: 'tenant', tenantId: id }
  if (path === 'audit') return { kind: 'missing' }
  return { kind: 'account', whose: path === 'internal-users' ? 'internal' : 'external', userId: id }
}

const listOf: Record<Exclude<Page['kind'], 'missing' | 'accounts' | 'account'>, ListPath> = {
  roles: 'roles',
  role: 'roles',
  tenants: 'tenants',
  tenant: 'tenants',
  audit: 'audit'
}

/** Whether a person with these permissions may open a page. The guard does not ask: an entry above the page is open. */
export const isOpen = (page: Page, held: readonly string[]): boolean => {
  if (page.kind === 'missing') return true
  const path = 'whose' in page ? (`${page.whose}-users` as const) : listOf[page.kind]
  return openLists(held).some(list => list.path === path)
}

/** Ids in the cloud's form. Other spellings of a number are refused. */
const address = /^\/([a-z-]+)(?:\/([1-9]\d{0,8}|new))?$/

/**
 * The page of an address; undefined for an address of another application. The base path shows the first list that the
 * person may open.
 */
export const pageOf = (pathname: string, basePath: string, held: readonly string[] = []): Page | undefined => {
  const below = pathBelow(pathname, basePath)
  if (below === undefined) return undefined
  const [, name, id] = address.exec(below === '' ? `/${openLists(held)[0]?.path ?? ''}` : below) ?? []
  const list = lists.find(({ path }) => path === name)
  if (list === undefined) return { kind: 'missing' }
  if (id === undefined) return listPages[list.path]
  return detailOf(list.path, id === 'new' ? id : Number(id))
}
