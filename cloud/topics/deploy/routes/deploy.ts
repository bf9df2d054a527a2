import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { forMember, forReporter } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { scopeOf } from '../../identity/index.ts'
import { countChange } from '../../rates/index.ts'
import { findRobot, findRobots, hearFrom } from '../../robots/index.ts'
import { minutesToKeep, stretchOf } from '../measure-minutes.ts'
import { findDeployment, findDeploymentEvents, findDeployments } from '../sql/deployments.ts'
import { findLastMeasures, findMeasures, putMeasures } from '../sql/measures.ts'
import { cancelDeployment, startDeployment, takeStep } from '../take-step.ts'

/** Robots looked after from afar: how their computers are, and how they are set up. */
export const deployRoutes = (services: CloudServices) => {
  const { database, now } = services
  return {
    reportMeasures: forReporter(calls.reportMeasures, async ({ body: { measures } }, { robots }) => {
      const accepted = await putMeasures(database, robots, minutesToKeep(measures, now()))
      await hearFrom(services, robots, { serials: measures.map(({ serial }) => serial) })
      return { accepted }
    }),

    deviceList: forMember(calls.deviceList, async ({ query: { online, text, ...page } }, member) => {
      const { list, total } = await findRobots(database, scopeOf(member), { online, text }, { ...page, sort: 'name' })
      const last = await findLastMeasures(
        database,
        list.map(({ robotId }) => robotId)
      )
      return {
        list: list.map(({ robotId, serial, name, model, storeName, online: isOnline }) => ({
          robotId,
          serial,
          name,
          model,
          storeName,
          online: isOnline,
          last: last.get(robotId) ?? null
        })),
        total
      }
    }),

    deviceMeasures: forMember(calls.deviceMeasures, async ({ query: { robotId, period } }, member) => {
      const robot = await findRobot(database, scopeOf(member), robotId)
      if (robot === undefined) throw new Refusal(codes.robotNotFound)
      const { serial, name, online } = robot
      const stretch = stretchOf(period, now())
      return {
        robotId,
        serial,
        name,
        online,
        ...stretch,
        points: await findMeasures(database, { robotId, ...stretch })
      }
    }),

    deploymentList: forMember(calls.deploymentList, ({ query }, member) =>
      findDeployments(database, scopeOf(member), query)
    ),

    deploymentDetail: forMember(calls.deploymentDetail, async ({ query: { deploymentId } }, member) => {
      const found = await findDeployment(database, scopeOf(member), deploymentId)
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      return { ...found, events: await findDeploymentEvents(database, deploymentId) }
    }),

    startDeployment: forMember(calls.startDeployment, async ({ body: { robotId } }, member) => {
      const { userId } = member
      await countChange(services, 'deploy', userId)
      return {
        deploymentId: await startDeployment(database, robotId, { scope: scopeOf(member), userId, now: now() })
      }
    }),

    takeDeploymentStep: forMember(calls.takeDeploymentStep, async ({ body }, member) => {
      const { userId } = member
      await countChange(services, 'deploy', userId)
      await takeStep(database, body, { scope: scopeOf(member), userId, now: now() })
      return null
    }),

    cancelDeployment: forMember(calls.cancelDeployment, async ({ body }, member) => {
      const { userId } = member
      await countChange(services, 'deploy', userId)
      await cancelDeployment(database, body, { scope: scopeOf(member), userId, now: now() })
      return null
    })
  }
}
