import type { ReportScope } from '../../database/rows/report-scope.ts'
import type { CloudServices } from '../../services.ts'
import { hearRobots, type Named } from './sql/heard.ts'

/** Notes that robots within a scope reported something just now, and tells of those that are back by it. */
export const hearFrom = async (
  { database, now, announce }: Pick<CloudServices, 'database' | 'now' | 'announce'>,
  scope: ReportScope,
  named: Named
): Promise<void> => {
  if (('serials' in named ? named.serials : named.robotIds).length === 0) return
  const tenantIds = await hearRobots(database, scope, named, now())
  if (tenantIds.length > 0) announce.ofRobots(tenantIds, 'robots_changed')
}
