/* Other topics may use this, and nothing else of this one. */

export { askOneRobot, robotFor } from './ask-one-robot.ts'
export { type Asked, type AskedRobot, type Asking, askRobot, type CapableRobot } from './ask-robot.ts'
export { codeOfEnd } from './code-of-end.ts'
export type { EndHandler } from './end-handlers.ts'
export type { RequestEnd } from './next-state.ts'
export { showRequest } from './show-request.ts'
export { addRobotRequest, cancelAsked, cancelOpen, changeRequest, lockOpenRequest } from './sql/robot-requests.ts'
export {
  type FoundRequest,
  findLastRequests,
  findOpenKinds,
  findRequestsOf,
  findShownRequest
} from './sql/shown-requests.ts'
