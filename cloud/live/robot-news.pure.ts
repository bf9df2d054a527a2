import type { LiveAction } from '#contract/page/live.ts'

/** The news that goes to those who may see a tenant's robots. */
export const robotNews = [
  'robots_changed',
  'robots_moved',
  'tasks_changed',
  'faults_changed',
  'locks_changed',
  'upgrades_changed',
  'logs_changed',
  'requests_changed',
  'dispatches_changed'
] as const satisfies readonly LiveAction[]
export type RobotNews = (typeof robotNews)[number]

/** News that older pages never heard of: it comes with every report of a robot. */
const isFrequent = (news: RobotNews): boolean => news === 'robots_changed' || news === 'robots_moved'

/**
 * What is told of this news. Pages of an earlier release, and sub-applications that were built for one, know
 * `dashboard_changed` alone. They hear it as often as before.
 */
export const toldOf = (news: readonly RobotNews[]): readonly (RobotNews | 'dashboard_changed')[] =>
  news.every(isFrequent) ? news : [...news, 'dashboard_changed']
