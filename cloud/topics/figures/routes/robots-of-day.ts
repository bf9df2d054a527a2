import type { RobotsOfDay } from '#contract/calls/figures/robots-of-day.ts'
import { beijingDay, dayAfter, startOfBeijingDay } from '#contract/days/beijing.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { forMember } from '../../../http/served.ts'
import { readingScopeOf } from '../../identity/index.ts'
import type { TaskPlace } from '../../robots/index.ts'
import { refuseForeignStore } from '../../stores/index.ts'
import { onceAMinute } from '../once-a-minute.ts'
import { type DayRow, findDayRows } from '../sql/robots-of-day.ts'

/** The day itself, after the same days of the weeks before. */
const comparedDays = (day: string): string[] =>
  Array.from({ length: limits.usualWeeks + 1 }, (_, index) => dayAfter(day, (index - limits.usualWeeks) * 7))

/** The rows of one group. */
const rowsOf = (rows: readonly DayRow[], group: DayRow['of']): DayRow[] => rows.filter(row => row.of === group)

const nothing = { count: 0, usual: 0 }

/** The rows of the database as the call answers them. */
const answerOf = (rows: readonly DayRow[]): Omit<RobotsOfDay, 'day' | 'untilTime' | 'total'> => ({
  all: rowsOf(rows, 'all').map(({ count, usual }) => ({ count, usual }))[0] ?? nothing,
  kinds: rowsOf(rows, 'kind').flatMap(({ robotKind, count, usual }) =>
    robotKind === null ? [] : [{ robotKind, count, usual }]
  ),
  stores: rowsOf(rows, 'store').flatMap(({ storeId, storeName, count, usual }) =>
    storeId === null || storeName === null ? [] : [{ storeId, name: storeName, count, usual }]
  ),
  list: rowsOf(rows, 'robot').flatMap(
    ({ robotId, serial, name, robotKind, storeId, storeName, retired, count, usual }) =>
      robotId === null || serial === null || name === null || robotKind === null
        ? []
        : [{ robotId, serial, name, robotKind, storeId, storeName, retired: retired === true, count, usual }]
  )
})

/** Which robots did more or less than usual on a day in Beijing. */
export const robotsOfDayRoutes = ({ database, now }: { database: Database; now: Clock }) => {
  const find = onceAMinute(now, async ({ day, ...place }: TaskPlace & { day: string }, time) => {
    const untilTime = day === beijingDay(time) ? time : null
    const sinceMidnight = untilTime === null ? undefined : time - startOfBeijingDay(time)
    return { untilTime, ...answerOf(await findDayRows(database, place, comparedDays(day), sinceMidnight)) }
  })
  return {
    robotsOfDay: forMember(calls.robotsOfDay, async ({ query }, member) => {
      const { day = beijingDay(now()), pageNo, size, robotKind, storeId } = query
      const scope = readingScopeOf(member)
      await refuseForeignStore(database, scope, storeId)
      const { list, ...found } = await find({ scope, robotKind, storeId, day })
      const first = (pageNo - 1) * size
      return { day, ...found, list: list.slice(first, first + size), total: list.length }
    })
  }
}
