import { isFloorId } from '#contract/calls/scenes/scene-floors.ts'
import type { Text } from '../../texts.ts'
import type { Problem, SceneDraft } from './draft.pure.ts'

/** The text that a person reads about a problem, with the floor that has the problem. */
export const problemText = (problem: Problem, draft: SceneDraft, text: Text): string => {
  if (problem.kind === 'name') return text('problem.empty')
  const floorId = draft.floors[problem.floor]?.floorId.trim() ?? ''
  const said = text(`problem.${problem.kind}`)
  return isFloorId(floorId) ? text('problem.onFloor', { floor: floorId, problem: said }) : said
}
