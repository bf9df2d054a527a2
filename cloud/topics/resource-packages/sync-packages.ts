import type { SayingRobot, UnwantedPackage, WantedPackage } from '#contract/calls/resource-packages/package-robots.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import type { ReportScope } from '../../database/rows/report-scope.ts'
import { readSayings, versionsIn } from './check/read-sayings.pure.ts'
import {
  dropSaidPackages,
  findSaidVersions,
  findSayingRobots,
  findUnwantedPackages,
  findWantedPackages,
  putSaidPackages
} from './sql/package-robots.ts'

type Synced = { take: WantedPackage[]; drop: UnwantedPackage[]; tenantIds: number[] }

/**
 * Keeps the reports of robots on their packages, and tells the robots which packages to take and to drop.
 * @returns also the tenants whose robots said something new
 */
export const syncPackages = async (
  database: Database,
  scope: ReportScope,
  said: readonly SayingRobot[],
  now: number
): Promise<Synced> => {
  const serials = [...new Set(said.map(({ serial }) => serial))]
  const robots = await findSayingRobots(database, scope, serials)
  const versionIds = versionsIn(said)
  const versions = versionIds.length === 0 ? [] : await findSaidVersions(database, versionIds)
  const { rows, dropped } = readSayings(said, robots, versions)
  const news = new Set([
    ...(await putSaidPackages(database, rows, now)),
    ...(await dropSaidPackages(database, dropped))
  ])
  const tenantIds = robots.filter(({ robotId }) => news.has(robotId)).map(({ tenantId }) => tenantId)
  return {
    take: await findWantedPackages(database, scope, serials, limits.packagesToldMax),
    drop: await findUnwantedPackages(database, scope, serials, limits.packagesToldMax),
    tenantIds: [...new Set(tenantIds)]
  }
}
