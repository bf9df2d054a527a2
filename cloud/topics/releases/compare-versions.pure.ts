import type { Figures, ReleaseLimits, WayBackReason } from '#contract/calls/releases/releases.ts'

/** The limits where nobody set any. */
export const defaultLimits: ReleaseLimits = { users: 5, failurePoints: 10, slowerPercent: 50 }

/** Nobody feels a shorter difference, however large its share of the whole is. */
const feltMs = 200

const failedPercent = ({ users, failed }: Figures): number => (users === 0 ? 0 : (100 * failed) / users)

/**
 * Whether a version is worse than the one before it by the limits, and why. Before enough people have opened a version,
 * nothing is said of it. Its failures are compared with those of the version before, so that a network that is down for
 * everybody takes nothing back. Load times are compared only where enough people opened both.
 */
export const compareVersions = (
  figures: Figures,
  before: Figures,
  limits: ReleaseLimits
): WayBackReason | undefined => {
  if (figures.users < limits.users) return undefined
  if (failedPercent(figures) >= failedPercent(before) + limits.failurePoints)
    return { kind: 'failures', figures, before }
  const [now, then] = [figures.milliseconds, before.milliseconds]
  if (now === null || then === null || before.users < limits.users) return undefined
  const slowest = Math.max(then * (1 + limits.slowerPercent / 100), then + feltMs)
  return now > slowest ? { kind: 'slower', figures, before } : undefined
}
