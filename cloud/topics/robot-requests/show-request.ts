import type { ShownRequest } from '#contract/calls/deploy/shown-request.ts'
import { codeOfEnd } from './code-of-end.ts'
import type { FoundRequest } from './sql/shown-requests.ts'

/** A request as answers carry it, without its `ask` and without the robot's answer. */
export const showRequest = ({ ask: _ask, answer: _answer, ...request }: FoundRequest): ShownRequest => ({
  ...request,
  code: codeOfEnd(request.state, request.failure)
})
