import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import type { ReportScope } from '../../database/rows/report-scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { changeRequest, lockOpenRequest } from '../robot-requests/index.ts'
import { countLines } from './log-text.ts'
import { pack } from './packed.ts'
import { addLogPart, findLog } from './sql.ts'

type Sent = { requestId: number; part: number; content: Uint8Array }

/**
 * Keeps the next part of a log, and gives the robot time for one more. A part that is there already changes nothing.
 * @returns how many parts there are, and whose robot it is
 * @throws Refusal 610603, 610604, 610615, 610616
 */
export const takeLogPart = async (
  database: Database,
  scope: ReportScope,
  { requestId, part, content }: Sent,
  now: number
): Promise<{ parts: number; robotId: number; tenantId: number }> => {
  if (content.length === 0) throw new Refusal(codes.fileEmpty)
  return database.transaction(async transaction => {
    const request = await lockOpenRequest(transaction, scope, requestId)
    const log = request?.ask.kind === 'sendLog' ? await findLog(transaction, requestId) : undefined
    if (request === undefined || log === undefined) throw new Refusal(codes.recordNotFound)
    const { robotId, tenantId, waitSeconds, takeTime } = request
    const { parts, size } = log
    if (part < parts) return { parts, robotId, tenantId }
    if (part > parts)
      throw new Refusal(codes.parameterIllegal, { data: [{ field: 'part', reason: `the next one is ${parts}` }] })
    if (size + content.length > limits.logBytesMax) throw new Refusal(codes.uploadFailed)
    const added = { lines: countLines(content), size: content.length, content: await pack(content) }
    await addLogPart(transaction, log, added)
    await changeRequest(transaction, requestId, {
      state: 'taken',
      takeTime: takeTime ?? now,
      dueTime: now + waitSeconds * 1_000
    })
    return { parts: parts + 1, robotId, tenantId }
  })
}
