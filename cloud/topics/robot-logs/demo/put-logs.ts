import type { RobotAsk } from '#contract/calls/robot-requests/robot-requests.ts'
import * as limits from '#contract/limits.ts'
import { day, minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { findDemoAccounts, findDemoFleet } from '../../../database/upkeep/demo-data.ts'
import { seed } from '../../../random.pure.ts'
import { addRobotRequest, changeRequest } from '../../robot-requests/index.ts'
import { countLines } from '../log-text.ts'
import { pack } from '../packed.ts'
import { addLog, addLogPart, findLog } from '../sql.ts'
import { logParts, logPartText } from './log-text.pure.ts'

/** Of so many robots one has logs, a few robots in all. */
const oneIn = 4
const robotsWithLogs = 3

type Put = { robotId: number; userId: number | null; at: number; ask: Extract<RobotAsk, { kind: 'sendLog' }> }

const putRequest = (transaction: Database, { robotId, userId, at, ask }: Put): Promise<number | undefined> =>
  addRobotRequest(transaction, { robotId, ask, userId, waitMs: 2 * minute }, at)

/** A log that arrived whole. */
const putWhole = async (transaction: Database, serial: string, put: Put): Promise<void> => {
  const { robotId, at, ask } = put
  const requestId = await putRequest(transaction, put)
  if (requestId === undefined) return
  await addLog(transaction, { requestId, robotId }, limits.logsOfRobotMax, at)
  const parts = logParts(ask)
  for (let part = 0; part < parts; part += 1) {
    const text = Buffer.from(logPartText(seed, serial, ask, part))
    const log = await findLog(transaction, requestId)
    if (log === undefined) return
    await addLogPart(transaction, log, { lines: countLines(text), size: text.length, content: await pack(text) })
  }
  await changeRequest(transaction, requestId, {
    state: 'answered',
    progress: 100,
    answer: { kind: 'sendLog', parts, complete: true },
    takeTime: at + 1_000,
    endTime: at + minute
  })
}

/** Puts in logs of some robots: a whole one, one that failed, and an old one whose text is not kept any more. */
export const putRobotLogs = async (transaction: Database, time: number): Promise<void> => {
  const [operator] = (await findDemoAccounts(transaction)).filter(({ tenantId }) => tenantId === null)
  const userId = operator?.userId ?? null
  const fleet = (await findDemoFleet(transaction)).filter((_, index) => index % oneIn === 1).slice(0, robotsWithLogs)
  for (const { robotId, serial } of fleet) {
    const asked = (log: 'system' | 'navigation' | 'drivers', at: number, minutes: number): Put => ({
      robotId,
      userId,
      at,
      ask: { kind: 'sendLog', log, from: at - minutes * minute, to: at }
    })
    const old = await putRequest(transaction, asked('system', time - 20 * day, 60))
    if (old !== undefined)
      await changeRequest(transaction, old, {
        state: 'answered',
        progress: 100,
        answer: { kind: 'sendLog', parts: 1, complete: true },
        endTime: time - 20 * day + minute
      })
    const failed = await putRequest(transaction, asked('drivers', time - 2 * day, 60))
    if (failed !== undefined)
      await changeRequest(transaction, failed, {
        state: 'failed',
        failure: 'internal',
        endTime: time - 2 * day + minute
      })
    await putWhole(transaction, serial, asked('navigation', time - 90 * minute, 90))
  }
}
