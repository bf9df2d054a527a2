import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { sumsByDay } from '#contract/days/sums-by-day.ts'

type TaskRow = { day: string; robotKind: RobotKind; count: number }
type MileageRow = { day: string; robotKind: RobotKind; km: number }
type Trends = { tasks: readonly TaskRow[]; mileage: readonly MileageRow[] }

/** The sums of one kind in a period. */
export type Sums = { tasks: number; km: number }

/** A kind that occurs in one of two periods, with its sums. Kinds are in the order of their codes. */
export type KindRow = { robotKind: RobotKind; now: Sums; before: Sums }

const sumsOf = ({ tasks, mileage }: Trends, isMeant: (kind: RobotKind) => boolean): Sums => ({
  tasks: tasks.filter(it => isMeant(it.robotKind)).reduce((sum, { count }) => sum + count, 0),
  km: mileage.filter(it => isMeant(it.robotKind)).reduce((sum, { km }) => sum + km, 0)
})

/** The sums of all days, by kind. */
export const byKind = (now: Trends, before: Trends): KindRow[] => {
  const kinds = new Set([...now.tasks, ...before.tasks].map(({ robotKind }) => robotKind))
  return [...kinds].sort().map(robotKind => ({
    robotKind,
    now: sumsOf(now, kind => kind === robotKind),
    before: sumsOf(before, kind => kind === robotKind)
  }))
}

/** The sums of all kinds. */
export const sumOfKinds = (trends: Trends): Sums => sumsOf(trends, () => true)

/** The sums of all kinds on each day; null where nothing is known of one. */
export const sumsOfDays = ({ tasks, mileage }: Trends, days: readonly string[]) => ({
  tasks: sumsByDay(
    tasks.map(({ day, count }) => ({ day, value: count })),
    days
  ),
  km: sumsByDay(
    mileage.map(({ day, km }) => ({ day, value: km })),
    days
  )
})

/** The change of a figure in whole per cent of the earlier one, as a share; undefined if the earlier one is 0. */
export const changeOf = (now: number, before: number): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / before) * 100) / 100
