import { type DeploymentStep, deploymentSteps } from '#contract/calls/deploy/deployment-steps.ts'
import { minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { findDemoAccounts, findDemoFleet } from '../../../database/upkeep/demo-data.ts'
import { randomFrom, seed } from '../../../random.pure.ts'
import { addDeployment, addDeploymentEvent, changeDeployment } from '../sql/deployments.ts'

/** Every so many robots of a store one is being set up, or was. */
const oneIn = 12

/** Puts deployments in: some are finished, some wait for a step. An operator did the steps. */
export const putDeployments = async (transaction: Database, time: number): Promise<void> => {
  const [operator] = (await findDemoAccounts(transaction)).filter(({ tenantId }) => tenantId === null)
  const userId = operator?.userId ?? null
  const fleet = (await findDemoFleet(transaction)).filter(({ storeId }) => storeId !== null)
  for (const robot of fleet.filter((_, index) => index % oneIn === 5)) {
    const random = randomFrom(seed, 'deployment', robot.serial)
    const isActive = robot.state !== 'inactive'
    // The activation waits for a robot that is active, and the network for one that is online.
    const most = isActive ? deploymentSteps.length : robot.online ? 2 : 1
    const settled = Math.min(random.between(1, deploymentSteps.length + 3), most)
    const startTime = time - random.between(2, 40) * 60 * minute
    const deploymentId = await addDeployment(transaction, robot.robotId, startTime)
    if (deploymentId === undefined) continue
    const note = (step: DeploymentStep, at: number) =>
      addDeploymentEvent(transaction, { deploymentId, step, act: 'done', userId, time: at, note: '' })
    await addDeploymentEvent(transaction, {
      deploymentId,
      step: null,
      act: 'started',
      userId,
      time: startTime,
      note: ''
    })
    let at = startTime
    for (const step of deploymentSteps.slice(0, settled)) {
      at += random.between(3, 12) * minute
      await note(step, at)
    }
    const isFinished = settled === deploymentSteps.length
    await changeDeployment(transaction, deploymentId, {
      settled,
      ...(isFinished ? { state: 'finished' as const, endTime: at } : {})
    })
  }
}
