import type { RunningDay, RunningFigures } from '#contract/calls/robot/running.ts'
import type { StretchKind } from '../database/schema.ts'

type TaskDay = { robotId: number; day: string } & Omit<RunningFigures, 'onSeconds' | 'chargingSeconds'>
type StretchDay = { robotId: number; kind: StretchKind; day: string; seconds: number }

export const nothing: RunningFigures = {
  onSeconds: 0,
  chargingSeconds: 0,
  workingSeconds: 0,
  started: 0,
  ended: 0,
  cancelled: 0,
  interrupted: 0,
  abnormal: 0,
  mileage: 0
}

/** A row of one robot for each of these days, so that a zero is said and not guessed. */
export const daysOf = (
  robotId: number,
  days: readonly string[],
  done: readonly TaskDay[],
  stretches: readonly StretchDay[]
): RunningDay[] => {
  const byDay = new Map(days.map(day => [day, { day, ...nothing }]))
  for (const { robotId: id, day, ...figures } of done) {
    const row = byDay.get(day)
    if (id === robotId && row !== undefined) Object.assign(row, figures)
  }
  for (const { robotId: id, kind, day, seconds } of stretches) {
    const row = byDay.get(day)
    if (id === robotId && row !== undefined) row[kind === 'on' ? 'onSeconds' : 'chargingSeconds'] = seconds
  }
  return [...byDay.values()]
}
