import type { LockReason } from '#contract/calls/robot-locks/locks.ts'
import type { RobotAsk } from '#contract/calls/robot-requests/robot-requests.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { addRobotRequest, type EndHandler } from '../robot-requests/index.ts'
import { cancelLockAsks, findLastingReasons, putTold, waitForReturn } from './sql/told-locks.ts'

/** For so long a robot may be silent. It takes a lock at once, also while it works or upgrades. */
const waitMs = minute

type Robot = { robotId: number; online: boolean }

/** The request that tells a robot its locks. It has all reasons at once, so the robot needs no earlier request. */
export const askOf = (reasons: readonly LockReason[]): RobotAsk =>
  reasons.length === 0 ? { kind: 'unlock' } : { kind: 'lock', reasons: [...reasons] }

/**
 * Tells robots why they are locked now, or that they are not. The caller has locked their rows, in the order of their ids. A
 * robot that is away, or works on an earlier request of this kind, is told later (`keep-told.ts`).
 */
export const tellLocks = async (
  transaction: Database,
  robots: readonly Robot[],
  { userId, now }: { userId: number | null; now: number }
): Promise<void> => {
  if (robots.length === 0) return
  const robotIds = robots.map(({ robotId }) => robotId)
  const reasonsOf = await findLastingReasons(transaction, robotIds)
  await cancelLockAsks(transaction, robotIds, now)
  const rows = []
  for (const { robotId, online } of robots) {
    const ask = askOf(reasonsOf.get(robotId) ?? [])
    const requestId = online ? await addRobotRequest(transaction, { robotId, ask, userId, waitMs }, now) : undefined
    rows.push({ robotId, requestId: requestId ?? null })
  }
  await putTold(transaction, rows)
}

/** Settles a request that a robot did not answer in time. A robot that went away is told again when it is back. */
export const endTelling: EndHandler = async (transaction, { requestId }, { state }) => {
  if (state === 'timedOut') await waitForReturn(transaction, requestId)
}
