import type { RobotFailure } from '#contract/calls/robot-requests/request-states.ts'
import type { EndHandler, RequestEnd } from '../robot-requests/index.ts'
import { setSoftwareVersion } from './sql/chosen-robots.ts'
import { changeUpgrade, lockUpgradeOf } from './sql/upgrades.ts'

type Outcome = { state: 'done' } | { state: 'timedOut' } | { state: 'failed'; failure: RobotFailure }

/** How an upgrade ended. A robot that answers with another version than it was asked for has failed. */
export const outcomeOf = (end: RequestEnd, toVersion: string): Outcome => {
  if (end.state === 'timedOut') return { state: 'timedOut' }
  if (end.state === 'failed') return { state: 'failed', failure: end.failure }
  return end.answer.kind === 'upgrade' && end.answer.version === toVersion
    ? { state: 'done' }
    : { state: 'failed', failure: 'internal' }
}

/** Records the end of an upgrade, done or not, and the version that the robot reports. */
export const endUpgrade: EndHandler = async (transaction, { requestId, robotId }, end, now) => {
  if (end.state === 'answered' && end.answer.kind === 'upgrade')
    await setSoftwareVersion(transaction, robotId, end.answer.version)
  const upgrade = await lockUpgradeOf(transaction, requestId)
  if (upgrade === undefined) return
  await changeUpgrade(transaction, upgrade.recordId, { ...outcomeOf(end, upgrade.toVersion), endTime: now })
}
