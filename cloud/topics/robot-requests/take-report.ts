import type { RequestReport } from '#contract/calls/robot-requests/robot-requests.ts'
import type { Database } from '../../database/open.ts'
import type { ReportScope } from '../../database/rows/report-scope.ts'
import type { EndHandlers } from './end-handlers.ts'
import { endRequest } from './end-request.ts'
import { nextState } from './next-state.ts'
import { changeRequest, type LockedRequest, lockOpenRequest } from './sql/robot-requests.ts'

/**
 * Takes a robot's report on a request. A report that comes again, or after the end, changes nothing.
 * @returns the request; undefined where the report fits no open request of a robot within the scope
 */
export const takeRequestReport = (
  database: Database,
  endHandlers: EndHandlers,
  scope: ReportScope,
  report: RequestReport,
  now: number
): Promise<LockedRequest | undefined> =>
  database.transaction(async transaction => {
    const request = await lockOpenRequest(transaction, scope, report.requestId)
    const next = request && nextState(request, report)
    if (request === undefined || next === undefined) return undefined
    if (next.state === 'taken')
      await changeRequest(transaction, request.requestId, {
        ...next,
        takeTime: request.takeTime ?? now,
        dueTime: now + request.waitSeconds * 1_000
      })
    else await endRequest(transaction, endHandlers, request, next, now)
    return request
  })
