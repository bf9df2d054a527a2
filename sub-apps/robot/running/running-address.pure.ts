import { is } from 'valibot'
import { day } from '#contract/calls/figures/days.ts'
import { type RobotKind, robotKindIn } from '#contract/calls/robots/robots.ts'
import type { Period } from '#contract/days/period.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { periodIn, writePeriod } from './running-days.pure.ts'

/** The period and the kind of the page of all robots' statistics. Its list keeps its own part of the address. */
export type RunningAddress = { period: Period; kind: RobotKind | undefined }

/** Reads the address. Unknown values are left out. */
export const readRunning = (search: string, today: string): RunningAddress => {
  const query = new URLSearchParams(search)
  return { period: periodIn(query, today), kind: robotKindIn(query.get('kind')) }
}

/** The query of the address. The list keeps its search, and begins with its first page. */
export const writeRunning = ({ period, kind }: RunningAddress, today: string, search = ''): URLSearchParams => {
  const query = new URLSearchParams(search)
  for (const name of ['from', 'to', 'kind', 'page']) query.delete(name)
  if (kind !== undefined) query.set('kind', kind)
  return writePeriod(query, period, today)
}

/** The state of the page of one robot's statistics: a period, and the day of the timeline. */
export type RobotAddress = { period: Period; day: string }

/** Reads the address. Without a day, the last one of the period is shown. */
export const readRobot = (search: string, today: string): RobotAddress => {
  const query = new URLSearchParams(search)
  const period = periodIn(query, today)
  const asked = query.get('day')
  return { period, day: is(day, asked) ? asked : period.to }
}

/** The query of the address. */
export const writeRobot = ({ period, day: shown }: RobotAddress, today: string, search = ''): URLSearchParams => {
  const query = writePeriod(new URLSearchParams(keptQuery(search)), period, today)
  if (shown !== period.to) query.set('day', shown)
  return query
}
