import { softwareFilePath } from '#contract/calls/ota/software-files.ts'
import { codes } from '#contract/codes.ts'
import { minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import type { ReportScope } from '../../../database/rows/report-scope.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { newToken, tokenHash } from '../../identity/index.ts'
import { lockOpenRequest } from '../../robot-requests/index.ts'
import { findFileState, putTicket } from '../sql/software-files.ts'

const ticketMs = 10 * minute

/**
 * Gives a robot a ticket for one file of the upgrade that it is asked for.
 * @throws Refusal 610603 for a request that is not open or not of the own robots, and for a version that it does not name;
 * 612045 for a file that was removed
 */
export const giveTicket = (
  database: Database,
  scope: ReportScope,
  { requestId, versionId }: { requestId: number; versionId: number },
  now: number
): Promise<{ path: string }> =>
  database.transaction(async transaction => {
    const request = await lockOpenRequest(transaction, scope, requestId)
    const parts = request?.ask.kind === 'upgrade' ? request.ask.parts : []
    const isNamed = parts.some(({ file }) => file?.versionId === versionId)
    const file = isNamed ? await findFileState(transaction, versionId) : undefined
    if (file === undefined) throw new Refusal(codes.recordNotFound)
    if (file === 'removed') throw new Refusal(codes.deletedAlready)
    const ticket = newToken()
    await putTicket(transaction, { requestId, versionId, ticketHash: tokenHash(ticket), expireTime: now + ticketMs })
    return { path: `${softwareFilePath}?ticket=${ticket}` }
  })
