import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { text, trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id, page } from '../../paging.ts'
import { robotActPermissions } from '../../permissions.ts'
import { reasons } from '../../reasons.ts'
import { robotKind, robotState } from '../robots/robots.ts'

/*
 * Locks of robots. A locked robot takes no task, order or upgrade. A robot can have one lock of each reason at a time, and
 * each lock is lifted on its own.
 */

const path = '/api/managercloud/robots/locks'
const time = v.pipe(v.number(), v.integer())

/** The reasons for which people lock a robot. The maker alone locks and unlocks for a contract that is not paid. */
export const staffLockReasons = ['unpaid', 'service', 'theft'] as const

/** The reasons for which a robot locks itself. */
export const ownLockReasons = ['repeatedFaults', 'emergencyStop'] as const

export const lockReasons = [...staffLockReasons, ...ownLockReasons] as const
export const lockReason = v.picklist(lockReasons)
export type LockReason = (typeof lockReasons)[number]

/** A lock as everybody sees who sees the robot. */
export const shownLock = v.object({ lockId: v.number(), reason: lockReason, lockTime: time })

const robotLock = v.object({
  ...shownLock.entries,
  note: v.string(),
  /** Null where the robot locked itself, and for an account that is gone. */
  lockedBy: v.nullable(v.string()),
  /** Null while the lock lasts. */
  endTime: v.nullable(time),
  /** Null while the lock lasts, where the robot lifted the lock, and for an account that is gone. */
  unlockedBy: v.nullable(v.string()),
  /** Why somebody lifted the lock; empty while the lock lasts. */
  endNote: v.string()
})
export type RobotLock = v.InferOutput<typeof robotLock>

/**
 * How the robot knows of its locks. `waits`: it is told when it is back. `told`: it was asked and has not answered yet.
 * `taken`: it answered. `notAnswered`: it could not take it, or did not answer in time.
 */
const toldStates = ['waits', 'told', 'taken', 'notAnswered'] as const
export type ToldState = (typeof toldStates)[number]

const whose = {
  robotId: v.number(),
  serial: v.string(),
  robotName: v.string(),
  robotKind,
  storeName: v.nullable(v.string())
}

const lastingLock = v.object({ ...robotLock.entries, ...whose })
export type LastingLock = v.InferOutput<typeof lastingLock>

const query = { permission: robotActPermissions.lockQuery }

export const lockList = defineCall({
  method: 'GET',
  path,
  summary: 'The locks that last, of the robots that the user may see, newest first, a page at a time.',
  access: query,
  query: v.object({
    ...page,
    reason: v.optional(lockReason),
    /** Part of the serial, of the name or of the store's name; case does not matter. */
    text: v.optional(trimmedString(100))
  }),
  data: v.object({ list: v.array(lastingLock), total: v.pipe(v.number(), v.integer()) })
})

export const robotLocks = defineCall({
  method: 'GET',
  path: `${path}/robot`,
  summary:
    `Whether a robot is locked and why, by its serial number, with its last ${limits.robotLocksShown} locks: those that last come first. ` +
    '610700 for a text that is no serial number, 610701 for a robot that is not there or not for this user.',
  access: query,
  query: v.object({ serial: v.pipe(trimmedString(limits.serialMaxLength), v.nonEmpty(reasons.blank)) }),
  data: v.object({
    ...whose,
    online: v.boolean(),
    state: robotState,
    /** Null for a robot that no person has locked. */
    told: v.nullable(v.picklist(toldStates)),
    locks: v.array(robotLock)
  })
})
export type LocksOfRobot = v.InferOutput<typeof robotLocks.data>

export const lockRobot = defineCall({
  method: 'POST',
  path: `${path}/lock`,
  summary:
    'Locks a robot. What it does already it may end. 610403 for a reason that is the maker’s alone, 610701 for a robot that is not ' +
    'there or not for this user, 611004 for one that is not activated, 610602 where a lock of this reason lasts, 610520 after too many changes.',
  access: { permission: robotActPermissions.lock },
  body: v.object({ robotId: id, reason: v.picklist(staffLockReasons), note: text(limits.lockNoteMaxLength) }),
  data: v.object({ lockId: v.number() })
})

export const unlockRobot = defineCall({
  method: 'POST',
  path: `${path}/unlock`,
  summary:
    'Lifts a lock. 610403 for a reason that is the maker’s alone, 610603 for a lock that is not there or not for this user, 610606 ' +
    'where somebody has lifted it, also a moment ago, 610520 after too many changes.',
  access: { permission: robotActPermissions.unlock },
  body: v.object({ lockId: id, note: text(limits.lockNoteMaxLength) }),
  data: v.null()
})
