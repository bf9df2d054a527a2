import type { RemoteLog } from '#contract/calls/robot-logs/remote-logs.ts'
import { type FoundRequest, showRequest } from '../robot-requests/index.ts'
import type { RobotLog } from './sql.ts'

/** A log as answers carry it. @throws TypeError for a request of another kind */
export const showLog = (request: FoundRequest, log: RobotLog | undefined, keptMs: number): RemoteLog => {
  const { ask, answer } = request
  if (ask.kind !== 'sendLog') throw new TypeError(`the request ${request.requestId} asks for no log`)
  const said = answer?.kind === 'sendLog' ? answer : undefined
  return {
    ...showRequest(request),
    log: ask.log,
    from: ask.from,
    to: ask.to,
    kept: log === undefined ? null : { lines: log.lines, size: log.size, expireTime: log.createTime + keptMs },
    cutShort: said !== undefined && (!said.complete || (log !== undefined && log.parts < said.parts))
  }
}
