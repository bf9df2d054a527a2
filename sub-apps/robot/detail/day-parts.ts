import type { RobotDetail } from '#contract/calls/robot-records.ts'

const dayMs = 24 * 60 * 60_000
/** Beijing has been eight hours ahead of UTC, without summer time, since 1991. */
const beijingOffset = 8 * 60 * 60_000

/** A stretch of today, as shares of the day from 0 to 1. */
export type DayPart = { kind: 'task' | 'fault'; from: number; to: number }

const startOfDay = (now: number): number => Math.floor((now + beijingOffset) / dayMs) * dayMs - beijingOffset

/**
 * What a robot did today in Beijing, up to now: tasks, and faults on top of them. A task or a fault that lasts goes on until
 * now.
 */
export const dayParts = ({ tasks, faults }: Pick<RobotDetail, 'tasks' | 'faults'>, now: number): DayPart[] => {
  const start = startOfDay(now)
  const part =
    (kind: DayPart['kind']) =>
    ({ startTime, endTime }: { startTime: number; endTime: number | null }): DayPart => ({
      kind,
      from: Math.max(startTime - start, 0) / dayMs,
      to: (Math.min(endTime ?? now, now) - start) / dayMs
    })
  return [...tasks.map(part('task')), ...faults.map(part('fault'))].filter(({ from, to }) => to > from)
}

/** How much of today has passed, from 0 to 1. */
export const passed = (now: number): number => (now - startOfDay(now)) / dayMs
