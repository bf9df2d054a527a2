/**
 * Why a change of scenes is refused, as the answer's `reason` says it to developers. The application has a text of its own
 * for each, and finds it by the name here.
 */
export const resourceReasons = {
  noneFailed: 'no robot is left that could not take it',
  scenesFull: 'the store has as many scenes as it can'
} as const
