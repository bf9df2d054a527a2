import type { Database } from '../../../database/open.ts'
import { centreRequests } from '../../../database/schema.ts'

/**
 * Marks a request of the cleaning control centre as used, by the statement that finds out whether it was: of two that
 * come at once, one is the first.
 * @returns whether this was its first use
 */
export const spendCentreRequest = async (database: Database, signature: string, useTime: number): Promise<boolean> => {
  const added = await database
    .insert(centreRequests)
    .values({ signature, useTime })
    .onConflictDoNothing()
    .returning({ signature: centreRequests.signature })
  return added.length === 1
}
