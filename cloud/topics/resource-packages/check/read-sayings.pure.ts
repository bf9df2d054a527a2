import type { PackageSaying, SayingRobot as Said } from '#contract/calls/resource-packages/package-robots.ts'
import type { SaidRow, SaidVersion, SayingRobot } from '../sql/package-robots.ts'

/* Decides which of the things that robots said count. */

type Robot = Pick<SayingRobot, 'robotId' | 'tenantId' | 'serial' | 'robotKind'>
type Read = { rows: SaidRow[]; dropped: { robotId: number; packageId: number }[] }

/** The versions that robots name, each once. */
export const versionsIn = (said: readonly Said[]): number[] => [
  ...new Set(said.flatMap(robot => robot.said.flatMap(one => (one.state === 'dropped' ? [] : one.versionId))))
]

/** Whether robots get this version at all: otherwise anybody who reports for one robot could fill the table. */
const isFor = ({ tenantId, robotKind }: Robot, version: SaidVersion | undefined, packageId: number): boolean =>
  version?.packageId === packageId &&
  version.robotKind === robotKind &&
  (version.tenantId === null || version.tenantId === tenantId)

const rowOf = (robotId: number, one: Exclude<PackageSaying, { state: 'dropped' }>): SaidRow => {
  const { packageId, versionId } = one
  return one.state === 'taken'
    ? { robotId, packageId, versionId }
    : { robotId, packageId, failedVersionId: versionId, failure: one.failure }
}

/**
 * The reports of robots, by robot and package. Where a robot names a package twice, its last report counts. Rows come in the
 * order of robots and packages.
 */
export const readSayings = (
  said: readonly Said[],
  robots: readonly Robot[],
  versions: readonly SaidVersion[]
): Read => {
  const versionBy = new Map(versions.map(version => [version.versionId, version]))
  const read: Read = { rows: [], dropped: [] }
  for (const robot of robots.toSorted((one, other) => one.robotId - other.robotId)) {
    const own = said.filter(({ serial }) => serial === robot.serial).flatMap(one => one.said)
    const last = new Map(own.map(one => [one.packageId, one]))
    for (const [packageId, one] of [...last].toSorted(([first], [second]) => first - second)) {
      const { robotId } = robot
      if (one.state === 'dropped') read.dropped.push({ robotId, packageId })
      else if (isFor(robot, versionBy.get(one.versionId), packageId)) read.rows.push(rowOf(robotId, one))
    }
  }
  return read
}
