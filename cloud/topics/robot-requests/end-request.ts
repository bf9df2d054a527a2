import type { Database } from '../../database/open.ts'
import type { EndHandlers } from './end-handlers.ts'
import type { RequestEnd } from './next-state.ts'
import { changeRequest, type LockedRequest } from './sql/robot-requests.ts'

/** Ends a locked request, and does the work that follows in the same transaction. A killed process leaves both or none. */
export const endRequest = async (
  transaction: Database,
  endHandlers: EndHandlers,
  request: LockedRequest,
  end: RequestEnd,
  now: number
): Promise<void> => {
  const { requestId } = request
  await changeRequest(transaction, requestId, {
    ...end,
    takeTime: end.state === 'timedOut' ? request.takeTime : (request.takeTime ?? now),
    endTime: now
  })
  await endHandlers[request.ask.kind]?.(transaction, request, end, now)
}
