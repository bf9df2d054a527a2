import { type Clock, day, minute, startOfBeijingDay, startOfDay } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { findTasksBetween, type TaskPlace } from '../robots/index.ts'

export type FindLaterTasks = (place: TaskPlace, day: string) => Promise<Awaited<ReturnType<typeof findTasksBetween>>>

/**
 * Finds the tasks of a day that began later than the present time of day. All dashboards of the same robots ask the same.
 * A day of all robots can be a million tasks. So they are counted once a minute.
 */
export const laterTasksFinder = ({ database, now }: { database: Database; now: Clock }): FindLaterTasks => {
  let countedFor = 0
  const counted = new Map<string, ReturnType<FindLaterTasks>>()
  return (place, ofDay) => {
    const time = Math.floor(now() / minute) * minute
    if (time !== countedFor) counted.clear()
    countedFor = time
    const key = JSON.stringify([place.scope, place.storeId, place.robotKind, ofDay])
    const known = counted.get(key)
    if (known !== undefined) return known
    const start = startOfDay(ofDay)
    const found = Promise.resolve(
      findTasksBetween(database, place, start + time - startOfBeijingDay(time), start + day)
    )
    counted.set(key, found)
    // Whoever asks after a failure asks the database again.
    found.catch(() => counted.delete(key))
    return found
  }
}
