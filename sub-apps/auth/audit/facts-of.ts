import type { AuditFacts } from '#contract/calls/administration/audit.ts'
import type { Text } from '../texts.ts'

const titles = {
  name: 'column.name',
  permissions: 'roles.permissions',
  roles: 'roles.title',
  status: 'column.status',
  sessions: 'column.sessions',
  email: 'column.email',
  country: 'column.country',
  kind: 'column.kind',
  usersMax: 'tenants.usersMax',
  storesMax: 'tenants.storesMax'
} as const

const isTitled = (name: string): name is keyof typeof titles => Object.hasOwn(titles, name)

/** The fields of an act in one line, as they were or as they became. */
export const factsText = (text: Text, facts: AuditFacts): string =>
  Object.entries(facts)
    .map(([name, value]) => {
      const shown = Array.isArray(value) ? value.join(', ') : (value ?? '–')
      return `${isTitled(name) ? text(titles[name]) : name}: ${shown === '' ? '–' : shown}`
    })
    .join('; ')
