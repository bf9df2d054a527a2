import type { Audience, AudienceKind } from '#contract/calls/messages/sent-messages.ts'
import * as limits from '#contract/limits.ts'

/** The choices of everybody who writes. A message about robots begins at a list of robots, and has one more. */
export const audienceKinds = ['everybody', 'tenants', 'role', 'users'] as const satisfies readonly AudienceKind[]

export type Person = { userId: number; nickname: string; tenantName: string | null }

/** Whom a message is for, as it is being chosen. */
export type AudienceDraft = {
  kind: AudienceKind
  tenantIds: number[]
  roleId: number | undefined
  people: Person[]
  robotIds: number[]
}

export const noAudience: AudienceDraft = { kind: 'users', tenantIds: [], roleId: undefined, people: [], robotIds: [] }

/** The people to send to; undefined where nobody is chosen. */
export const audienceOf = ({ kind, tenantIds, roleId, people, robotIds }: AudienceDraft): Audience | undefined => {
  if (kind === 'everybody') return { kind }
  if (kind === 'role') return roleId === undefined ? undefined : { kind, roleId }
  if (kind === 'robots') return robotIds.length === 0 ? undefined : { kind, robotIds }
  if (kind === 'tenants') return tenantIds.length === 0 ? undefined : { kind, tenantIds }
  return people.length === 0 ? undefined : { kind, userIds: people.map(({ userId }) => userId) }
}

/** Whom a message is for that begins at robots: their ids in the address, as `12-15`. Without ids, nobody is chosen yet. */
export const audienceFrom = (robots: string | undefined): AudienceDraft => {
  const robotIds = (robots ?? '')
    .split('-')
    .filter(it => /^[1-9]\d{0,8}$/.test(it))
    .map(Number)
  const chosen = [...new Set(robotIds)].slice(0, limits.messageRobotsMax)
  return chosen.length === 0 ? noAudience : { ...noAudience, kind: 'robots', robotIds: chosen }
}

/** The list with somebody more; the same list where that person is in it. */
export const withPerson = (people: readonly Person[], more: Person): Person[] =>
  people.some(({ userId }) => userId === more.userId) ? [...people] : [...people, more]
