import type { RobotRequestKind } from '#contract/calls/robot-requests/robot-requests.ts'
import type { Announce } from '../../live/announce.ts'
import type { RobotNews } from '../../live/robot-news.pure.ts'
import type { LockedRequest } from './sql/robot-requests.ts'

/** What a step of a request changes. An upgrade also changes the robot, which has another version then. */
const newsOf: Record<RobotRequestKind, readonly RobotNews[]> = {
  upgrade: ['upgrades_changed', 'robots_changed'],
  sendLog: ['logs_changed'],
  lock: ['locks_changed'],
  unlock: ['locks_changed'],
  readSettings: ['requests_changed'],
  changeSettings: ['requests_changed'],
  diagnose: ['requests_changed'],
  showMaterials: ['requests_changed'],
  goTo: ['requests_changed'],
  charge: ['requests_changed'],
  stop: ['requests_changed'],
  restart: ['requests_changed'],
  speak: ['requests_changed']
}

/** Tells open pages of requests that were taken or have ended, each kind of news once. */
export const tellOfRequests = (
  announce: Announce,
  requests: readonly Pick<LockedRequest, 'tenantId' | 'ask'>[]
): void => {
  const told = new Map<RobotNews, Set<number>>()
  for (const { tenantId, ask } of requests)
    for (const news of newsOf[ask.kind]) told.set(news, (told.get(news) ?? new Set()).add(tenantId))
  for (const [news, tenantIds] of told) announce.ofRobots([...tenantIds], news)
}
