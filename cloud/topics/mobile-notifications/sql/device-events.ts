import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Severity } from '#contract/calls/deploy/fault-codes.ts'
import type { Database } from '../../../database/open.ts'
import { deviceEvents, faultCodes, notificationRules } from '../../../database/schema.ts'

type NewDeviceEvent = Pick<
  typeof deviceEvents.$inferInsert,
  'tenantId' | 'storeId' | 'kind' | 'subjectId' | 'deviceName' | 'serial' | 'detail' | 'time'
>

/**
 * Keeps an event, to be called in the transaction in which it happened. Without a rule that waits for it, nothing is kept:
 * most tenants have none. The same event again changes nothing.
 */
export const addDeviceEvent = async (transaction: Database, event: NewDeviceEvent): Promise<void> => {
  const { tenantId, kind } = event
  const waiting = and(
    eq(notificationRules.tenantId, tenantId),
    eq(notificationRules.eventKind, kind),
    eq(notificationRules.enabled, true)
  )
  const [rule] = await transaction
    .select({ ruleId: notificationRules.ruleId })
    .from(notificationRules)
    .where(waiting)
    .limit(1)
  if (rule !== undefined) await transaction.insert(deviceEvents).values(event).onConflictDoNothing()
}

/** The event that waits for longest. One that another process looks at now is passed over. */
export const lockWaitingEvent = async (transaction: Database) => {
  const [found] = await transaction
    .select()
    .from(deviceEvents)
    .where(isNull(deviceEvents.doneTime))
    .orderBy(asc(deviceEvents.eventId))
    .limit(1)
    .for('update', { skipLocked: true })
  return found
}
export type KeptDeviceEvent = NonNullable<Awaited<ReturnType<typeof lockWaitingEvent>>>

/** Notes that the rules of an event were looked at. */
export const endDeviceEvent = async (transaction: Database, eventId: number, doneTime: number): Promise<void> => {
  await transaction.update(deviceEvents).set({ doneTime }).where(eq(deviceEvents.eventId, eventId))
}

/** The severity of a fault by its code; undefined for a code that nobody described. */
export const findSeverity = async (database: Database, faultCode: string): Promise<Severity | undefined> => {
  const [found] = await database
    .select({ severity: faultCodes.severity })
    .from(faultCodes)
    .where(eq(faultCodes.faultCode, faultCode))
  return found?.severity
}

/** Adds an event that is over. */
export const putDeviceEvent = async (
  transaction: Database,
  event: typeof deviceEvents.$inferInsert
): Promise<number | null> => {
  const [added] = await transaction
    .insert(deviceEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: deviceEvents.eventId })
  return added?.eventId ?? null
}
