import { startOfBeijingDay, startOfDay } from '#contract/days/beijing.ts'
import { type Clock, day } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { findTasksBetween, type TaskPlace } from '../robots/index.ts'
import { onceAMinute } from './once-a-minute.ts'

export type FindLaterTasks = (
  question: TaskPlace & { ofDay: string }
) => Promise<Awaited<ReturnType<typeof findTasksBetween>>>

/** Finds the tasks of a day that began later than the present time of day. All dashboards of the same robots ask the same. */
export const laterTasksFinder = ({ database, now }: { database: Database; now: Clock }): FindLaterTasks =>
  onceAMinute(now, async ({ ofDay, ...place }, time) => {
    const start = startOfDay(ofDay)
    return findTasksBetween(database, place, start + time - startOfBeijingDay(time), start + day)
  })
