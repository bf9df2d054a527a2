import {
  staffLockReasons as forStaff,
  type LockReason,
  type staffLockReasons
} from '#contract/calls/robot-locks/locks.ts'
import { permissions, robotActPermissions } from '#contract/permissions.ts'

/** The maker alone locks and unlocks for a contract that is not paid, and the maker's people see every tenant. */
const isForPerson = (reason: LockReason, held: readonly string[]): boolean =>
  reason !== 'unpaid' || held.includes(permissions.everyTenant)

/** The reasons for which a person may lock a robot; none without the permission. */
export const reasonsFor = (held: readonly string[]): (typeof staffLockReasons)[number][] =>
  held.includes(robotActPermissions.lock) ? forStaff.filter(reason => isForPerson(reason, held)) : []

/** Whether a person may lift a lock of this reason. */
export const mayUnlock = (reason: LockReason, held: readonly string[]): boolean =>
  held.includes(robotActPermissions.unlock) && isForPerson(reason, held)
