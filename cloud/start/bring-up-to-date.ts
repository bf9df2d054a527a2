import type { Clock } from '../clock.ts'
import type { OpenDatabase } from '../database/open.ts'
import { type DemoState, seedDemo } from '../demo/seed.ts'
import { shipData } from '../shipped/ship.ts'
import { shipSubApps } from '../shipped/sub-apps.ts'
import { refuseDemoAccounts } from '../topics/identity/demo/accounts-there.ts'
import type { CloudOptions } from './cloud-options.ts'
import type { ReadPortal } from './read-portal.ts'

type Parts = { open: OpenDatabase; now: Clock; portal: ReadPortal }

/**
 * Writes the data that comes with the portal, and the demo data where there is to be some. Several processes that start at
 * once do so one after another.
 * @throws StartError for a production portal that has demo accounts and is to have none
 */
export const bringUpToDate = async (
  { demo: { newPassword, taskDays } }: CloudOptions,
  { open, now, portal: { mode, wish, files } }: Parts
): Promise<DemoState> => {
  if (wish === 'none' && mode === 'production') await refuseDemoAccounts(open.database)
  return await open.exclusively(async patient => {
    await shipData(patient, now())
    const state = await seedDemo({
      database: patient,
      now,
      wish,
      newPassword,
      ...(taskDays !== undefined && { taskDays })
    })
    await shipSubApps(patient, files?.environment.subApps, now())
    return state
  })
}
