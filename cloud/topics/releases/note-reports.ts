import type { ModuleReport } from '#contract/calls/releases/module-reports.ts'
import type { Database } from '../../database/open.ts'
import { type ReleaseServices, releasable } from './services.ts'
import { noteReport } from './sql/module-loads.ts'

/**
 * Notes how modules came to a person. Only versions in force count: a made-up address fills no table.
 * @returns the modules with a release of which something was noted
 */
export const noteReports = async (
  database: Database,
  releases: ReleaseServices,
  reports: readonly ModuleReport[],
  by: { userId: number; time: number }
): Promise<string[]> => {
  const ofEnvironment = releasable(releases)
  const inForce = await releases.inForce.find()
  const counting = reports.filter(
    ({ module, address }) =>
      ofEnvironment.get(module) === address ||
      inForce.some(release => release.module === module && release.address === address)
  )
  for (const report of counting) await noteReport(database, report, by)
  const released = new Set(inForce.map(({ module }) => module))
  return [...new Set(counting.map(({ module }) => module))].filter(module => released.has(module))
}
