import { and, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { CareFilter } from '#contract/calls/fault-care/fault-care.ts'
import type { FaultRecord, TaskRecord } from '#contract/calls/robot-details/records.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import type { Language } from '#contract/languages.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { countRows, one } from '../../../database/rows/count-rows.ts'
import { type ReadingScope, type Scope, toRead, within } from '../../../database/rows/scope.ts'
import { faultCare, faultCodes, robotFaults, robots, stores, tasks } from '../../../database/schema.ts'
import { textIn } from '../../deploy/index.ts'
import { careColumns, isCaredFor } from '../../fault-care/index.ts'

/** The wanted records: those that began between two moments, without the second one. */
type Which = {
  from: number
  to: number
  robotId?: number | undefined
  robotKind?: RobotKind | undefined
  /** Part of a serial, of a name or of a store's name; case does not matter. */
  text?: string | undefined
}
type Page = { pageNo: number; size: number }
type Found<Record> = { list: Record[]; total: number }

const task = {
  taskId: tasks.taskId,
  startTime: tasks.startTime,
  endTime: tasks.endTime,
  status: tasks.status,
  mileage: tasks.mileage,
  // A robot has one task at a time, and says when it ends. The end of an older one was lost. The names stand as text:
  // Drizzle writes a column without its table where one table is asked.
  isUnheard: sql<boolean>`tasks.status = 'started' and exists (
    select from tasks later where later.robot_id = tasks.robot_id and later.start_time > tasks.start_time)`
}

const fault = {
  faultId: robotFaults.faultId,
  faultCode: robotFaults.faultCode,
  startTime: robotFaults.startTime,
  endTime: robotFaults.endTime
}

/** A fault with the name and the remedy of its code in the catalogue; both are null for a code that the catalogue lacks. */
const explained = (lang: Language) => ({
  ...fault,
  faultName: textIn(faultCodes.names, lang),
  remedy: textIn(faultCodes.remedies, lang)
})

const ofCatalogue = eq(faultCodes.faultCode, robotFaults.faultCode)

const whose = {
  robotId: robots.robotId,
  robotName: robots.name,
  serial: robots.serial,
  robotKind: robots.robotKind,
  storeName: stores.name
}

const ofRobots = (scope: ReadingScope, { robotId, robotKind, text }: Which): SQL | undefined =>
  and(
    within(scope, robots.tenantId),
    robotId === undefined ? undefined : eq(robots.robotId, robotId),
    robotKind === undefined ? undefined : eq(robots.robotKind, robotKind),
    text ? containing(text, [robots.serial, robots.name, stores.name]) : undefined
  )

/** One page of the tasks within a scope, newest first. */
export const findTaskRecords = async (
  database: Database,
  scope: ReadingScope,
  { status, ...which }: Which & { status?: TaskRecord['status'] | undefined },
  { pageNo, size }: Page
): Promise<Found<TaskRecord>> => {
  const matching = and(
    gte(tasks.startTime, which.from),
    lt(tasks.startTime, which.to),
    status === undefined ? undefined : eq(tasks.status, status),
    ofRobots(scope, which)
  )
  const list = await database
    .select({ ...whose, ...task })
    .from(tasks)
    .innerJoin(robots, eq(robots.robotId, tasks.robotId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(matching)
    .orderBy(desc(tasks.startTime), desc(tasks.taskId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const counted = database
    .select({ one })
    .from(tasks)
    .innerJoin(robots, eq(robots.robotId, tasks.robotId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(matching)
    .limit(limits.recordsCountedMax)
    .as('counted')
  return { list, total: await countRows(database, counted) }
}

type WhichFaults = Which & {
  lasting?: boolean | undefined
  faultCode?: string | undefined
  care?: CareFilter | undefined
}

/** One page of the faults that somebody may read, newest first. People are named within the scope. */
export const findFaultRecords = async (
  database: Database,
  { scope, userId, lang }: { scope: Scope; userId: number; lang: Language },
  { lasting, faultCode, care, ...which }: WhichFaults,
  { pageNo, size }: Page
): Promise<Found<FaultRecord>> => {
  const matching = and(
    gte(robotFaults.startTime, which.from),
    lt(robotFaults.startTime, which.to),
    lasting === undefined ? undefined : (lasting ? isNull : isNotNull)(robotFaults.endTime),
    faultCode === undefined ? undefined : eq(robotFaults.faultCode, faultCode),
    isCaredFor(care, userId),
    ofRobots(toRead(scope), which)
  )
  const list = await database
    .select({
      ...whose,
      ...explained(lang),
      ...careColumns(scope),
      own: sql<boolean>`${within(scope, robots.tenantId) ?? sql`true`}`
    })
    .from(robotFaults)
    .leftJoin(faultCare, eq(faultCare.faultId, robotFaults.faultId))
    .innerJoin(robots, eq(robots.robotId, robotFaults.robotId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .leftJoin(faultCodes, ofCatalogue)
    .where(matching)
    .orderBy(desc(robotFaults.startTime), desc(robotFaults.faultId))
    .limit(size)
    .offset((pageNo - 1) * size)
  const counted = database
    .select({ one })
    .from(robotFaults)
    .innerJoin(robots, eq(robots.robotId, robotFaults.robotId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(matching)
    .limit(limits.recordsCountedMax)
    .as('counted')
  return { list, total: await countRows(database, counted) }
}

/** The last tasks of a robot, newest first. */
export const findLastTasks = (database: Database, robotId: number) =>
  database
    .select(task)
    .from(tasks)
    .where(eq(tasks.robotId, robotId))
    .orderBy(desc(tasks.startTime))
    .limit(limits.robotRecordsShown)

/** The last faults of a robot: those that last first, then the newest. */
export const findLastFaults = (database: Database, robotId: number, lang: Language) =>
  database
    .select(explained(lang))
    .from(robotFaults)
    .leftJoin(faultCodes, ofCatalogue)
    .where(eq(robotFaults.robotId, robotId))
    .orderBy(sql`${robotFaults.endTime} is not null`, desc(robotFaults.startTime))
    .limit(limits.robotRecordsShown)
