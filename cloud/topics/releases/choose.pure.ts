import type { StoredRelease } from './sql/releases.ts'

/** A person who asks for a page. */
export type Person = { userId: number; tenantId: number | null }

/** The facts of a release that a page needs. */
export type InForce = Pick<
  StoredRelease,
  'releaseId' | 'module' | 'address' | 'integrity' | 'audienceKind' | 'userIds' | 'tenantIds' | 'percent'
>

/** The places of a share: 100 for each per cent. */
const places = 10_000

/** The place of a person among those of a module, the same for ever. So a person stays in a share while the share grows. */
export const placeOf = (module: string, userId: number): number => {
  // FNV-1a, and a mixing step: without it, neighbours of one module would have neighbouring places.
  let hash = 0x81_1c_9d_c5
  for (const character of `${module} ${userId}`) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01_00_01_93)
  hash = Math.imul(hash ^ (hash >>> 16), 0x7f_eb_35_2d)
  return ((hash ^ (hash >>> 15)) >>> 0) % places
}

const reaches = (
  { module, audienceKind, userIds, tenantIds, percent }: InForce,
  person: Person | undefined
): boolean => {
  if (audienceKind === 'everybody') return true
  if (person === undefined) return false
  const { userId, tenantId } = person
  if (audienceKind === 'share') return placeOf(module, userId) < (percent ?? 0) * (places / 100)
  return userIds.includes(userId) || (tenantId !== null && tenantIds.includes(tenantId))
}

/** Whether the releases that a person gets depend on the person. */
export const dependsOnPerson = (inForce: readonly InForce[]): boolean =>
  inForce.some(({ audienceKind }) => audienceKind !== 'everybody')

/** The release of each module that a person gets, or a guest: one for some people comes before the one for everybody. */
export const releasesFor = (inForce: readonly InForce[], person: Person | undefined): InForce[] => {
  const chosen = new Map<string, InForce>()
  for (const release of inForce) {
    if (!reaches(release, person)) continue
    if (release.audienceKind !== 'everybody' || !chosen.has(release.module)) chosen.set(release.module, release)
  }
  return [...chosen.values()].sort((one, other) => (one.module < other.module ? -1 : 1))
}
