import type { Database } from '../../database/open.ts'
import type { RequestEnd } from './next-state.ts'
import type { Settlers } from './settle.ts'
import { changeRequest, type LockedRequest } from './sql/robot-requests.ts'

/** Ends a locked request, and does the work that follows in the same transaction. A killed process leaves both or none. */
export const endRequest = async (
  transaction: Database,
  settlers: Settlers,
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
  await settlers[request.ask.kind]?.(transaction, request, end, now)
}
