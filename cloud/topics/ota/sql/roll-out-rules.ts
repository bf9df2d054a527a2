import { eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { rollOutRules } from '../../../database/schema.ts'

/* What organisations want of their roll-outs. The tenant is null for those who see every tenant. */

/** Whether a second person has to approve the roll-outs of a tenant. */
export const findNeedsApproval = async (database: Database, tenantId: number | null): Promise<boolean> => {
  const [found] = await database
    .select({ needsApproval: rollOutRules.needsApproval })
    .from(rollOutRules)
    .where(tenantId === null ? isNull(rollOutRules.tenantId) : eq(rollOutRules.tenantId, tenantId))
  return found?.needsApproval ?? false
}

/** @returns whether that changed something. Of two people who switch at the same moment one does */
export const setNeedsApproval = async (
  transaction: Database,
  tenantId: number | null,
  needsApproval: boolean
): Promise<boolean> => {
  if ((await findNeedsApproval(transaction, tenantId)) === needsApproval) return false
  const changed = await transaction
    .insert(rollOutRules)
    .values({ tenantId, needsApproval })
    .onConflictDoUpdate({
      target: rollOutRules.tenantId,
      set: { needsApproval: sql`excluded.needs_approval` },
      setWhere: ne(rollOutRules.needsApproval, needsApproval)
    })
    .returning({ ruleId: rollOutRules.ruleId })
  return changed.length > 0
}
