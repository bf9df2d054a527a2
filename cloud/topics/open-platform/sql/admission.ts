import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { OutsideCallName } from '#contract/calls/open-platform/outside.ts'
import type { Database } from '../../../database/open.ts'
import { openApplications, openCallsOff, openCounters, openCustomers, openUsage } from '../../../database/schema.ts'

/* One request of an outside client asks for these: its application, its counters, and the note of its use. */

/** The application of a key, with all that decides whether it may make a call. */
export const findCredentials = async (database: Database, key: string, call: OutsideCallName) => {
  const off = database
    .select({ offId: openCallsOff.offId })
    .from(openCallsOff)
    .where(
      and(
        eq(openCallsOff.call, call),
        or(isNull(openCallsOff.applicationId), eq(openCallsOff.applicationId, openApplications.applicationId))
      )
    )
  const [found] = await database
    .select({
      applicationId: openApplications.applicationId,
      tenantId: openCustomers.tenantId,
      secretHash: openApplications.secretHash,
      previousHash: openApplications.previousHash,
      previousUntil: openApplications.previousUntil,
      scopes: openApplications.scopes,
      state: openApplications.state,
      perMinute: openApplications.perMinute,
      perDay: openApplications.perDay,
      customerState: openCustomers.state,
      isOff: exists(off) as SQL<boolean>
    })
    .from(openApplications)
    .innerJoin(openCustomers, eq(openCustomers.customerId, openApplications.customerId))
    .where(eq(openApplications.key, key))
  return found
}
export type Credentials = NonNullable<Awaited<ReturnType<typeof findCredentials>>>

/** The minute and the day in Beijing that a request falls into, both counted from 1970. */
export type Windows = { minute: number; day: number }

/**
 * Counts one more request of an application: one statement that decides and writes, so that requests of one moment count
 * each other. The counters of `rate-counters.ts` keep each time, which would be too long for a day's requests.
 * @returns false where the minute or the day is spent; nothing is written then
 */
export const countRequest = async (
  database: Database,
  applicationId: number,
  { minute, day }: Windows,
  { perMinute, perDay }: { perMinute: number; perDay: number }
): Promise<boolean> => {
  const counters = openCounters
  // Clocks of two servers differ a little: an older minute counts for the newer one. A clock that was set back far begins anew.
  const sameMinute = sql`${counters.minute} between ${minute}::int and ${minute}::int + 1`
  const sameDay = sql`${counters.day} between ${day}::int and ${day}::int + 1`
  const counted = await database
    .insert(counters)
    .values({ applicationId, minute, minuteCount: 1, day, dayCount: 1 })
    .onConflictDoUpdate({
      target: counters.applicationId,
      set: {
        minute: sql`case when ${sameMinute} then ${counters.minute} else ${minute}::int end`,
        minuteCount: sql`case when ${sameMinute} then ${counters.minuteCount} + 1 else 1 end`,
        day: sql`case when ${sameDay} then ${counters.day} else ${day}::int end`,
        dayCount: sql`case when ${sameDay} then ${counters.dayCount} + 1 else 1 end`
      },
      setWhere: sql`(not ${sameMinute} or ${counters.minuteCount} < ${perMinute})
        and (not ${sameDay} or ${counters.dayCount} < ${perDay})`
    })
    .returning({ applicationId: counters.applicationId })
  return counted.length > 0
}

/** Whether an application has spent the day, and not the minute alone. */
export const isDaySpent = async (
  database: Database,
  applicationId: number,
  { day }: Windows,
  { perDay }: { perDay: number }
): Promise<boolean> => {
  const [row] = await database
    .select({ day: openCounters.day, dayCount: openCounters.dayCount })
    .from(openCounters)
    .where(eq(openCounters.applicationId, applicationId))
  return row !== undefined && row.day >= day && row.dayCount >= perDay
}

type Use = { applicationId: number; day: string; call: OutsideCallName; failed: boolean; lastTime: number }

/** Notes one request that was let in. An application that was deleted meanwhile takes no note. */
export const noteUse = async (
  database: Database,
  { applicationId, day, call, failed, lastTime }: Use
): Promise<void> => {
  const errors = failed ? 1 : 0
  await database
    .insert(openUsage)
    .select(
      database
        .select({
          applicationId: openApplications.applicationId,
          day: sql`${day}::date`.as('day'),
          call: sql`${call}`.as('call'),
          requests: sql`1`.as('requests'),
          errors: sql`${errors}::int`.as('errors'),
          lastTime: sql`${new Date(lastTime).toISOString()}::timestamptz`.as('last_time')
        })
        .from(openApplications)
        .where(eq(openApplications.applicationId, applicationId))
    )
    .onConflictDoUpdate({
      target: [openUsage.applicationId, openUsage.day, openUsage.call],
      set: {
        requests: sql`${openUsage.requests} + 1`,
        errors: sql`${openUsage.errors} + ${errors}`,
        lastTime: sql`greatest(${openUsage.lastTime}, excluded.last_time)`
      }
    })
}
