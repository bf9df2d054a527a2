import { expect, test } from '@playwright/test'
import { type Page, pageOf } from '../../../sub-apps/auth/page-of.pure.ts'

const all = ['auth:roles', 'auth:internalUsers', 'auth:externalUsers', 'auth:tenants', 'auth:audit']
const rows: [pathname: string, page: Page][] = [
  ['/sub-app/auth', { kind: 'roles' }],
  ['/sub-app/auth/', { kind: 'roles' }],
  ['/sub-app/auth/roles', { kind: 'roles' }],
  ['/sub-app/auth/roles/new', { kind: 'newRole' }],
  ['/sub-app/auth/roles/12/', { kind: 'role', roleId: 12 }],
  ['/sub-app/auth/roles/012', { kind: 'missing' }],
  ['/sub-app/auth/roles/1e3', { kind: 'missing' }],
  ['/sub-app/auth/internal-users', { kind: 'accounts', whose: 'internal' }],
  ['/sub-app/auth/internal-users/7', { kind: 'account', whose: 'internal', userId: 7 }],
  ['/sub-app/auth/external-users/new', { kind: 'newAccount', whose: 'external' }],
  ['/sub-app/auth/tenants/3', { kind: 'tenant', tenantId: 3 }],
  ['/sub-app/auth/audit', { kind: 'audit' }],
  ['/sub-app/auth/audit/3', { kind: 'missing' }],
  ['/sub-app/auth/toString', { kind: 'missing' }],
  ['/sub-app/authority', { kind: 'missing' }],
  ['/dashboard', { kind: 'missing' }]
]
for (const [pathname, page] of rows)
  test(`${pathname} is the page ${JSON.stringify(page)}`, () => {
    expect(pageOf(pathname, '/sub-app/auth', all)).toEqual(page)
  })

test('the base path shows the first list that the person may open', () => {
  const first = (...held: string[]) => pageOf('/sub-app/auth', '/sub-app/auth', held)
  expect(first('auth:externalUsers', 'auth:audit')).toEqual({ kind: 'accounts', whose: 'external' })
  expect(first('auth')).toEqual({ kind: 'closed' })
})

const doors = [
  ['roles', 'auth:roles'],
  ['roles/new', 'auth:roles'],
  ['internal-users', 'auth:internalUsers'],
  ['external-users/3', 'auth:externalUsers'],
  ['tenants/3', 'auth:tenants'],
  ['audit', 'auth:audit']
] as const
for (const [path, permission] of doors)
  test(`${path} is open with ${permission} alone`, () => {
    const kindWith = (held: readonly string[]) => pageOf(`/sub-app/auth/${path}`, '/sub-app/auth', held).kind
    expect(kindWith([permission])).not.toBe('closed')
    expect(kindWith(all.filter(other => other !== permission))).toBe('closed')
  })
