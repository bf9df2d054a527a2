import type { ReleaseLimits, WayBackReason } from '#contract/calls/releases/releases.ts'
import { type Language, languageCodes } from '#contract/languages.ts'
import { permissions } from '#contract/permissions.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import type { Announce } from '../../live/announce.ts'
import { collect } from '../../live/collect.ts'
import { letterText } from '../../texts/letters.ts'
import type { TranslatedTexts } from '../../texts/translated.ts'
import { findHolders } from '../identity/index.ts'
import { tellUsers } from '../messages/index.ts'
import { takeBackLocked } from './change.ts'
import { compareVersions, defaultLimits } from './compare-versions.pure.ts'
import { type ReleaseServices, releasable } from './services.ts'
import { findFigures } from './sql/module-loads.ts'
import { findRelease, findReleaseLimits, lockReleasesOf, type StoredRelease } from './sql/releases.ts'

/** More people than this are not told. Those with the oldest accounts are. */
const toldMax = 1_000

type Parts = {
  database: Database
  now: Clock
  releases: ReleaseServices
  announce: Announce
  /** A cloud that stops compares nothing more: its database is about to close. */
  isStopping: () => boolean
  onFailure: (error: unknown) => void
}

/** However many people report, their module is compared at most so often by one process. */
const compareEveryMs = 2_000

const consolePath = '/ops/releases'

const textsOf = ({ module, version }: StoredRelease, { kind, figures, before }: WayBackReason): TranslatedTexts => {
  const values = {
    users: figures.users,
    failed: figures.failed,
    milliseconds: figures.milliseconds ?? 0,
    beforeUsers: before.users,
    beforeFailed: before.failed,
    beforeMilliseconds: before.milliseconds ?? 0
  }
  const texts = Object.fromEntries(
    languageCodes.map(language => [
      language,
      {
        title: letterText(language, 'release.wentBack.title', { module, version }),
        content: letterText(language, `release.${kind}.text`, values)
      }
    ])
  ) as Record<Language, { title: string; content: string }>
  return { ...texts.en, translations: texts }
}

/** The address of the version that people would get without a release. */
const addressBefore = async (
  database: Database,
  release: StoredRelease,
  standing: readonly StoredRelease[],
  ofEnvironment: string
): Promise<string> => {
  if (release.audienceKind !== 'everybody')
    return standing.find(({ audienceKind }) => audienceKind === 'everybody')?.address ?? ofEnvironment
  const before = release.replacesId === null ? undefined : await findRelease(database, release.replacesId)
  return before?.address ?? ofEnvironment
}

/**
 * Takes back each release of a module that is worse than the version before it. The releases of the module are locked
 * meanwhile, so of several processes one does it.
 * @returns the people whom it told; undefined where nothing was taken back
 */
const compareModule = (
  { database, now, releases }: Parts,
  module: string,
  limits: ReleaseLimits
): Promise<number[] | undefined> =>
  database.transaction(async transaction => {
    const ofEnvironment = releasable(releases).get(module)
    if (ofEnvironment === undefined) return undefined
    let told: number[] | undefined
    const standing = await lockReleasesOf(transaction, module)
    for (const release of standing) {
      const address = await addressBefore(transaction, release, standing, ofEnvironment)
      if (address === release.address) continue
      const versions = [
        { module, address: release.address },
        { module, address }
      ]
      const [figures, before] = await findFigures(transaction, versions)
      const reason = figures && before && compareVersions(figures, before, limits)
      const time = now()
      if (!reason || !(await takeBackLocked(transaction, release, { kind: 'wentBack', userId: null, time, reason })))
        continue
      const holders = await findHolders(transaction, permissions.releases)
      told = holders.toSorted((one, other) => one - other).slice(0, toldMax)
      await tellUsers(transaction, told, { ...textsOf(release, reason), url: consolePath, createTime: time })
    }
    return told
  })

/**
 * Compares the modules that pages reported of, soon and not at each report.
 * @returns the function that is told of the modules
 */
export const wayBack = (parts: Parts): ((modules: readonly string[]) => void) => {
  const { database, releases, announce, isStopping, onFailure } = parts
  const compareAll = async (modules: readonly string[]): Promise<void> => {
    if (isStopping()) return
    const limits = (await findReleaseLimits(database)) ?? defaultLimits
    for (const module of modules) {
      const told = await compareModule(parts, module, limits)
      if (told === undefined) continue
      releases.changed()
      announce.toUsers(told)
    }
  }
  return collect<string>(compareEveryMs, modules => void compareAll(modules).catch(onFailure)).add
}
