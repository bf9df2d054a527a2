import { checksOf } from '#contract/calls/robot-requests/robot-checks.ts'
import type { RobotAnswer, RobotAsk } from '#contract/calls/robot-requests/robot-requests.ts'
import { shippedCapabilities } from '#contract/calls/robots/capabilities.ts'
import { minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { findDemoAccounts, findDemoFleet } from '../../../database/upkeep/demo-data.ts'
import { randomFrom, seed } from '../../../random.pure.ts'
import { checkResults, firstSettings } from '../../robot-requests/demo/robot-answers.ts'
import { addRobotRequest, changeRequest } from '../../robot-requests/index.ts'
import { putSaidSettings } from '../../robot-settings/index.ts'

/** Of so many robots somebody read one's settings, changed the first, and had the robot checked. */
const oneIn = 4
const diagnoses = 3

/** Puts in answers of robots: their settings, a change, and some diagnoses. */
export const putRobotAnswers = async (transaction: Database, time: number): Promise<void> => {
  const [operator] = (await findDemoAccounts(transaction)).filter(({ tenantId }) => tenantId === null)
  const userId = operator?.userId ?? null
  const put = async (robotId: number, at: number, ask: RobotAsk, answer: RobotAnswer): Promise<void> => {
    const requestId = await addRobotRequest(transaction, { robotId, ask, userId, waitMs: minute }, at)
    if (requestId === undefined) return
    const times = { takeTime: at + minute / 60, endTime: at + minute / 6 }
    await changeRequest(transaction, requestId, { state: 'answered', answer, progress: 100, ...times })
  }
  const fleet = (await findDemoFleet(transaction)).filter((_, index) => index % oneIn === 1)
  for (const { robotId, serial, robotKind } of fleet) {
    const readTime = time - randomFrom(seed, 'answers', serial).between(30, 600) * minute
    const values = firstSettings(seed, serial, robotKind)
    const changed = values.slice(0, 1)
    await put(
      robotId,
      readTime - 100 * minute,
      { kind: 'changeSettings', values: changed },
      { kind: 'changeSettings', values: changed }
    )
    await put(robotId, readTime, { kind: 'readSettings' }, { kind: 'readSettings', values })
    await putSaidSettings(transaction, robotId, values, readTime)
    const checks = checksOf(shippedCapabilities(robotKind))
    for (let run = diagnoses; run > 0; run -= 1) {
      const results = checkResults(seed, serial, checks, run)
      await put(robotId, time - run * 900 * minute, { kind: 'diagnose', checks }, { kind: 'diagnose', results })
    }
  }
}
