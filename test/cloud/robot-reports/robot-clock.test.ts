import { expect, test } from '@playwright/test'
import { nextClock, type RobotClock } from '../../../cloud/topics/robot-reports/robot-clock.pure.ts'

const minute = 60_000
const hour = 60 * minute
const right: RobotClock = { clockAhead: 0, clockGuess: null }
const ahead = (clockAhead: number): RobotClock => ({ clockAhead, clockGuess: null })
const guess = (clockGuess: number): RobotClock => ({ clockAhead: 0, clockGuess })

const rows: [what: string, known: RobotClock, newest: number, expected: RobotClock, sent?: number][] = [
  ['a clock that is right', right, 0, right],
  ['five minutes ahead', right, 5 * minute, right],
  ['more than five minutes ahead', right, 6 * minute, ahead(6 * minute)],
  ['a report that is late for the first time, which may have waited', right, -hour, guess(-hour)],
  ['a second report as late as the first', guess(-hour), -hour + 20_000, ahead(-hour + 20_000)],
  ['a second report less late than the first: a robot sends what waited', guess(-hour), -hour / 2, guess(-hour / 2)],
  ['a report in time after one that was late', guess(-hour), -1_000, right],
  ['the same difference, measured a little otherwise', ahead(-hour), -hour - 3_000, ahead(-hour)],
  ['a clock that somebody set right', ahead(hour), 0, right],
  ['a clock that goes back to 1970', right, -56 * 365 * 24 * hour, ahead(-56 * 365 * 24 * hour)],
  ['a report that waited, sent by a clock that is right', right, -hour, right, 0],
  ['a report by a clock that says itself how late it is', right, -hour, ahead(-62 * minute), -62 * minute],
  ['a clock that says it is ahead', ahead(hour), hour, ahead(hour), hour + 1_000]
]
for (const [what, known, newest, expected, sent] of rows)
  test(`knows ${what}`, () => {
    const now = 1_800_000_000_000
    const sentTime = sent === undefined ? undefined : now + sent
    expect(nextClock(known, { newest: now + newest, sentTime, now })).toEqual(expected)
  })
