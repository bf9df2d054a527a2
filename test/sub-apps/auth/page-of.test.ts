import { expect, test } from '@playwright/test'
import { isOpen, type Page, pageOf } from '../../../sub-apps/auth/page-of.pure.ts'

const rows: [pathname: string, page: Page | undefined][] = [
  ['/sub-app/auth', { kind: 'accounts', whose: 'external' }],
  ['/sub-app/auth/', { kind: 'accounts', whose: 'external' }],
  ['/sub-app/auth/roles', { kind: 'roles' }],
  ['/sub-app/auth/roles/new', { kind: 'role', roleId: 'new' }],
  ['/sub-app/auth/roles/12/', { kind: 'role', roleId: 12 }],
  ['/sub-app/auth/roles/012', { kind: 'missing' }],
  ['/sub-app/auth/roles/1e3', { kind: 'missing' }],
  ['/sub-app/auth/internal-users', { kind: 'accounts', whose: 'internal' }],
  ['/sub-app/auth/internal-users/7', { kind: 'account', whose: 'internal', userId: 7 }],
  ['/sub-app/auth/external-users/new', { kind: 'account', whose: 'external', userId: 'new' }],
  ['/sub-app/auth/tenants/3', { kind: 'tenant', tenantId: 3 }],
  ['/sub-app/auth/audit', { kind: 'audit' }],
  ['/sub-app/auth/audit/3', { kind: 'missing' }],
  ['/sub-app/auth/toString', { kind: 'missing' }],
  ['/sub-app/authority', undefined],
  ['/dashboard', undefined]
]
for (const [pathname, page] of rows)
  test(`${pathname} is ${page === undefined ? 'not of this application' : `the page ${JSON.stringify(page)}`}`, () => {
    expect(pageOf(pathname, '/sub-app/auth', ['auth:externalUsers', 'auth:audit'])).toEqual(page)
  })

test('the base path has no page for who may open none', () => {
  expect(pageOf('/sub-app/auth', '/sub-app/auth', ['auth'])).toEqual({ kind: 'missing' })
})

const doors: [page: Page, permission: string][] = [
  [{ kind: 'roles' }, 'auth:roles'],
  [{ kind: 'role', roleId: 'new' }, 'auth:roles'],
  [{ kind: 'accounts', whose: 'internal' }, 'auth:internalUsers'],
  [{ kind: 'account', whose: 'external', userId: 3 }, 'auth:externalUsers'],
  [{ kind: 'tenant', tenantId: 3 }, 'auth:tenants'],
  [{ kind: 'audit' }, 'auth:audit']
]
for (const [page, permission] of doors)
  test(`${JSON.stringify(page)} is open with ${permission} alone`, () => {
    expect(isOpen(page, [permission])).toBe(true)
    expect(
      isOpen(
        page,
        doors.map(([, other]) => other).filter(other => other !== permission)
      )
    ).toBe(false)
  })

test('an unknown address says so to everybody', () => expect(isOpen({ kind: 'missing' }, [])).toBe(true))
