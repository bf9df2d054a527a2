import {
  type Figures,
  fieldLimits,
  type Hold,
  type ReleaseLimits,
  type WayBackReason
} from '#contract/calls/releases/releases.ts'
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
import { brokenLimits } from './field-limits.pure.ts'
import { type ReleaseServices, releasable } from './services.ts'
import { findFigures } from './sql/module-loads.ts'
import { findRelease, findReleaseLimits, holdRelease, lockReleasesOf, type StoredRelease } from './sql/releases.ts'

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

/** A release goes back, or is held at its stage. */
type Verdict = { kind: 'wentBack'; reason: WayBackReason } | { kind: 'held'; by: Hold[]; figures: Figures }

const contentOf = (language: Language, verdict: Verdict): string => {
  if (verdict.kind === 'held') {
    const { loadedWithin, readyWithin, mounts, failures } = verdict.figures
    const values = { loaded: loadedWithin ?? 0, ready: readyWithin ?? 0, mounts, failures, ...fieldLimits }
    return letterText(language, 'release.held.text', values)
  }
  const { kind, figures, before } = verdict.reason
  return letterText(language, `release.${kind}.text`, {
    users: figures.users,
    failed: figures.failed,
    milliseconds: figures.milliseconds ?? 0,
    beforeUsers: before.users,
    beforeFailed: before.failed,
    beforeMilliseconds: before.milliseconds ?? 0
  })
}

const textsOf = ({ module, version }: StoredRelease, verdict: Verdict): TranslatedTexts => {
  const texts = Object.fromEntries(
    languageCodes.map(language => [
      language,
      {
        title: letterText(language, `release.${verdict.kind}.title`, { module, version }),
        content: contentOf(language, verdict)
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

/** A release for everybody has no further stage, and one that is held already is not held again. */
const verdictOn = (
  { audienceKind, heldTime }: StoredRelease,
  figures: Figures,
  before: Figures,
  limits: ReleaseLimits
): Verdict | undefined => {
  const reason = compareVersions(figures, before, limits)
  if (reason !== undefined) return { kind: 'wentBack', reason }
  if (audienceKind === 'everybody' || heldTime !== null) return undefined
  const by = brokenLimits(figures, limits)
  return by.length === 0 ? undefined : { kind: 'held', by, figures }
}

/**
 * Takes back each release of a module that is worse than the version before it. A release for some people that breaks a
 * limit of the field is held. The releases of the module are locked meanwhile, so of several processes one does it.
 * @returns the people whom it told; undefined where nothing changed
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
      const verdict = figures && before && verdictOn(release, figures, before, limits)
      const time = now()
      if (!verdict) continue
      if (verdict.kind === 'wentBack')
        await takeBackLocked(transaction, release, { kind: 'wentBack', userId: null, time, reason: verdict.reason })
      else await holdRelease(transaction, release.releaseId, { heldTime: time, heldBy: verdict.by })
      const holders = await findHolders(transaction, permissions.releases)
      told = holders.toSorted((one, other) => one - other).slice(0, toldMax)
      await tellUsers(transaction, told, { ...textsOf(release, verdict), url: consolePath, createTime: time })
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
