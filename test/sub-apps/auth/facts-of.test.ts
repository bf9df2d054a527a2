import { expect, test } from '@playwright/test'
import { factsText, type Names } from '../../../sub-apps/auth/audit/facts-of.pure.ts'

/* Before and after in the audit, in words of the reader and not of the cloud. */

const names: Names = {
  text: key => `«${key}»`,
  permission: permission => `title of ${permission}`,
  country: code => `country ${code}`
}

const rows: [facts: Parameters<typeof factsText>[1], line: string][] = [
  [{}, ''],
  [{ permissions: ['shop:sell', 'auth'] }, '«roles.permissions»: title of shop:sell, title of auth'],
  [{ permissions: [] }, '«roles.permissions»: –'],
  [{ status: 'disabled' }, '«column.state»: «status.disabled»'],
  [{ status: 'toString' }, '«column.state»: toString'],
  [
    { name: 'active', country: 'FR', usersMax: null },
    '«column.name»: active; «column.country»: country FR; «tenants.usersMax»: –'
  ],
  [{ kind: 'customer', sessions: 0 }, '«column.kind»: «tenantKind.customer»; «column.sessions»: 0'],
  [{ constructor: 'x' }, 'constructor: x']
]
for (const [facts, line] of rows)
  test(`${JSON.stringify(facts)} reads ${line === '' ? 'as nothing' : line}`, () =>
    expect(factsText(names, facts)).toBe(line))
