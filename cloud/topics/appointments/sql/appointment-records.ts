import { and, asc, desc, eq, gt, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { RecordSort } from '#contract/calls/appointments/appointment-records.ts'
import type { Appointment } from '#contract/calls/appointments/appointments.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import { appointments, salespersons, tenants, users } from '../../../database/schema.ts'
import { withStatus } from './appointments.ts'
import { type SalespersonScope, withinSalespersons } from './salespersons.ts'

export type RecordFilter = {
  status?: Appointment['status'] | undefined
  salespersonId?: number | undefined
  /** Moments: the start of the first day, and the end of the last one. */
  from?: number | undefined
  to?: number | undefined
  text?: string | undefined
}

const shown = {
  appointmentId: appointments.appointmentId,
  start: appointments.startTime,
  end: appointments.endTime,
  salespersonId: appointments.salespersonId,
  salespersonName: salespersons.name,
  bookerName: users.nickname,
  bookerContact: sql<string | null>`coalesce(${users.email}, ${users.cellphone})`,
  tenantName: tenants.name,
  place: appointments.place,
  phone: appointments.phone,
  remark: appointments.remark,
  createTime: appointments.createTime,
  cancelTime: appointments.cancelTime
}

const selectRecords = (database: Database) =>
  database
    .select(shown)
    .from(appointments)
    .innerJoin(salespersons, eq(salespersons.salespersonId, appointments.salespersonId))
    .innerJoin(users, eq(users.userId, appointments.userId))
    .leftJoin(tenants, eq(tenants.tenantId, users.tenantId))

const sortedBy = {
  start: appointments.startTime,
  created: appointments.createTime,
  booker: users.nickname,
  salesperson: salespersons.name
} as const

const orderOf = (sort: RecordSort): SQL => {
  const column = sortedBy[sort.replace(/^-/, '') as keyof typeof sortedBy]
  return sort.startsWith('-') ? desc(column) : asc(column)
}

/** Whose appointments a member may read: those of these bookers, and those with these salespersons. */
export type RecordScope = { bookers: Scope; salespersons: SalespersonScope }

const withinRecords = (scope: RecordScope): SQL | undefined => {
  const [booked, met] = [within(scope.bookers, users.tenantId), withinSalespersons(scope.salespersons)]
  return booked === undefined || met === undefined ? undefined : or(booked, met)
}

/** One page of the appointments within a scope, and how many there are. */
export const findRecords = async (
  database: Database,
  scope: RecordScope,
  { status, salespersonId, from, to, text }: RecordFilter,
  { pageNo, size, sort }: { pageNo: number; size: number; sort: RecordSort },
  now: number
) => {
  const matching = and(
    withinRecords(scope),
    status === undefined ? undefined : withStatus[status](now),
    salespersonId === undefined ? undefined : eq(appointments.salespersonId, salespersonId),
    from === undefined ? undefined : gte(appointments.startTime, from),
    to === undefined ? undefined : lt(appointments.startTime, to),
    text ? containing(text, [users.nickname, tenants.name, appointments.place, appointments.remark]) : undefined
  )
  const list = await selectRecords(database)
    .where(matching)
    .orderBy(orderOf(sort), desc(appointments.appointmentId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(appointments)
    .innerJoin(salespersons, eq(salespersons.salespersonId, appointments.salespersonId))
    .innerJoin(users, eq(users.userId, appointments.userId))
    .leftJoin(tenants, eq(tenants.tenantId, users.tenantId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

/** The appointments of a salesperson that stand and begin between two moments, the earliest first. */
export const findStanding = (database: Database, salespersonId: number, from: number, to: number) =>
  selectRecords(database)
    .where(
      and(
        eq(appointments.salespersonId, salespersonId),
        isNull(appointments.cancelTime),
        gte(appointments.startTime, from),
        lt(appointments.startTime, to)
      )
    )
    .orderBy(asc(appointments.startTime))

/** Those that stand and are not over. */
export const findStandingFrom = (database: Database, salespersonId: number, now: number) =>
  selectRecords(database)
    .where(
      and(eq(appointments.salespersonId, salespersonId), isNull(appointments.cancelTime), gt(appointments.endTime, now))
    )
    .orderBy(asc(appointments.startTime))
