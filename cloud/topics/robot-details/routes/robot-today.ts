import type { RobotAsk } from '#contract/calls/robot-requests/robot-requests.ts'
import { startOfBeijingDay } from '#contract/days/beijing.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { dispatchPermissions, permissions, robotRegistryPermissions, watchPermissions } from '#contract/permissions.ts'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { covers } from '../../../database/rows/scope.ts'
import { forMember } from '../../../http/served.ts'
import { type Member, scopeOf } from '../../identity/index.ts'
import { findObstacles } from '../../robot-registry/index.ts'
import { type FoundRequest, findLastRequests, showRequest } from '../../robot-requests/index.ts'
import { robotOfAnyTimeFor } from '../../robots/index.ts'
import {
  findCleaningSince,
  findGatewayOf,
  findOrdersSince,
  findTasksSince,
  findWatchTasksSince
} from '../sql/robot-work.ts'
import { worksOfDay } from '../works-of-day.pure.ts'

const aboutOf = (ask: RobotAsk): string => {
  if (ask.kind === 'goTo') return ask.point
  if (ask.kind === 'upgrade') return ask.version
  return ask.kind === 'speak' ? ask.text : ''
}

const showAny = (request: FoundRequest) => ({
  ...showRequest(request),
  kind: request.ask.kind,
  about: aboutOf(request.ask)
})

/** What each kind of given work needs to be seen, as on its own page. */
const given = [
  { permission: dispatchPermissions.watch, find: findOrdersSince },
  { permission: permissions.cleaningCentre, find: findCleaningSince },
  { permission: watchPermissions.taskRecord, find: findWatchTasksSince }
] as const

export const robotTodayRoutes = ({ database, now }: { database: Database; now: Clock }) => {
  const workOf = async (robot: { robotId: number; tenantId: number }, member: Member) => {
    const time = now()
    const since = startOfBeijingDay(time)
    const isOwn = covers(scopeOf(member), robot.tenantId)
    const seen = given.filter(({ permission }) => isOwn && member.perms.includes(permission))
    const works = await Promise.all(seen.map(({ find }) => find(database, robot.robotId, since)))
    const tasks = await findTasksSince(database, robot.robotId, since)
    return worksOfDay(tasks, works.flat(), time).slice(0, limits.robotRecordsShown)
  }

  const gatewayOf = async (robotId: number, member: Member) => {
    const found = await findGatewayOf(database, robotId)
    if (found === undefined) return null
    const { gatewayId, tenantId, name } = found
    const isOwn = member.perms.includes(robotRegistryPermissions.credentials) && covers(scopeOf(member), tenantId)
    return { gatewayId: isOwn ? gatewayId : null, name }
  }

  return {
    robotToday: forMember(calls.robotToday, async ({ query: { robotId } }, member) => {
      const robot = await robotOfAnyTimeFor(database, member, robotId)
      const requests = await findLastRequests(database, scopeOf(member), robotId, limits.robotRequestsShown)
      return {
        work: await workOf(robot, member),
        requests: requests.map(showAny),
        atWork: (await findObstacles(database, robotId, 'store')).length > 0,
        gateway: await gatewayOf(robotId, member)
      }
    })
  }
}
