import { and, desc, eq, gte, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { LastingLock, LockReason, RobotLock } from '#contract/calls/robot-locks/locks.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { inServiceWithin } from '../../../database/rows/robot-condition.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { robotLocks, robots, stores, users } from '../../../database/schema.ts'
import { lasts } from '../../robots/index.ts'

const enders = alias(users, 'enders')

const shown = { lockId: robotLocks.lockId, reason: robotLocks.reason, lockTime: robotLocks.lockTime }

const told = {
  ...shown,
  note: robotLocks.note,
  lockedBy: users.nickname,
  endTime: robotLocks.endTime,
  unlockedBy: enders.nickname,
  endNote: robotLocks.endNote
}

/** Those that last first, then the newest. */
const newest = [desc(lasts), desc(robotLocks.lockTime), desc(robotLocks.lockId)]

/** The locks of a robot that last, newest first. */
export const findLastingLocks = (database: Database, robotId: number) =>
  database
    .select(shown)
    .from(robotLocks)
    .where(and(eq(robotLocks.robotId, robotId), lasts))
    .orderBy(...newest)

/** The last locks of a robot: those that last come first. */
export const findLocksOf = (database: Database, robotId: number): Promise<RobotLock[]> =>
  database
    .select(told)
    .from(robotLocks)
    .leftJoin(users, eq(users.userId, robotLocks.userId))
    .leftJoin(enders, eq(enders.userId, robotLocks.endUserId))
    .where(eq(robotLocks.robotId, robotId))
    .orderBy(...newest)
    .limit(limits.robotLocksShown)

/** One page of the locks that last within a scope, newest first. */
export const findLocks = async (
  database: Database,
  scope: Scope,
  { reason, text }: { reason?: LockReason | undefined; text?: string | undefined },
  { pageNo, size }: { pageNo: number; size: number }
): Promise<{ list: LastingLock[]; total: number }> => {
  const matching = and(
    lasts,
    inServiceWithin(scope),
    reason === undefined ? undefined : eq(robotLocks.reason, reason),
    text ? containing(text, [robots.serial, robots.name, stores.name]) : undefined
  )
  const list = await database
    .select({
      ...told,
      robotId: robots.robotId,
      serial: robots.serial,
      robotName: robots.name,
      robotKind: robots.robotKind,
      storeName: stores.name
    })
    .from(robotLocks)
    .innerJoin(robots, eq(robots.robotId, robotLocks.robotId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .leftJoin(users, eq(users.userId, robotLocks.userId))
    .leftJoin(enders, eq(enders.userId, robotLocks.endUserId))
    .where(matching)
    .orderBy(desc(robotLocks.lockTime), desc(robotLocks.lockId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(robotLocks)
    .innerJoin(robots, eq(robots.robotId, robotLocks.robotId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

/** A robot within a scope, by its serial. */
export const findRobotBySerial = async (database: Database, scope: Scope, serial: string) => {
  const [found] = await database
    .select({
      robotId: robots.robotId,
      serial: robots.serial,
      robotName: robots.name,
      robotKind: robots.robotKind,
      storeName: stores.name,
      online: robots.online,
      state: robots.state
    })
    .from(robots)
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(and(eq(robots.serial, serial), inServiceWithin(scope)))
  return found
}

/** A robot within a scope. Other transactions that give work to it wait until this one ends. */
export const lockRobotRow = async (transaction: Database, scope: Scope, robotId: number) => {
  const [locked] = await transaction
    .select({ robotId: robots.robotId, tenantId: robots.tenantId, state: robots.state, online: robots.online })
    .from(robots)
    .where(and(eq(robots.robotId, robotId), inServiceWithin(scope)))
    .for('update')
  return locked
}

type NewLock = Pick<typeof robotLocks.$inferInsert, 'robotId' | 'reason' | 'note' | 'userId' | 'lockTime'>

/** @returns undefined where a lock of this reason lasts already, also one of the same moment */
export const addLock = async (transaction: Database, lock: NewLock): Promise<number | undefined> => {
  const [added] = await transaction
    .insert(robotLocks)
    .values(lock)
    .onConflictDoNothing()
    .returning({ lockId: robotLocks.lockId })
  return added?.lockId
}

/** The robot of a lock within a scope. */
export const findLockedRobot = async (
  transaction: Database,
  scope: Scope,
  lockId: number
): Promise<number | undefined> => {
  const [found] = await transaction
    .select({ robotId: robotLocks.robotId })
    .from(robotLocks)
    .innerJoin(robots, eq(robots.robotId, robotLocks.robotId))
    .where(and(eq(robotLocks.lockId, lockId), inServiceWithin(scope)))
  return found?.robotId
}

/** A lock of a robot within a scope; nobody else lifts it until the transaction ends. */
export const lockLock = async (transaction: Database, scope: Scope, lockId: number) => {
  const [locked] = await transaction
    .select({ reason: robotLocks.reason, endTime: robotLocks.endTime, tenantId: robots.tenantId })
    .from(robotLocks)
    .innerJoin(robots, eq(robots.robotId, robotLocks.robotId))
    .where(and(eq(robotLocks.lockId, lockId), inServiceWithin(scope)))
    .for('update', { of: robotLocks })
  return locked
}

type End = { endTime: number; endUserId: number; endNote: string }

/** Lifts a lock that is locked. */
export const endLock = async (transaction: Database, lockId: number, end: End): Promise<void> => {
  await transaction.update(robotLocks).set(end).where(eq(robotLocks.lockId, lockId))
}

const ofReason = (robotId: number, reason: LockReason): SQL | undefined =>
  and(eq(robotLocks.robotId, robotId), eq(robotLocks.reason, reason))

/** Notes that a robot locked itself. A lock that was lifted later than this changes nothing: reports can arrive late. */
export const addOwnLock = async (
  transaction: Database,
  { robotId, reason, time }: { robotId: number; reason: LockReason; time: number }
): Promise<void> => {
  const over = await transaction.$count(robotLocks, and(ofReason(robotId, reason), gte(robotLocks.endTime, time)))
  if (over === 0) await addLock(transaction, { robotId, reason, note: '', userId: null, lockTime: time })
}

/** Notes that a robot lifted its own lock; one that is not known to last changes nothing. */
export const endOwnLock = async (
  transaction: Database,
  { robotId, reason, time }: { robotId: number; reason: LockReason; time: number }
): Promise<void> => {
  await transaction
    .update(robotLocks)
    .set({ endTime: time })
    .where(and(ofReason(robotId, reason), lasts, lte(robotLocks.lockTime, time)))
}
