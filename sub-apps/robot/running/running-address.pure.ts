import { is } from 'valibot'
import { day } from '#contract/calls/figures/days.ts'
import { robotKinds } from '#contract/calls/robots/robots.ts'
import { type ListAddress, readList, writeList } from '#kit/list-address.pure.ts'
import { keptQuery } from '../page-of.pure.ts'
import { type Period, readPeriod, writePeriod } from './running-days.pure.ts'

/** The state of the page of all robots' statistics, as its address keeps it. */
export type RunningAddress = ListAddress<'kind', never> & { period: Period }

/** Reads the address. Unknown values are ignored. */
export const readRunning = (search: string, today: string): RunningAddress => ({
  ...readList(search, { kind: robotKinds }, []),
  period: readPeriod(new URLSearchParams(search), today)
})

/** The query of the address. */
export const writeRunning = ({ period, ...list }: RunningAddress, today: string, search = ''): URLSearchParams =>
  writePeriod(new URLSearchParams(writeList(list, search)), period, today)

/** The state of the page of one robot's statistics: a period, and the day of the timeline. */
export type RobotAddress = { period: Period; day: string }

/** Reads the address. Without a day, the last one of the period is shown. */
export const readRobot = (search: string, today: string): RobotAddress => {
  const query = new URLSearchParams(search)
  const period = readPeriod(query, today)
  const asked = query.get('day')
  return { period, day: is(day, asked) ? asked : period.to }
}

/** The query of the address. */
export const writeRobot = ({ period, day: shown }: RobotAddress, today: string, search = ''): URLSearchParams => {
  const query = writePeriod(keptQuery(search), period, today)
  if (shown !== period.to) query.set('day', shown)
  return query
}
