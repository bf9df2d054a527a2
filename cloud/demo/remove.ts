import type { Database } from '../database/open.ts'
import { clearDemoParts, markDemoPart } from '../database/upkeep/demo-data.ts'
import {
  countDemoRows,
  countDependentRows,
  type DemoRows,
  type DependentRows,
  deleteDemoRows,
  dropDependentRows,
  lockForRemoval
} from '../database/upkeep/demo-removal.ts'
import { hasAdministrator } from '../topics/identity/sql/roles.ts'
import { removedPart } from './seed.ts'

/**
 * The rows of the demo data, and other people's rows that depend on them.
 *
 * `administratorStays` says whether somebody beyond the demo data administers the portal. The removal does not ask for
 * that: who has the server makes an administrator by `npm run admin -- create`, before or after.
 */
export type DemoStock = { rows: DemoRows; dependents: DependentRows; administratorStays: boolean }

export const takeStock = async (database: Database): Promise<DemoStock> => ({
  rows: await countDemoRows(database),
  dependents: await countDependentRows(database),
  administratorStays: await hasAdministrator(database, true)
})

export type RemovalOutcome = 'nothing' | 'refused' | 'removed'

/**
 * Decides whether there is demo data, and whether it may be removed. Other people's robots in a demo tenant always prevent
 * the removal. Each robot needs a tenant, and the cloud can't choose another one.
 * @param withDependents whether the rows of others that depend on the demo data may go too
 */
export const decideRemoval = (
  { rows, dependents }: Pick<DemoStock, 'rows' | 'dependents'>,
  withDependents: boolean
): RemovalOutcome => {
  if (Object.values(rows).every(count => count === 0)) return 'nothing'
  if (dependents.robots > 0) return 'refused'
  return withDependents || Object.values(dependents).every(count => count === 0) ? 'removed' : 'refused'
}

/** Takes all demo data away, or nothing, in one transaction. A later start makes it anew only where it is asked for. */
export const removeDemo = (
  database: Database,
  { withDependents, time }: { withDependents: boolean; time: number }
): Promise<DemoStock & { outcome: RemovalOutcome }> =>
  database.transaction(async transaction => {
    await lockForRemoval(transaction)
    const stock = await takeStock(transaction)
    const outcome = decideRemoval(stock, withDependents)
    if (outcome !== 'removed') return { ...stock, outcome }
    await dropDependentRows(transaction)
    await deleteDemoRows(transaction)
    await clearDemoParts(transaction)
    await markDemoPart(transaction, removedPart, time)
    return { ...stock, outcome }
  })
