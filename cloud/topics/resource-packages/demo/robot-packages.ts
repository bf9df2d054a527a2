import { minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { findDemoFleet } from '../../../database/upkeep/demo-data.ts'
import { randomFrom, seed } from '../../../random.pure.ts'
import { findSayingRobots, findWantedPackages, putSaidPackages, type SaidRow } from '../sql/package-robots.ts'

const everyTenant = { of: 'everyTenant' } as const

/** Robots that have said something of their packages, and the packages of theirs that are looked at. */
const robotsMost = 200
const wantedMost = 1_000

/** The report of a robot. Most robots have the package, some could not take it, and some have reported nothing yet. */
const rowOf = (key: { robotId: number; packageId: number }, versionId: number, fate: number): SaidRow[] => {
  if (fate < 0.1) return []
  return [fate < 0.15 ? { ...key, failedVersionId: versionId, failure: 'space' } : { ...key, versionId }]
}

/** Puts in what some robots said of the packages that are in force for them. */
export const putRobotPackages = async (transaction: Database, time: number): Promise<void> => {
  const serials = (await findDemoFleet(transaction)).slice(0, robotsMost).map(({ serial }) => serial)
  const robots = await findSayingRobots(transaction, everyTenant, serials)
  const idOf = new Map(robots.map(({ serial, robotId }) => [serial, robotId]))
  const random = randomFrom(seed, 'robot packages')
  const wanted = await findWantedPackages(transaction, everyTenant, serials, wantedMost)
  const rows = wanted.flatMap(({ serial, packageId, versionId }) => {
    const robotId = idOf.get(serial)
    return robotId === undefined ? [] : rowOf({ robotId, packageId }, versionId, random.next())
  })
  await putSaidPackages(transaction, rows, time - 90 * minute)
}
