import type { Call, CallData, CallRequest } from '#contract/call.ts'
import { type OutsideCallName, outsideCalls, scopeNeeded } from '#contract/calls/open-platform/outside.ts'
import type { OpenScope } from '#contract/calls/open-platform/scopes.ts'
import type { Robot } from '#contract/calls/robots/robots.ts'
import { codes } from '#contract/codes.ts'
import { startOfDay } from '#contract/days/beijing.ts'
import { type Clock, day } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { periodOrRefuse } from '../../figures/index.ts'
import { findTaskRecords } from '../../robot-details/index.ts'
import { findRobot, findRobots } from '../../robots/index.ts'
import { findStores } from '../../stores/index.ts'
import type { Admitted } from './admit.ts'

/** A call of the outside API with what answers it. */
export type OutsideServed = {
  name: OutsideCallName
  call: Call
  scope: OpenScope
  answer: (query: unknown, application: Admitted) => Promise<unknown>
}

type Calls = typeof outsideCalls

/** Serves a call for applications. Each sees the rows of its own tenant alone. */
const forApplication = <Name extends OutsideCallName>(
  name: Name,
  answer: (query: CallRequest<Calls[Name]>['query'], scope: Scope) => Promise<CallData<Calls[Name]>>
): OutsideServed => {
  const call: Call = outsideCalls[name]
  return {
    name,
    call,
    scope: scopeNeeded(call),
    // The server hands over nothing but what fitted this very call's schema.
    answer: (query, { tenantId }) => answer(query as CallRequest<Calls[Name]>['query'], { of: 'tenant', tenantId })
  }
}

/** Shows a robot to customers, field by field, so that a new field of the portal's stays inside. */
const outsideRobot = (robot: Robot) => ({
  robotId: robot.robotId,
  serial: robot.serial,
  name: robot.name,
  model: robot.model,
  robotKind: robot.robotKind,
  storeId: robot.storeId,
  storeName: robot.storeName,
  online: robot.online,
  state: robot.state,
  battery: robot.battery,
  lastSeenTime: robot.lastSeenTime,
  softwareVersion: robot.softwareVersion
})

/** The outside API, call by call. */
export const outsideRoutes = ({ database, now }: { database: Database; now: Clock }): OutsideServed[] => [
  forApplication('outsideRobots', async ({ pageNo, size, ...filter }, scope) => {
    const { list, total } = await findRobots(database, scope, filter, { pageNo, size })
    return { list: list.map(outsideRobot), total }
  }),

  forApplication('outsideRobotDetail', async ({ robotId }, scope) => {
    const robot = await findRobot(database, scope, robotId)
    if (robot === undefined) throw new Refusal(codes.robotNotFound)
    return outsideRobot(robot)
  }),

  forApplication('outsideTasks', async ({ pageNo, size, robotId, ...days }, scope) => {
    const { from, to } = periodOrRefuse(days, now())
    const which = { from: startOfDay(from), to: startOfDay(to) + day, robotId }
    const { list, total } = await findTaskRecords(database, scope, which, { pageNo, size })
    const shown = list.map(({ taskId, robotId, serial, startTime, endTime, status, mileage }) => ({
      taskId,
      robotId,
      serial,
      startTime,
      endTime,
      status,
      mileage
    }))
    return { list: shown, total }
  }),

  forApplication('outsideStores', async (page, scope) => {
    const { list, total } = await findStores(database, scope, {}, page)
    const shown = list.map(({ storeId, storeCode, name, city, country, robotCount, onlineCount }) => ({
      storeId,
      storeCode,
      name,
      city,
      country,
      robotCount,
      onlineCount
    }))
    return { list: shown, total }
  })
]
