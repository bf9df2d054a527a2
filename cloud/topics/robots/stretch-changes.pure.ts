import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import type { StretchKind } from './stretch-kinds.pure.ts'

/** A robot’s report of its state; the reports of one robot are in the order of their times. */
export type StateEvent = Pick<Extract<RobotEvent, { type: 'state' }>, 'time' | 'online' | 'state'>

/** A stretch that begins, or ends at a moment. */
export type StretchChange = { kind: StretchKind; is: 'begun' | 'over'; time: number }

const holds: Record<StretchKind, (event: StateEvent) => boolean> = {
  on: ({ online }) => online,
  charging: ({ online, state }) => online && state === 'charging'
}

/**
 * The changes that states make to the stretches of a robot. A state that is older than the newest known state of the robot
 * changes no stretch. It does not change the robot either.
 * @param lasting the kinds of stretch that last
 * @param knownUntil the time of the newest state before
 */
export const stretchChanges = (
  lasting: readonly StretchKind[],
  knownUntil: number | null,
  events: readonly StateEvent[]
): StretchChange[] =>
  (['on', 'charging'] as const).flatMap(kind => {
    let isLasting = lasting.includes(kind)
    return events
      .filter(({ time }) => knownUntil === null || time >= knownUntil)
      .flatMap((event): StretchChange[] => {
        const does = holds[kind](event)
        if (does === isLasting) return []
        isLasting = does
        return [{ kind, is: does ? 'begun' : 'over', time: event.time }]
      })
  })
