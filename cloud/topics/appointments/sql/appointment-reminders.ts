import { and, asc, eq, gt, isNull, lte, notExists, sql } from 'drizzle-orm'
import { day, minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { appointmentReminders, appointments, salespersons, users } from '../../../database/schema.ts'
import type { ReminderKind } from '../rules.ts'

const hour = 60 * minute

/** How long before the beginning a reminder goes out, and from when on it would come too late. */
const leads: Record<ReminderKind, { lead: number; until: number }> = {
  day: { lead: day, until: hour },
  hour: { lead: hour, until: 0 }
}

/** Reminders of one round. The others wait for the next round. */
const dueAtOnce = 1_000

const isReminded = (database: Database, kind: ReminderKind) =>
  database
    .select({ one: sql`1` })
    .from(appointmentReminders)
    .where(
      and(
        eq(appointmentReminders.appointmentId, appointments.appointmentId),
        eq(appointmentReminders.startTime, appointments.startTime),
        eq(appointmentReminders.kind, kind)
      )
    )

/**
 * The standing appointments that a reminder of this kind is due for. A user who booked or moved within the reminder's
 * lead knows the time, and gets none.
 */
export const findDue = async (database: Database, kind: ReminderKind, now: number) => {
  const { lead, until } = leads[kind]
  const changed = sql<number>`coalesce(${appointments.moveTime}, ${appointments.createTime})`
  const found = await database
    .select({
      appointmentId: appointments.appointmentId,
      userId: appointments.userId,
      start: appointments.startTime,
      end: appointments.endTime,
      timeZone: appointments.timeZone,
      salespersonName: salespersons.name
    })
    .from(appointments)
    .innerJoin(salespersons, eq(salespersons.salespersonId, appointments.salespersonId))
    .innerJoin(users, eq(users.userId, appointments.userId))
    .where(
      and(
        isNull(appointments.cancelTime),
        gt(appointments.startTime, now + until),
        lte(appointments.startTime, now + lead),
        sql`${changed} <= ${appointments.startTime} - ${lead / 1_000} * interval '1 second'`,
        eq(users.status, 'active'),
        notExists(isReminded(database, kind))
      )
    )
    .orderBy(asc(appointments.startTime))
    .limit(dueAtOnce)
  return found.map(due => ({ ...due, kind }))
}

export type Due = Awaited<ReturnType<typeof findDue>>[number]

/**
 * Notes that a reminder goes out with this transaction.
 * @returns false where another process was first, or the appointment was cancelled or moved meanwhile
 */
export const keepReminder = async (
  transaction: Database,
  { appointmentId, start, kind }: Pick<Due, 'appointmentId' | 'start' | 'kind'>
): Promise<boolean> => {
  const standing = and(
    eq(appointments.appointmentId, appointmentId),
    eq(appointments.startTime, start),
    isNull(appointments.cancelTime)
  )
  const [found] = await transaction.select({ one: sql`1` }).from(appointments).where(standing).for('share')
  if (found === undefined) return false
  const kept = await transaction
    .insert(appointmentReminders)
    .values({ appointmentId, startTime: start, kind })
    .onConflictDoNothing()
    .returning({ kind: appointmentReminders.kind })
  return kept.length > 0
}
