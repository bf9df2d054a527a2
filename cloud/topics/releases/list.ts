import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Figures, PastRelease, Release, ReleasedModule } from '#contract/calls/releases/releases.ts'
import type { QualityLevel } from '#contract/modules/quality.ts'
import { moduleName } from '#contract/page/sub-apps/sub-apps.ts'
import type { Database } from '../../database/open.ts'
import { audienceNamer } from './audience.ts'
import { type ReleaseServices, releasable } from './services.ts'
import { findFigures } from './sql/module-loads.ts'
import { findNamedReleases, findReleaseHistory, type NamedRelease } from './sql/releases.ts'

/** Writes releases as the calls answer them. */
const writer = async (database: Database, named: readonly NamedRelease[]) => {
  const audienceOf = await audienceNamer(
    database,
    named.map(({ release }) => release)
  )
  return ({ release, setUser }: NamedRelease): Release => {
    const { releaseId, module, version, address, integrity, size, quality, setTime, heldTime, heldBy } = release
    const audience = audienceOf(release)
    const held = heldTime === null ? null : { time: heldTime, by: heldBy ?? [] }
    return { releaseId, module, version, address, integrity, size, quality, audience, setTime, setUser, held }
  }
}

const nothing: Figures = {
  users: 0,
  failed: 0,
  milliseconds: null,
  loadedWithin: null,
  readyWithin: null,
  mounts: 0,
  failures: 0
}

/** Each module that can be released, with the versions in force and how they do. */
export const releasedModules = async (database: Database, releases: ReleaseServices): Promise<ReleasedModule[]> => {
  const standing = await findNamedReleases(database)
  const write = await writer(database, standing)
  const integrity = releases.portal?.files().importMap.integrity ?? {}
  const modules = [...releasable(releases)]
  const versions = [
    ...modules.map(([module, address]) => ({ module, address })),
    ...standing.map(({ release: { module, address } }) => ({ module, address }))
  ]
  const figures = await findFigures(database, versions)
  const inForce = standing.map((named, index) => ({
    release: write(named),
    figures: figures[modules.length + index] ?? nothing
  }))
  const sizes = await Promise.all(modules.map(([, address]) => sizeOf(releases, address)))
  return modules.map(([module, address], index) => {
    const own = inForce.filter(({ release }) => release.module === module)
    return {
      module,
      environment: {
        address,
        integrity: integrity[address] ?? null,
        size: sizes[index] ?? null,
        quality: qualityIn(releases, module),
        figures: figures[index] ?? nothing
      },
      everybody: own.find(({ release }) => release.audience.kind === 'everybody') ?? null,
      some: own.find(({ release }) => release.audience.kind !== 'everybody') ?? null
    }
  })
}

/** The level that the environment's facts say of a module. */
const qualityIn = ({ portal }: ReleaseServices, module: string): QualityLevel | null => {
  const facts = Object.entries(portal?.files().environment.subApps ?? {})
  return facts.find(([prefix]) => moduleName(prefix) === module)?.[1].quality ?? null
}

/** The size of a file of the build. Nobody is asked for a file of another origin. */
const sizeOf = async ({ portal }: ReleaseServices, address: string): Promise<number | null> => {
  if (portal === undefined || !address.startsWith('/')) return null
  const found = await stat(join(portal.folders.build, address)).catch(() => undefined)
  return found?.size ?? null
}

/** A release by its id, as the calls answer it. */
export const writtenRelease = async (database: Database, releaseId: number): Promise<Release | undefined> => {
  const named = await findNamedReleases(database, [releaseId])
  const write = await writer(database, named)
  return named.map(write)[0]
}

/** One page of all releases, newest first. */
export const pastReleases = async (
  database: Database,
  page: { pageNo: number; size: number }
): Promise<{ list: PastRelease[]; total: number }> => {
  const { list, total } = await findReleaseHistory(database, page)
  const write = await writer(database, list)
  return { list: list.map(named => ({ ...write(named), end: endOf(named) })), total }
}

const endOf = ({ release: { endTime, endKind, endReason }, endUser }: NamedRelease): PastRelease['end'] =>
  endTime === null || endKind === null ? null : { kind: endKind, time: endTime, user: endUser, reason: endReason }
