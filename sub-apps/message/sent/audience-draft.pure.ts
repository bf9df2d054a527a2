import type { Audience, AudienceKind } from '#contract/calls/messages/sent-messages.ts'

export const audienceKinds = ['everybody', 'tenants', 'role', 'users'] as const satisfies readonly AudienceKind[]

export type Person = { userId: number; nickname: string; tenantName: string | null }

/** Whom a message is for, as it is being chosen. */
export type AudienceDraft = { kind: AudienceKind; tenantIds: number[]; roleId: number | undefined; people: Person[] }

export const noAudience: AudienceDraft = { kind: 'users', tenantIds: [], roleId: undefined, people: [] }

/** The people to send to; undefined where nobody is chosen. */
export const audienceOf = ({ kind, tenantIds, roleId, people }: AudienceDraft): Audience | undefined => {
  if (kind === 'everybody') return { kind }
  if (kind === 'role') return roleId === undefined ? undefined : { kind, roleId }
  if (kind === 'tenants') return tenantIds.length === 0 ? undefined : { kind, tenantIds }
  return people.length === 0 ? undefined : { kind, userIds: people.map(({ userId }) => userId) }
}

/** The list with somebody more; the same list where that person is in it. */
export const withPerson = (people: readonly Person[], more: Person): Person[] =>
  people.some(({ userId }) => userId === more.userId) ? [...people] : [...people, more]
