import type { RobotKind } from '#contract/calls/robots/robots.ts'

export type DaySum = { day: string; robotKind: RobotKind; count: number; metres: number }
type KindSum = Omit<DaySum, 'day'>

/**
 * The sums of days, of which one counts up to the present time of day, and those after it do not count.
 * @param cut that day
 * @param from the days from here on are another period, and are whole
 * @param later the sums of the tasks that began later on that day, by kind
 */
export const untilNow = <Row extends DaySum>(
  rows: readonly Row[],
  { cut, from }: { cut: string; from: string },
  later: readonly KindSum[]
): Row[] =>
  rows
    .filter(({ day }) => day <= cut || day >= from)
    .map(row => {
      const found = row.day === cut ? later.find(({ robotKind }) => robotKind === row.robotKind) : undefined
      return found === undefined ? row : { ...row, count: row.count - found.count, metres: row.metres - found.metres }
    })
