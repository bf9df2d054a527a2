import type { RobotOutcome } from '#contract/calls/robot-acts/many.ts'
import { type Code, codes } from '#contract/codes.ts'

type Found = { robotId: number; serial: string; name: string }

/** How an act went at each robot, in the order of the ids. Another tenant's robot is answered like one that is not there. */
export const outcomesOf = (
  robotIds: readonly number[],
  robots: readonly Found[],
  refused: ReadonlyMap<number, Code>
): RobotOutcome[] => {
  const known = new Map(robots.map(robot => [robot.robotId, robot]))
  return [...robotIds]
    .sort((one, other) => one - other)
    .map(robotId => {
      const robot = known.get(robotId)
      return robot === undefined
        ? { robotId, serial: null, name: null, code: codes.robotNotFound }
        : { robotId, serial: robot.serial, name: robot.name, code: refused.get(robotId) ?? null }
    })
}

/** The robots with the code that each of them gets; those without one can take the act. */
export const refusedBy = <Robot extends { robotId: number }>(
  robots: readonly Robot[],
  codeOf: (robot: Robot) => Code | undefined
): Map<number, Code> =>
  new Map(
    robots.flatMap(robot => {
      const code = codeOf(robot)
      return code === undefined ? [] : [[robot.robotId, code] as const]
    })
  )
