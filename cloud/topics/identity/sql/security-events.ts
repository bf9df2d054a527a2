import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { SecurityEvent, SecurityEventKind } from '#contract/calls/identity/sessions.ts'
import type { Database } from '../../../database/open.ts'
import { securityEvents, users } from '../../../database/schema.ts'

/** The limit for one kind and one user. So a stranger's failed tries can't push out the events of changes. */
const securityEventsOfKindMax = 200

type NewEvent = Omit<SecurityEvent, 'eventId'>

/** No account has it. */
const nobody = 0

/**
 * Notes an event of an account, and forgets the oldest of its kind beyond the limit. Without an account the same
 * statements run and find nothing to do. So neither the answer nor its time tells whether there is an account.
 */
export const addSecurityEvent = async (
  transaction: Database,
  userId: number | undefined,
  event: NewEvent
): Promise<void> => {
  const owner = userId ?? nobody
  const { kind, browser, system, networkAddress } = event
  const createTime = sql.param(event.createTime, securityEvents.createTime)
  await transaction.execute(sql`
    insert into ${securityEvents} (user_id, kind, browser, system, network_address, create_time)
    select ${users.userId}, ${kind}::text, ${browser}::text, ${system}::text, ${networkAddress}::text, ${createTime}::timestamptz
    from ${users} where ${users.userId} = ${owner}
  `)
  await dropBeyondLimit(transaction, owner, kind)
}

const dropBeyondLimit = async (transaction: Database, userId: number, kind: SecurityEventKind): Promise<void> => {
  const ofKind = and(eq(securityEvents.userId, userId), eq(securityEvents.kind, kind))
  const beyond = transaction
    .select({ eventId: securityEvents.eventId })
    .from(securityEvents)
    .where(ofKind)
    .orderBy(desc(securityEvents.eventId))
    .offset(securityEventsOfKindMax)
  await transaction.delete(securityEvents).where(inArray(securityEvents.eventId, beyond))
}

/** One page of the events of an account, newest first, and how many there are in all. */
export const findSecurityEvents = async (
  database: Database,
  userId: number,
  page: { pageNo: number; size: number; before?: number | undefined }
): Promise<{ list: SecurityEvent[]; total: number }> => {
  const own = eq(securityEvents.userId, userId)
  const list = await database
    .select({
      eventId: securityEvents.eventId,
      kind: securityEvents.kind,
      browser: securityEvents.browser,
      system: securityEvents.system,
      networkAddress: securityEvents.networkAddress,
      createTime: securityEvents.createTime
    })
    .from(securityEvents)
    .where(and(own, page.before === undefined ? undefined : lt(securityEvents.eventId, page.before)))
    .orderBy(desc(securityEvents.eventId))
    .limit(page.size)
    .offset((page.pageNo - 1) * page.size)
  return { list, total: await database.$count(securityEvents, own) }
}
