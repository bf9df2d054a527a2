import type { RobotPlace } from '#contract/calls/scenes/robot-places.ts'
import type { TargetPoint } from '#contract/calls/scenes/scene-floors.ts'

/* Pure: where a robot is, as people say it. */

/** Centimetres from which on a robot is no longer near a point. */
const nearMost = 800

/** The point that a robot is nearest to, by its name; undefined where all are far. */
export const nearestPoint = (
  points: readonly Pick<TargetPoint, 'name' | 'x' | 'y'>[],
  { x, y }: Pick<RobotPlace, 'x' | 'y'>
): string | undefined => {
  const near = points
    .map(point => ({ name: point.name, distance: Math.hypot(point.x - x, point.y - y) }))
    .filter(({ distance }) => distance <= nearMost)
    .sort((one, other) => one.distance - other.distance)
  return near[0]?.name
}

/** A robot that drives tells where it is each second. One that told nothing for so long stands, or is away. */
const silenceMs = 2 * 60_000

/** Whether a robot told its place only a moment ago. */
export const isFresh = ({ time }: Pick<RobotPlace, 'time'>, now: number): boolean => now - time < silenceMs
