import type { FloorPlan } from '#contract/calls/cleaning/cleaning.ts'
import type { FieldProblem } from '#contract/envelope.ts'

/** The part of a floor plan that lies outside its sides, has no area or is there twice; undefined for a valid plan. */
export const planProblem = ({ width, height, dock, rooms }: FloorPlan): FieldProblem | undefined => {
  if (dock.x > width || dock.y > height) return { field: 'plan.dock', reason: 'lies outside the floor' }
  const outside = rooms.findIndex(room => room.x + room.width > width || room.y + room.height > height)
  if (outside >= 0) return { field: `plan.rooms.${outside}`, reason: 'lies outside the floor' }
  const empty = rooms.findIndex(room => room.width === 0 || room.height === 0)
  if (empty >= 0) return { field: `plan.rooms.${empty}`, reason: 'has no area' }
  const twice = rooms.findIndex(({ room }, index) => rooms.findIndex(other => other.room === room) < index)
  return twice < 0 ? undefined : { field: `plan.rooms.${twice}.room`, reason: 'is there twice' }
}
