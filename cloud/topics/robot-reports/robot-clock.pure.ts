const minute = 60_000

/** By which a robot's clock may be ahead or behind and still count as right. */
export const robotClockSlackMs = 5 * minute
export const robotEventAgeMaxMs = 7 * 24 * 60 * minute

/** Two reports that are late by the same, but for this: a report that waited is late by more or less each time. */
const sameMs = minute

/** What is known of a robot's clock: by how much it is ahead, and how late its last report was where that is a guess. */
export type RobotClock = { clockAhead: number; clockGuess: number | null }

type Heard = {
  /** What the reporter's clock said when it sent the report. */
  sentTime: number | undefined
  /** The newest new event of the robot. */
  newest: number
  now: number
}

const right: RobotClock = { clockAhead: 0, clockGuess: null }

const isSame = (one: number, other: number): boolean => Math.abs(one - other) <= sameMs

/** The same difference as long as it can be: a task is known by its start, which must not move between two reports. */
const differing = (known: RobotClock, ahead: number): RobotClock => ({
  clockAhead: known.clockAhead !== 0 && isSame(known.clockAhead, ahead) ? known.clockAhead : ahead,
  clockGuess: null
})

/**
 * How far a robot's clock is ahead of the cloud's, in milliseconds; below 0 for one that is behind. Events from the future, or
 * from before events are taken, prove a wrong clock. Late ones may have waited in the robot: they prove it where two reports
 * are late by the same.
 */
export const nextClock = (known: RobotClock, { sentTime, newest, now }: Heard): RobotClock => {
  if (sentTime !== undefined) {
    const ahead = sentTime - now
    return Math.abs(ahead) <= robotClockSlackMs ? right : differing(known, ahead)
  }
  const ahead = newest - now
  if (Math.abs(ahead) <= robotClockSlackMs) return right
  if (ahead > 0 || ahead < -robotEventAgeMaxMs) return differing(known, ahead)
  if (known.clockAhead !== 0 && isSame(known.clockAhead, ahead)) return differing(known, ahead)
  return known.clockGuess !== null && isSame(known.clockGuess, ahead)
    ? differing(known, ahead)
    : { clockAhead: 0, clockGuess: ahead }
}
