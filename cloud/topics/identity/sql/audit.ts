import { and, desc, eq, lt } from 'drizzle-orm'
import type { AuditAct } from '#contract/calls/administration/audit.ts'
import type { Database } from '../../../database/open.ts'
import { type Scope, withinOrBelow } from '../../../database/rows/scope.ts'
import { auditEntries } from '../../../database/schema.ts'

export type NewAuditEntry = typeof auditEntries.$inferInsert

export const addAuditEntry = async (transaction: Database, entry: NewAuditEntry): Promise<void> => {
  await transaction.insert(auditEntries).values(entry)
}

type Asked = { act?: AuditAct | undefined; before?: number | undefined; pageNo: number; size: number }

/** One page of the audit entries within a scope, the newest first, and how many there are. */
export const findAuditEntries = async (database: Database, scope: Scope, { act, before, pageNo, size }: Asked) => {
  const matching = and(
    withinOrBelow(scope, auditEntries.tenantId),
    act === undefined ? undefined : eq(auditEntries.act, act),
    before === undefined ? undefined : lt(auditEntries.auditId, before)
  )
  const list = await database
    .select({
      auditId: auditEntries.auditId,
      createTime: auditEntries.createTime,
      actorName: auditEntries.actorName,
      act: auditEntries.act,
      subjectName: auditEntries.subjectName,
      before: auditEntries.before,
      after: auditEntries.after
    })
    .from(auditEntries)
    .where(matching)
    .orderBy(desc(auditEntries.auditId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(auditEntries, matching) }
}
