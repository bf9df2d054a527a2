import type { Call } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { releasePath } from '#contract/page/page-names.ts'
import type { Change } from '../../session/live/change-plan.pure.ts'

/** A question that a page asks: a call of the contract, or the file of the release. */
export type Question = Pick<Call, 'method' | 'isQuestion'> & { path: string; body?: object | undefined }

const day = 24 * 60 * 60_000
const dayBefore = (days: number): string => new Date(Date.now() - days * day).toISOString().slice(0, 10)
const inPeriod = (call: Call): Question[] =>
  [
    [6, 0],
    [13, 7]
  ].map(([from = 0, to = 0]) => ({ ...call, path: `${call.path}?from=${dayBefore(from)}&to=${dayBefore(to)}` }))

const counts: Question = calls.messageCount
const notices: Question = calls.playingNotices
/** Figures and cards, as /dashboard asks for them. */
const dashboard: Question[] = [
  { ...calls.taskCountAndTrend, body: { days: 7 } },
  ...inPeriod(calls.mileageTrend),
  calls.robotStates,
  ...inPeriod(calls.taskTrend),
  { ...calls.monthlySales, path: `${calls.monthlySales.path}?months=24` },
  { ...calls.deploymentTimes, path: `${calls.deploymentTimes.path}?pageNo=1&size=5` },
  notices
]

/** The questions of a page that shows the dashboard, which asks more than any other page, after each change. */
export const questionsAfter: Partial<Record<Change, readonly Question[]>> = {
  cloud_message: [counts],
  notices_changed: [notices],
  tasks_changed: dashboard,
  faults_changed: dashboard,
  language_changed: [calls.languageHashes],
  permissions_changed: [calls.menuTree, calls.userInfo],
  releases_changed: [{ method: 'GET', path: releasePath }],
  reconnected: [counts, ...dashboard]
}

/** The questions of people who click: lists and pages that they open. */
export const clicks: readonly Question[] = [
  { ...calls.robotList, path: `${calls.robotList.path}?size=10` },
  { ...calls.messageList, body: { pageNo: 1, size: 10 } },
  calls.userInfo,
  { ...calls.appointmentList, path: `${calls.appointmentList.path}?pageNo=1&size=10` }
]
