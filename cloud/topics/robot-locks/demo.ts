import { type LockReason, lockReasons, ownLockReasons } from '#contract/calls/robot-locks/locks.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { findDemoAccounts, findDemoFleet } from '../../database/upkeep/demo-data.ts'
import { randomFrom, seed } from '../../random.pure.ts'
import { addLock, endLock } from './sql/locks.ts'

/** Every so many delivery robots one is locked, or was. */
const oneIn = 9

const notes: Record<LockReason, string> = {
  unpaid: 'Three invoices are open.',
  service: 'The lift of the tray is being replaced.',
  theft: 'Not seen in its store since Monday.',
  repeatedFaults: '',
  emergencyStop: ''
}

const isOwn = (reason: LockReason): boolean => ownLockReasons.some(it => it === reason)

/** Locks some delivery robots, for each reason in turn. Every second lock of a reason was lifted again. */
export const putRobotLocks = async (transaction: Database, time: number): Promise<void> => {
  const [operator] = (await findDemoAccounts(transaction)).filter(({ tenantId }) => tenantId === null)
  if (operator === undefined) return
  const fleet = (await findDemoFleet(transaction)).filter(
    ({ robotKind, state }) => robotKind === 'delivery' && state !== 'inactive'
  )
  const chosen = fleet.filter((_, index) => index % oneIn === 4)
  for (const [index, { robotId, serial }] of chosen.entries()) {
    const reason = lockReasons[index % lockReasons.length] ?? 'service'
    const random = randomFrom(seed, 'lock', serial)
    const lockTime = time - random.between(3, 90) * 60 * minute
    const userId = isOwn(reason) ? null : operator.userId
    const lockId = await addLock(transaction, { robotId, reason, note: notes[reason], userId, lockTime })
    const isOver = Math.floor(index / lockReasons.length) % 2 === 1
    if (lockId === undefined || !isOver) continue
    const endTime = lockTime + random.between(20, 170) * minute
    await endLock(transaction, lockId, { endTime, endUserId: operator.userId, endNote: 'Looked at, works again.' })
  }
}
