import type { ReportScope } from '../../database/rows/report-scope.ts'
import type { CloudServices } from '../../services.ts'
import { hearRobots, type Named } from './sql/heard.ts'

type Services = Pick<CloudServices, 'database' | 'now' | 'announce'>

/** Notes that robots within a scope reported something just now, and tells of those that are back by it. */
export const hearFrom = async (
  { database, now, announce }: Services,
  scope: ReportScope,
  named: Named
): Promise<void> => {
  if (('serials' in named ? named.serials : named.robotIds).length === 0) return
  const tenantIds = await hearRobots(database, scope, named, now())
  if (tenantIds.length > 0) announce.ofRobots(tenantIds, 'robots_changed')
}

/**
 * Takes reports one after the other, and notes that the robots whose reports were taken said something.
 * @param take answers with the robot of a report, and undefined for a report that fits nothing
 * @returns how many were taken
 */
export const takeReports = async <Report>(
  services: Services,
  scope: ReportScope,
  reports: readonly Report[],
  take: (report: Report) => Promise<number | undefined>
): Promise<number> => {
  const robotIds: number[] = []
  for (const report of reports) {
    const robotId = await take(report)
    if (robotId !== undefined) robotIds.push(robotId)
  }
  await hearFrom(services, scope, { robotIds })
  return robotIds.length
}
