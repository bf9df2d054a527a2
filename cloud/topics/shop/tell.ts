import { shopPermissions } from '#contract/permissions.ts'
import type { Database } from '../../database/open.ts'
import type { Announce } from '../../live/announce.ts'
import { findHolders } from '../identity/index.ts'

/**
 * Finds the sellers, whom each order concerns. This asks the database, so it is called before the change. After the
 * commit, a failure here would tell the buyer that the order failed.
 * @returns what tells the open pages of sellers and buyer; to be called after the commit
 */
export const ordersAnnouncer = async ({
  database,
  announce
}: {
  database: Database
  announce: Announce
}): Promise<(order: { userId: number | null }) => void> => {
  const sellers = await findHolders(database, shopPermissions.sell)
  return ({ userId: buyerId }) => announce.toUsers(buyerId === null ? sellers : [buyerId, ...sellers], 'orders_changed')
}
