import { and, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { minute } from '../../clock.ts'

/*
 * Every comparison with a time that another process, or an older clock, may have written
 * (docs/decisions/0011-time-is-the-databases.md).
 */

/** How far ahead of our clock a time may lie that was written with a right clock: processes differ by less. */
export const clockSlackMs = minute

/** A moment as the database writes it, for SQL that names no column beside it. */
export const at = (time: number): SQL => sql`${new Date(time).toISOString()}::timestamptz(3)`

/**
 * Whether something still lasts that ends at `end`. No more time can be left than the rule gives: an end beyond that was
 * written by a clock that was wrong, and holds nobody.
 */
export const lasts = (end: PgColumn, now: number, ruleMs: number): SQL =>
  sql`(${and(gt(end, now), lte(end, now + ruleMs + clockSlackMs))})`

/**
 * Whether something that renews its time was silent for more than some seconds. A time ahead of every right clock was written
 * by one that was wrong, and renews nothing.
 */
export const silentFor = (time: PgColumn, seconds: SQL, now: number): SQL =>
  sql`(${time} < ${at(now)} - ${seconds} * interval '1 second' or ${time} > ${at(now + clockSlackMs)})`

/** Those of the times in an array that count: from a moment on, and not ahead of every right clock. */
export const timesSince = (times: PgColumn, since: number, now: number): SQL =>
  sql`(select time from unnest(${times}) time where time >= ${at(since)} and time <= ${at(now + clockSlackMs)})`
