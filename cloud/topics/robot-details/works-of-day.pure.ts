import type { RobotWork } from '#contract/calls/robot-details/today.ts'

type Span = Pick<RobotWork, 'startTime' | 'endTime'>

const lastsBeside = (one: Span, other: Span, now: number): boolean =>
  one.startTime <= (other.endTime ?? now) && other.startTime <= (one.endTime ?? now)

/**
 * The work of a day as one list, newest first. A robot tells of a task while it does what somebody gave it: both are one work,
 * with the places of the one and the metres of the other. A task belongs to the first of the works that it fits.
 */
export const worksOfDay = (tasks: readonly RobotWork[], given: readonly RobotWork[], now: number): RobotWork[] => {
  const metres = new Map<RobotWork, number>()
  const plain = tasks.filter(task => {
    const place = given.find(it => lastsBeside(it, task, now))
    if (place !== undefined) metres.set(place, (metres.get(place) ?? 0) + (task.mileage ?? 0))
    return place === undefined
  })
  return [...plain, ...given.map(it => ({ ...it, mileage: metres.get(it) ?? null }))].sort(
    (one, other) => other.startTime - one.startTime
  )
}
