import {
  type DeploymentStep,
  deploymentSteps,
  openActs,
  type StepAct
} from '#contract/calls/deploy/deployment-steps.ts'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { findRobot } from '../robots/index.ts'
import {
  addDeployment,
  addDeploymentEvent,
  changeDeployment,
  countDeploymentEvents,
  lockDeployment,
  markDeployed
} from './sql/deployments.ts'

type By = { scope: Scope; userId: number; now: number }

/** @throws Refusal 610701 for a robot outside the scope, 610714 without a store, 610602 while another one is open */
export const startDeployment = (database: Database, robotId: number, { scope, userId, now }: By): Promise<number> =>
  database.transaction(async transaction => {
    const robot = await findRobot(transaction, scope, robotId)
    if (robot === undefined) throw new Refusal(codes.robotNotFound)
    if (robot.storeId === null) throw new Refusal(codes.robotWithoutStore)
    const deploymentId = await addDeployment(transaction, robotId, now)
    if (deploymentId === undefined) throw new Refusal(codes.recordExists)
    await addDeploymentEvent(transaction, { deploymentId, step: null, act: 'started', userId, time: now, note: '' })
    return deploymentId
  })

type Taken = { deploymentId: number; step: DeploymentStep; act: StepAct; note: string }

/** A step may need that the cloud hears from the robot. */
const refuseUnready = (step: DeploymentStep, robot: { online: boolean; robotState: string }): void => {
  if (step === 'network' && !robot.online) throw new Refusal(codes.robotOffline)
  if (step === 'activated' && robot.robotState === 'inactive') throw new Refusal(codes.robotNotActivated)
}

/** @throws Refusal 610603 where there is no such deployment, 610606 where it has ended or too much happened in it */
const lockOpen = async (transaction: Database, scope: Scope, deploymentId: number) => {
  const found = await lockDeployment(transaction, scope, deploymentId)
  if (found === undefined) throw new Refusal(codes.recordNotFound)
  const isFull = (await countDeploymentEvents(transaction, deploymentId)) >= limits.deploymentEventsMax
  if (found.state !== 'open' || isFull) throw new Refusal(codes.updateFailed)
  return found
}

/**
 * Settles the step that is under way, or takes the last settled one back. The last step ends the deployment.
 * @throws Refusal as `lockOpen`, 610606 for a step whose turn it is not, 610703 and 611004 where the robot is not ready
 */
export const takeStep = (
  database: Database,
  { deploymentId, step, act, note }: Taken,
  { scope, userId, now }: By
): Promise<void> =>
  database.transaction(async transaction => {
    const found = await lockOpen(transaction, scope, deploymentId)
    if (!openActs(found.settled, step).includes(act)) throw new Refusal(codes.updateFailed)
    if (act === 'done') refuseUnready(step, found)
    const settled = found.settled + (act === 'reopened' ? -1 : 1)
    const isLast = settled === deploymentSteps.length
    await changeDeployment(transaction, deploymentId, {
      settled,
      ...(isLast ? { state: 'finished', endTime: now } : {})
    })
    if (isLast) await markDeployed(transaction, found.robotId, now)
    await addDeploymentEvent(transaction, { deploymentId, step, act, userId, time: now, note })
  })

/** @throws Refusal as `lockOpen` */
export const cancelDeployment = (
  database: Database,
  { deploymentId, note }: { deploymentId: number; note: string },
  { scope, userId, now }: By
): Promise<void> =>
  database.transaction(async transaction => {
    const found = await lockDeployment(transaction, scope, deploymentId)
    if (found === undefined) throw new Refusal(codes.recordNotFound)
    if (found.state !== 'open') throw new Refusal(codes.updateFailed)
    await changeDeployment(transaction, deploymentId, { state: 'cancelled', endTime: now })
    await addDeploymentEvent(transaction, { deploymentId, step: null, act: 'cancelled', userId, time: now, note })
  })
