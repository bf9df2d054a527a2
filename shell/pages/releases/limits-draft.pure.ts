import type { ReleaseLimits } from '#contract/calls/releases/releases.ts'

/** The limits as a person types them. */
export type LimitsDraft = Record<keyof ReleaseLimits, string>

export const draftOf = ({ users, failurePoints, slowerPercent }: ReleaseLimits): LimitsDraft => ({
  users: String(users),
  failurePoints: String(failurePoints),
  slowerPercent: String(slowerPercent)
})

/** The limits that somebody else saved meanwhile, with those that the person typed over the limits of the beginning. */
export const typedOver = (typed: LimitsDraft, start: LimitsDraft, now: LimitsDraft): LimitsDraft => {
  const own = Object.entries(typed).filter(([field, value]) => value !== start[field as keyof LimitsDraft])
  return { ...now, ...Object.fromEntries(own) }
}
