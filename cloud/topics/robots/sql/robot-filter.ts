import { and, eq, exists, gte, isNotNull, isNull, lt, lte, not, type SQL } from 'drizzle-orm'
import { type FilterPart, partsOfFilter } from '#contract/calls/robots/filter-parts.ts'
import type { KeptFilter } from '#contract/calls/robots/list-filter.ts'
import { startOfDay } from '#contract/days/beijing.ts'
import { day } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { one } from '../../../database/rows/count-rows.ts'
import { hasFault, inServiceWithin, isIn, isOffline, isOnline } from '../../../database/rows/robot-condition.ts'
import type { ReadingScope } from '../../../database/rows/scope.ts'
import { robots, stores, tasks } from '../../../database/schema.ts'
import { isLocked } from './locked.ts'
import { hasTag } from './tags.ts'

/** What a list of robots is filtered by; a part that is left out excludes nothing. */
export type RobotFilter = Pick<KeptFilter, FilterPart>

type Value<Part extends FilterPart> = NonNullable<RobotFilter[Part]>

/**
 * Whether a robot began a task on some days. The list and its count stop at a number of robots. So the server may look up
 * one task of each robot where most of them worked. Where few did, it looks through the tasks of these days.
 */
const beganTask = (database: Database, { tasksFrom, tasksTo }: RobotFilter): SQL | undefined => {
  if (tasksFrom === undefined && tasksTo === undefined) return undefined
  const between = and(
    eq(tasks.robotId, robots.robotId),
    tasksFrom === undefined ? undefined : gte(tasks.startTime, startOfDay(tasksFrom)),
    tasksTo === undefined ? undefined : lt(tasks.startTime, startOfDay(tasksTo) + day)
  )
  return exists(database.select({ one }).from(tasks).where(between))
}

/** The condition of each part. Both days of tasks are one condition of a robot, so they stand apart. */
const conditionOf: { [Part in Exclude<FilterPart, 'tasksFrom' | 'tasksTo'>]: (value: Value<Part>) => SQL | undefined } =
  {
    robotKind: kind => eq(robots.robotKind, kind),
    model: model => eq(robots.model, model),
    softwareVersion: version => eq(robots.softwareVersion, version),
    online: online => (online ? isOnline : isOffline),
    state: isIn,
    withFault: withFault => (withFault ? hasFault : not(hasFault)),
    locked: locked => (locked ? isLocked : not(isLocked)),
    batteryFrom: from => gte(robots.battery, from),
    batteryTo: to => lte(robots.battery, to),
    seenFrom: from => gte(robots.lastSeenTime, startOfDay(from)),
    seenTo: to => lt(robots.lastSeenTime, startOfDay(to) + day),
    tag: tag => hasTag(robots.robotId, tag),
    tenantId: tenantId => eq(robots.tenantId, tenantId),
    storeId: storeId => eq(robots.storeId, storeId),
    bound: bound => (bound ? isNotNull(robots.storeId) : isNull(robots.storeId)),
    onGateway: onGateway => (onGateway ? isNotNull(robots.gatewayId) : isNull(robots.gatewayId)),
    text: text => containing(text, [robots.serial, robots.name, stores.name])
  }

const fits = <Part extends keyof typeof conditionOf>(part: Part, filter: RobotFilter): SQL | undefined => {
  const value = filter[part]
  return value === undefined || value === '' ? undefined : conditionOf[part](value as Value<Part>)
}

/** Whether a robot of a statement that joins the stores is within a scope and fits a filter. */
export const isFound = (database: Database, scope: ReadingScope, filter: RobotFilter): SQL | undefined =>
  and(
    inServiceWithin(scope),
    ...partsOfFilter.map(part => (part === 'tasksFrom' || part === 'tasksTo' ? undefined : fits(part, filter))),
    beganTask(database, filter)
  )
