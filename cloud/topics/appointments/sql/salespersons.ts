import { and, asc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm'
import type { OpenHours } from '#contract/calls/appointments/appointment-records.ts'
import type { Database } from '../../../database/open.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { salespersonAbsences, salespersons, users } from '../../../database/schema.ts'

/**
 * The hours and absences that a member may see and change: everybody's, those of the salespersons with an account of one
 * tenant, or those of the own salesperson, who is within every scope.
 */
export type SalespersonScope =
  | { of: 'everybody' }
  | { of: 'tenant'; tenantId: number; userId: number }
  | { of: 'account'; userId: number }

/** The condition that keeps a question about salespersons within a scope. */
export const withinSalespersons = (scope: SalespersonScope): SQL | undefined => {
  if (scope.of === 'everybody') return undefined
  const own = eq(salespersons.userId, scope.userId)
  if (scope.of === 'account') return own
  return or(
    own,
    sql`${salespersons.userId} in (select user_id from ${users} where ${users.tenantId} = ${scope.tenantId})`
  )
}

/** The salespersons within a scope, by name, those of an account first. */
export const findSalespersonsWithin = (database: Database, scope: SalespersonScope, userId: number) =>
  database
    .select({
      salespersonId: salespersons.salespersonId,
      name: salespersons.name,
      own: sql<boolean>`${salespersons.userId} is not distinct from ${userId}`
    })
    .from(salespersons)
    .where(withinSalespersons(scope))
    .orderBy(sql`(${salespersons.userId} is not distinct from ${userId}) desc`, asc(salespersons.name))

export const findNamesOfSalespersons = (database: Database) =>
  database
    .select({ salespersonId: salespersons.salespersonId, name: salespersons.name })
    .from(salespersons)
    .orderBy(asc(salespersons.name), asc(salespersons.salespersonId))

export const findScheduleWithin = async (database: Database, scope: SalespersonScope, salespersonId: number) => {
  const [found] = await database
    .select({ hours: salespersons.hours, version: salespersons.edition })
    .from(salespersons)
    .where(and(withinSalespersons(scope), eq(salespersons.salespersonId, salespersonId)))
  return found
}

/** As `findScheduleWithin`; nobody else changes it, or books this salesperson, until the transaction ends. */
export const lockScheduleWithin = async (transaction: Database, scope: SalespersonScope, salespersonId: number) => {
  const [locked] = await transaction
    .select({ hours: salespersons.hours })
    .from(salespersons)
    .where(and(withinSalespersons(scope), eq(salespersons.salespersonId, salespersonId)))
    .for('no key update')
  return locked
}

/**
 * A salesperson to be booked. Hours and absences stay as they are until the transaction ends. Others who book the same
 * salesperson are not held up.
 */
export const holdSalesperson = async (transaction: Database, salespersonId: number) => {
  const [held] = await transaction
    .select()
    .from(salespersons)
    .where(eq(salespersons.salespersonId, salespersonId))
    .for('share')
  return held
}

/** @throws Refusal as `saveEdit` */
export const putHours = (
  transaction: Database,
  salespersonId: number,
  hours: readonly OpenHours[],
  edit: Edit
): Promise<Saved | undefined> =>
  saveEdit(transaction, salespersons, eq(salespersons.salespersonId, salespersonId), { hours: [...hours] }, edit)

const shown = {
  absenceId: salespersonAbsences.absenceId,
  start: salespersonAbsences.startTime,
  end: salespersonAbsences.endTime,
  reason: salespersonAbsences.reason
}

const between = (from: number, to: number): SQL | undefined =>
  and(gt(salespersonAbsences.endTime, from), lt(salespersonAbsences.startTime, to))

/** The absences of a salesperson between two moments, the earliest first; without an end, all that are not over. */
export const findAbsences = (database: Database, salespersonId: number, from: number, to?: number) =>
  database
    .select(shown)
    .from(salespersonAbsences)
    .where(
      and(
        eq(salespersonAbsences.salespersonId, salespersonId),
        to === undefined ? gt(salespersonAbsences.endTime, from) : between(from, to)
      )
    )
    .orderBy(asc(salespersonAbsences.startTime))

/** The absences of all salespersons between two moments. */
export const findAbsencesOfAll = (database: Database, from: number, to: number) =>
  database
    .select({ salespersonId: salespersonAbsences.salespersonId, start: shown.start, end: shown.end })
    .from(salespersonAbsences)
    .where(between(from, to))

export const putAbsence = async (
  transaction: Database,
  row: Omit<typeof salespersonAbsences.$inferInsert, 'absenceId'>
): Promise<void> => {
  await transaction.insert(salespersonAbsences).values(row)
}

/** @returns whether there was one of this id within the scope */
export const deleteAbsence = async (
  database: Database,
  scope: SalespersonScope,
  absenceId: number
): Promise<boolean> => {
  const own = sql`${salespersonAbsences.salespersonId} in (select salesperson_id from ${salespersons} where ${withinSalespersons(scope) ?? sql`true`})`
  const deleted = await database
    .delete(salespersonAbsences)
    .where(and(eq(salespersonAbsences.absenceId, absenceId), own))
    .returning({ absenceId: salespersonAbsences.absenceId })
  return deleted.length > 0
}
