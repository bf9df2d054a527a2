import type { LockReason } from '#contract/calls/robot-locks/locks.ts'
import { codes } from '#contract/codes.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { countOrRefuse } from '../rates/index.ts'
import { addLock, endLock, findLockedRobot, lockLock, lockRobotRow } from './sql/locks.ts'
import { tellLocks } from './tell-locks.ts'

/** Locks and unlocks of one user: each stays in the story of a robot. */
const changes = { count: 600, windowMs: 60 * minute }

type By = { scope: Scope; userId: number; now: number }

/**
 * A customer who owes money must not lift the lock that the maker set for it.
 * @throws Refusal 610403
 */
export const refuseForeignReason = (reason: LockReason, { of }: Scope): void => {
  if (reason === 'unpaid' && of !== 'everyTenant') throw new Refusal(codes.permissionMissing)
}

/**
 * Locks a robot and tells it. The robot's row is locked first. So work that the robot gets at this moment comes before the
 * lock or after it.
 * @returns the lock, and the tenant of the robot
 * @throws Refusal 610403, 610701, 611004, 610602 or 610520 (requirements, row of `lockRobot`)
 */
export const lockRobot = async (
  database: Database,
  wish: { robotId: number; reason: LockReason; note: string },
  { scope, userId, now }: By
): Promise<{ lockId: number; tenantId: number }> => {
  refuseForeignReason(wish.reason, scope)
  await countOrRefuse(database, `robot locks of ${userId}`, changes, now)
  return database.transaction(async transaction => {
    const robot = await lockRobotRow(transaction, scope, wish.robotId)
    // Another tenant's robot is answered like one that is not there, so that ids tell nothing.
    if (robot === undefined) throw new Refusal(codes.robotNotFound)
    if (robot.state === 'inactive') throw new Refusal(codes.robotNotActivated)
    const lockId = await addLock(transaction, { ...wish, userId, lockTime: now })
    if (lockId === undefined) throw new Refusal(codes.recordExists)
    await tellLocks(transaction, [robot], { userId, now })
    return { lockId, tenantId: robot.tenantId }
  })
}

/**
 * Lifts a lock and tells the robot. Of two people who do it at once, the second one waits for the first and is refused.
 * @returns whose robot it is
 * @throws Refusal 610403, 610603, 610606 or 610520
 */
export const unlockRobot = async (
  database: Database,
  { lockId, note }: { lockId: number; note: string },
  { scope, userId, now }: By
): Promise<number> => {
  await countOrRefuse(database, `robot locks of ${userId}`, changes, now)
  return database.transaction(async transaction => {
    // The robot is locked first, as in a call that locks many robots: so neither waits for the other one.
    const robotId = await findLockedRobot(transaction, scope, lockId)
    const robot = robotId === undefined ? undefined : await lockRobotRow(transaction, scope, robotId)
    if (robot === undefined) throw new Refusal(codes.recordNotFound)
    const found = await lockLock(transaction, scope, lockId)
    if (found === undefined) throw new Refusal(codes.recordNotFound)
    refuseForeignReason(found.reason, scope)
    if (found.endTime !== null) throw new Refusal(codes.updateFailed)
    await endLock(transaction, lockId, { endTime: now, endUserId: userId, endNote: note })
    await tellLocks(transaction, [robot], { userId, now })
    return found.tenantId
  })
}
