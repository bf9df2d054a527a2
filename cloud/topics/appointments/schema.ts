import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { OpenHours } from '#contract/calls/appointments/appointment-records.ts'
import { demo, edits, id, time } from '../../database/columns.ts'
import { users } from '../identity/schema/accounts.ts'
import { reminderKinds } from './rules.ts'

/* After-sales people, and when they are booked. */

export const salespersons = pgTable('salespersons', {
  salespersonId: id(),
  name: text().notNull(),
  /** The account of the salesperson, who sees the own week and changes the own hours. */
  userId: integer()
    .unique()
    .references(() => users.userId, { onDelete: 'set null' }),
  /** When the salesperson can be booked; null for the usual hours. */
  hours: jsonb().$type<OpenHours[]>(),
  ...edits(),
  demo: demo()
})

/** Times in which a salesperson can't be booked. */
export const salespersonAbsences = pgTable(
  'salesperson_absences',
  {
    absenceId: id(),
    salespersonId: integer()
      .notNull()
      .references(() => salespersons.salespersonId, { onDelete: 'cascade' }),
    startTime: time().notNull(),
    endTime: time().notNull(),
    reason: text().notNull(),
    createTime: time().notNull()
  },
  table => [
    index().on(table.salespersonId, table.endTime),
    // For the removal of the old ones.
    index().on(table.endTime),
    check('absences_end_after_start', sql`${table.endTime} > ${table.startTime}`)
  ]
)

export const appointments = pgTable(
  'appointments',
  {
    appointmentId: id(),
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    salespersonId: integer()
      .notNull()
      .references(() => salespersons.salespersonId),
    startTime: time().notNull(),
    endTime: time().notNull(),
    remark: text().notNull(),
    /** Where the salesperson is to come, and the phone of whoever is there. */
    place: text().notNull().default(''),
    phone: text().notNull().default(''),
    createTime: time().notNull(),
    /** When it was moved last. */
    moveTime: time(),
    /** Null while it stands; once set it stays. */
    cancelTime: time(),
    /** How often it was moved or cancelled: calendars take the largest number (RFC 5545). */
    sequence: smallint().notNull().default(0),
    /** Where the person was who booked or moved it last, by the name of the IANA database. */
    timeZone: text().notNull().default('Asia/Shanghai')
  },
  table => [
    index().on(table.userId, table.startTime),
    index().on(table.salespersonId, table.startTime),
    // For reminders.
    index('appointments_standing').on(table.startTime).where(sql`${table.cancelTime} is null`),
    // For the records of all, in the order of time.
    index().on(table.startTime),
    // For the removal of the old ones.
    index().on(table.endTime)
  ]
)

/**
 * The slots that standing appointments take, a row each. The key keeps two appointments from the same slot, even when
 * both are made at almost the same moment. A cancelled appointment gives its rows up.
 */
export const takenSlots = pgTable(
  'taken_slots',
  {
    salespersonId: integer()
      .notNull()
      .references(() => salespersons.salespersonId),
    startTime: time().notNull(),
    appointmentId: integer()
      .notNull()
      .references(() => appointments.appointmentId, { onDelete: 'cascade' })
  },
  table => [primaryKey({ columns: [table.salespersonId, table.startTime] }), index().on(table.appointmentId)]
)

/**
 * The reminders of appointments that went out. The key keeps two processes from sending one twice. An appointment
 * that was moved has another beginning, and is reminded of anew.
 */
export const appointmentReminders = pgTable(
  'appointment_reminders',
  {
    appointmentId: integer()
      .notNull()
      .references(() => appointments.appointmentId, { onDelete: 'cascade' }),
    startTime: time().notNull(),
    kind: text({ enum: reminderKinds }).notNull()
  },
  table => [primaryKey({ columns: [table.appointmentId, table.startTime, table.kind] })]
)
