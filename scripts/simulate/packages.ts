import type { PackageSaying, WantedPackage } from '#contract/calls/resource-packages/package-robots.ts'
import type { RobotFailure } from '#contract/calls/robot-requests/request-states.ts'
import * as limits from '#contract/limits.ts'
import { randomFrom } from '../../cloud/random.pure.ts'
import type { RobotCloud } from './robot-cloud.ts'
import type { RobotMemory } from './robot-memory.ts'
import { turnsOf } from './turns.ts'

/** The share of packages that a robot can't take. */
const failedShare = 0.05
const failures = ['space', 'unsupported', 'internal'] as const satisfies RobotFailure[]

type Told = Pick<WantedPackage, 'serial' | 'packageId' | 'versionId'>

/**
 * The report of a robot about a package whose file it fetched. The same seed, robot and version give the same report. Told
 * once more, a robot takes a package that failed before, unless its model does not support the package.
 */
export const sayingOf = (
  { serial, packageId, versionId }: Told,
  seed: string,
  before?: PackageSaying
): PackageSaying => {
  const which = { packageId, versionId }
  const random = randomFrom(seed, 'package', serial, packageId, versionId)
  const fails = random.next() < failedShare
  const failure = random.pick<RobotFailure>(failures)
  const isAgain = before?.state === 'failed' && before.versionId === versionId
  if (!fails || (isAgain && failure !== 'unsupported')) return { ...which, state: 'taken' }
  return { ...which, state: 'failed', failure }
}

type Life = { seed: string } & Pick<RobotMemory, 'files'>

/** The last report of each robot about each package, and the reports that robots have not sent yet. */
const robotSayings = () => {
  const last = new Map<string, PackageSaying>()
  const news = new Map<string, Map<number, PackageSaying>>()
  const keyOf = (serial: string, packageId: number): string => `${packageId} ${serial}`
  return {
    before: ({ serial, packageId }: Told) => last.get(keyOf(serial, packageId)),
    keep: (serial: string, saying: PackageSaying): void => {
      last.set(keyOf(serial, saying.packageId), saying)
      news.set(serial, (news.get(serial) ?? new Map()).set(saying.packageId, saying))
    },
    newsOf: (serial: string): PackageSaying[] =>
      [...(news.get(serial)?.values() ?? [])].slice(0, limits.packageSayingsMax),
    wereSaid: (serial: string, said: readonly PackageSaying[]): void => {
      for (const { packageId } of said) news.get(serial)?.delete(packageId)
    }
  }
}

/**
 * One second of the robots: the next ones say what became of their packages. Then they take and drop the packages that
 * the cloud names. A file is fetched once for all robots.
 */
export const takePackages = (
  cloud: Pick<RobotCloud, 'syncPackages' | 'packageSum'>,
  { seed, files }: Life,
  robots: readonly { serial: string }[]
): (() => Promise<void>) => {
  const sayings = robotSayings()
  const next = turnsOf(robots)
  const take = async (told: WantedPackage): Promise<void> => {
    const { serial, packageId, versionId, sha256, address } = told
    const sum = files.has(sha256) ? sha256 : await cloud.packageSum(address)
    if (sum === undefined) return
    if (sum !== sha256) return sayings.keep(serial, { packageId, versionId, state: 'failed', failure: 'checksum' })
    files.add(sha256)
    sayings.keep(serial, sayingOf(told, seed, sayings.before(told)))
  }
  return async () => {
    const said = next().map(({ serial }) => ({ serial, said: sayings.newsOf(serial) }))
    const told = await cloud.syncPackages(said)
    for (const robot of said) sayings.wereSaid(robot.serial, robot.said)
    for (const one of told.take) await take(one)
    for (const { serial, packageId } of told.drop) sayings.keep(serial, { packageId, state: 'dropped' })
  }
}
