import type { CallRequest } from '#contract/call.ts'
import type { Hold, WayBackReason } from '#contract/calls/releases/releases.ts'
import { codes } from '#contract/codes.ts'
import type { calls } from '#contract/index.ts'
import type { Database } from '../../database/open.ts'
import { recordExists, takenAs } from '../../database/rows/taken-as.ts'
import { Refusal } from '../../refusal.pure.ts'
import { storedAudience } from './audience.ts'
import { checkedModule } from './checked-module.ts'
import { isWider } from './field-limits.pure.ts'
import { type ReleaseServices, releasable } from './services.ts'
import { forgetLoads } from './sql/module-loads.ts'
import { addRelease, endRelease, findRelease, lockReleasesOf, type StoredRelease } from './sql/releases.ts'

/** The refusal of more people, as the faults of a module are told. */
const heldAt = (holds: readonly Hold[]): Refusal =>
  new Refusal(codes.parameterIllegal, { data: [{ field: 'audience', reason: `held: ${holds.join(', ')}` }] })

const notHeld = { heldTime: null, heldBy: null }

type By = { userId: number; time: number }

const isForAll = ({ audienceKind }: Pick<StoredRelease, 'audienceKind'>): boolean => audienceKind === 'everybody'

/**
 * Checks a version and puts it in force. The one before it ends, and so does one for some people that is now for
 * everybody.
 * @returns its id
 * @throws Refusal 610604 for a module or audience that is not taken, and for more people of a held release, 610602 where somebody else was quicker
 */
export const put = async (
  database: Database,
  releases: ReleaseServices,
  body: CallRequest<typeof calls.putRelease>['body'],
  { userId, time }: By
): Promise<number> => {
  const { module, version, address, integrity, quality, audience, despiteHold } = body
  const found = await checkedModule(releases, { module, address, integrity })
  const stored = await storedAudience(database, audience)
  const release = { ...found, ...stored, module, version, quality: quality ?? null, setTime: time, setUserId: userId }
  const put = async (transaction: Database): Promise<number> => {
    const standing = await lockReleasesOf(transaction, module)
    const addresses = [releasable(releases).get(module), ...standing.map(one => one.address)]
    // Old reports must not take the version back again.
    if (!addresses.includes(found.address)) await forgetLoads(transaction, { module, address: found.address })
    const sameForSome = standing.find(one => !isForAll(one) && one.address === found.address)
    if (sameForSome?.heldBy && !despiteHold && isWider(sameForSome, stored)) throw heldAt(sameForSome.heldBy)
    const before = standing.find(one => isForAll(one) === isForAll(release))
    const promoted = isForAll(release) ? sameForSome : undefined
    // Fewer people and then more are more people: the hold goes along.
    const { heldTime, heldBy } = isForAll(release) || despiteHold ? notHeld : (sameForSome ?? notHeld)
    for (const ended of [before, promoted]) {
      if (ended === undefined) continue
      const end = { endTime: time, endKind: 'replaced' as const, endUserId: userId, endReason: null }
      await endRelease(transaction, ended.releaseId, end)
    }
    const replacesId = isForAll(release) ? (before?.releaseId ?? null) : null
    return addRelease(transaction, { ...release, heldTime, heldBy, replacesId })
  }
  return takenAs(recordExists, () => database.transaction(put))
}

/** The actor that takes a release back: a person, or the portal for a reason. */
type TakenBack = { time: number } & (
  | { kind: 'takenBack'; userId: number }
  | { kind: 'wentBack'; userId: null; reason: WayBackReason }
)

/**
 * Takes a release back, in a transaction that has locked the releases of its module. The release that it replaced is in
 * force again, or else the version that the environment names.
 * @returns false where the release had ended before
 */
export const takeBackLocked = async (
  transaction: Database,
  release: StoredRelease,
  by: TakenBack
): Promise<boolean> => {
  const { time, kind, userId } = by
  const endReason = by.kind === 'wentBack' ? by.reason : null
  const end = { endTime: time, endKind: kind, endUserId: userId, endReason }
  if (!(await endRelease(transaction, release.releaseId, end))) return false
  const before = release.replacesId === null ? undefined : await findRelease(transaction, release.replacesId)
  if (before === undefined) return true
  const { releaseId: _, endTime, endKind, endUserId, endReason: reason, ...again } = before
  await addRelease(transaction, { ...again, setTime: time, setUserId: userId })
  return true
}

/** @throws Refusal 610603 for a release that is not in force */
export const takeBack = (database: Database, releaseId: number, { userId, time }: By): Promise<void> =>
  database.transaction(async transaction => {
    const release = await findRelease(transaction, releaseId)
    if (release !== undefined) await lockReleasesOf(transaction, release.module)
    const isBack =
      release !== undefined && (await takeBackLocked(transaction, release, { kind: 'takenBack', userId, time }))
    if (!isBack) throw new Refusal(codes.recordNotFound)
  })
