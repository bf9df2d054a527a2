import { eq, isNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { rollOutRules, tenants } from '../../../database/schema.ts'

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

/** The name of an organisation; empty for those who see every tenant. */
export const findTenantName = async (database: Database, tenantId: number | null): Promise<string> => {
  if (tenantId === null) return ''
  const [found] = await database.select({ name: tenants.name }).from(tenants).where(eq(tenants.tenantId, tenantId))
  return found?.name ?? ''
}
