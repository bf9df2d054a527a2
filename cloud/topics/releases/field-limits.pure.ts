import { type Figures, fieldLimits, type Hold } from '#contract/calls/releases/releases.ts'
import type { StoredRelease } from './sql/releases.ts'

/** One person alone holds no release, however often it fails there. */
const failedPeopleMin = 2

/**
 * The limits that a version breaks in the field. Nothing is said before enough people have opened it. A time is that of 95
 * of 100 people, so a single slow network counts for nothing.
 */
export const brokenLimits = (figures: Figures, { users }: { users: number }): Hold[] => {
  if (figures.users < users) return []
  const { loadedWithin, readyWithin, mounts, failures, failed } = figures
  const broken: Hold[] = []
  if (loadedWithin !== null && loadedWithin > fieldLimits.loadedWithinMs) broken.push('loaded')
  if (readyWithin !== null && readyWithin > fieldLimits.readyWithinMs) broken.push('ready')
  if (failed >= failedPeopleMin && failures * 1_000 > mounts * fieldLimits.failuresPerThousand) broken.push('failures')
  return broken
}

type Audience = Pick<StoredRelease, 'audienceKind' | 'userIds' | 'tenantIds' | 'percent'>

/** Whether somebody who did not get the version would get it. */
export const isWider = (before: Audience, after: Audience): boolean => {
  if (before.audienceKind !== after.audienceKind) return true
  if (after.audienceKind === 'share') return (after.percent ?? 0) > (before.percent ?? 0)
  if (after.audienceKind === 'everybody') return false
  const isNew = (ids: readonly number[], known: readonly number[]) => ids.some(id => !known.includes(id))
  return isNew(after.userIds, before.userIds) || isNew(after.tenantIds, before.tenantIds)
}
