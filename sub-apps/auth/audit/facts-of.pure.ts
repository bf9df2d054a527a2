import type { AuditFacts } from '#contract/calls/administration/audit.ts'
import type { Text } from '../texts.ts'

const titles = {
  name: 'column.name',
  permissions: 'roles.permissions',
  roles: 'column.roles',
  status: 'column.state',
  sessions: 'column.sessions',
  email: 'column.email',
  country: 'column.country',
  kind: 'column.kind',
  orders: 'audit.orders',
  usersMax: 'tenants.usersMax',
  storesMax: 'tenants.storesMax'
} as const

/** Values that the cloud keeps as words of its own, with the keys of their texts. */
const words = {
  status: { active: 'status.active', pending: 'status.pending', disabled: 'status.disabled', locked: 'status.locked' },
  kind: { distributor: 'tenantKind.distributor', customer: 'tenantKind.customer' },
  orders: { automatic: 'audit.ordersAutomatic', byHand: 'audit.ordersByHand' }
} as const

/** How values are named: texts of the application, titles of permissions, and names of countries. */
export type Names = { text: Text; permission: (permission: string) => string; country: (code: string) => string }

const own = <Of extends object>(of: Of, name: string): Of[keyof Of] | undefined =>
  Object.hasOwn(of, name) ? of[name as keyof Of] : undefined

/** A word that nobody named shows as it is. */
const valueText = ({ text, permission, country }: Names, field: string, value: string): string => {
  if (field === 'permissions') return permission(value)
  if (field === 'country') return country(value)
  const key = own<Record<string, Parameters<Text>[0]>>(own<typeof words>(words, field) ?? {}, value)
  return key === undefined ? value : text(key)
}

/** The fields of an act in one line, as they were or as they became. */
export const factsText = (names: Names, facts: AuditFacts): string =>
  Object.entries(facts)
    .map(([field, value]) => {
      const values = [value].flat().map(one => (one === null ? '' : valueText(names, field, String(one))))
      const title = own<typeof titles>(titles, field)
      return `${title === undefined ? field : names.text(title)}: ${values.join(', ') || '–'}`
    })
    .join('; ')
