import { logFilePath } from '#contract/calls/robot-logs/remote-logs.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { forMember, forReporterUpload } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { type Member, newToken, scopeOf, tokenHash } from '../identity/index.ts'
import { askOneRobot, findRequestsOf, findShownRequest, robotFor } from '../robot-requests/index.ts'
import { hearFrom } from '../robots/index.ts'
import { askForLog } from './ask-for-log.ts'
import { readLines } from './read-lines.ts'
import { searchLog } from './search-log.ts'
import { showLog } from './show-log.ts'
import { addLogTicket, findLog, findLogs, findRobotOfRequest, isLogWithin } from './sql.ts'
import { takeLogPart } from './take-log-part.ts'

/** A ticket is used at once: the browser follows the answer that brings it. */
const ticketMs = minute

/** @throws Refusal 610603 for a log that is not kept, and for one of another tenant */
const refuseUnread = async (database: Database, member: Member, requestId: number): Promise<void> => {
  if (!(await isLogWithin(database, scopeOf(member), requestId))) throw new Refusal(codes.recordNotFound)
}

/** Logs of robots: asked for from afar, sent in parts, read by their lines. */
export const remoteLogRoutes = (services: CloudServices) => {
  const { database, now, rules, announce } = services
  const keptMs = rules.kept.logMs
  return {
    remoteLogList: forMember(calls.remoteLogList, async ({ query: { robotId, ...page } }, member) => {
      const { serial, name, online } = await robotFor(database, member, robotId)
      const { list, total } = await findRequestsOf(database, { ...page, robotId, kind: 'sendLog' })
      const logs = await findLogs(
        database,
        list.map(({ requestId }) => requestId)
      )
      const logOf = (requestId: number) => logs.find(log => log.requestId === requestId)
      return {
        robot: { robotId, serial, name, online },
        list: list.map(request => showLog(request, logOf(request.requestId), keptMs)),
        total
      }
    }),

    remoteLogDetail: forMember(calls.remoteLogDetail, async ({ query: { requestId } }, member) => {
      const request = await findShownRequest(database, scopeOf(member), requestId, 'sendLog')
      const robot = request && (await findRobotOfRequest(database, requestId))
      if (request === undefined || robot === undefined) throw new Refusal(codes.recordNotFound)
      return { ...showLog(request, await findLog(database, requestId), keptMs), robot }
    }),

    askForRemoteLog: forMember(calls.askForRemoteLog, ({ body: { robotId, ...wanted } }, member) =>
      askOneRobot(
        services,
        member,
        robotId,
        (transaction, robot, asking) => askForLog(transaction, robot, wanted, asking),
        'logs_changed'
      )
    ),

    remoteLogLines: forMember(calls.remoteLogLines, async ({ query: { requestId, ...range } }, member) => {
      await refuseUnread(database, member, requestId)
      return { lines: await readLines(database, requestId, range) }
    }),

    remoteLogMatches: forMember(
      calls.remoteLogMatches,
      async ({ query: { requestId, from, direction, text, level } }, member) => {
        await refuseUnread(database, member, requestId)
        return searchLog(database, requestId, { from, direction, text, level })
      }
    ),

    remoteLogTicket: forMember(calls.remoteLogTicket, async ({ body: { requestId, form } }, member) => {
      await refuseUnread(database, member, requestId)
      const ticket = newToken()
      const { userId } = member
      const expireTime = now() + ticketMs
      await addLogTicket(database, { ticketHash: tokenHash(ticket), requestId, userId, form, expireTime })
      return { path: `${logFilePath}?ticket=${ticket}` }
    }),

    sendLogPart: forReporterUpload(calls.sendLogPart, async ({ body: { requestId, part } }, { bytes }, { robots }) => {
      const sent = { requestId, part, content: bytes }
      const { parts, robotId, tenantId } = await takeLogPart(database, robots, sent, now())
      announce.ofRobots([tenantId], 'logs_changed')
      await hearFrom(services, robots, { robotIds: [robotId] })
      return { parts }
    })
  }
}
