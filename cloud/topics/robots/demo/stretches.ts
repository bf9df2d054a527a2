import { startOfBeijingDay } from '#contract/days/beijing.ts'
import { day, minute } from '../../../clock.ts'
import { randomFrom } from '../../../random.pure.ts'
import type { StretchKind } from '../stretch-kinds.pure.ts'

/** How far back the demo data knows when robots were on and charged. */
export const stretchDays = 62

type ChargedRobot = { robotId: number; serial: string; online: boolean; deployTime: number | null }
export type DemoStretch = { robotId: number; kind: StretchKind; startTime: number; endTime: number }

/** A robot is switched on in the morning. At night it charges, and is switched off when it is full. */
const stretchesOfDay = (seed: string, robotId: number, serial: string, dayStart: number): DemoStretch[] => {
  const random = randomFrom(seed, 'stretches', serial, dayStart)
  const startTime = dayStart + random.between(6 * 60, 6 * 60 + 50) * minute
  const chargeTime = dayStart + random.between(23 * 60, 23 * 60 + 30) * minute
  const endTime = chargeTime + random.between(60, 150) * minute
  return [
    { robotId, kind: 'on', startTime, endTime },
    { robotId, kind: 'charging', startTime: chargeTime, endTime }
  ]
}

/**
 * The stretches of a robot between two moments, cut there: the rest of one that lasts comes at a later start. A robot that is
 * offline was not on today.
 */
export const stretchesBetween = (
  seed: string,
  { robotId, serial, online, deployTime }: ChargedRobot,
  from: number,
  now: number
): DemoStretch[] => {
  if (deployTime === null) return []
  const until = online ? now : startOfBeijingDay(now)
  const since = Math.max(from, deployTime)
  const all: DemoStretch[] = []
  for (let dayStart = startOfBeijingDay(since) - day; dayStart <= until; dayStart += day)
    all.push(...stretchesOfDay(seed, robotId, serial, dayStart))
  return all
    .map(it => ({ ...it, startTime: Math.max(it.startTime, since), endTime: Math.min(it.endTime, until) }))
    .filter(({ startTime, endTime }) => endTime > startTime)
}
