import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { SettingEntry } from '#contract/calls/robot-settings/robot-settings.ts'
import type { AppliedState } from '#contract/calls/robot-settings/settings-templates.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import type { Code } from '#contract/codes.ts'
import type { Database } from '../../../database/open.ts'
import { containing } from '../../../database/rows/containing.ts'
import { inServiceWithin } from '../../../database/rows/robot-condition.ts'
import { capabilitiesOfRobot } from '../../../database/rows/robot-kinds.ts'
import { type Scope, within } from '../../../database/rows/scope.ts'
import {
  appliedRobots,
  robotRequests,
  robotSettings,
  robots,
  settingsApplications,
  settingsTemplates,
  stores,
  users
} from '../../../database/schema.ts'

type Page = { pageNo: number; size: number }
type Which = { storeId?: number | undefined; text?: string | undefined }

const ofKind = (scope: Scope, robotKind: RobotKind, { storeId, text }: Which): SQL | undefined =>
  and(
    inServiceWithin(scope),
    eq(robots.robotKind, robotKind),
    storeId === undefined ? undefined : eq(robots.storeId, storeId),
    text ? containing(text, [robots.serial, robots.name, stores.name]) : undefined
  )

/** One page of the robots of a kind within a scope, by name. */
export const findRobotsOfKind = async (database: Database, scope: Scope, kind: RobotKind, which: Which, page: Page) => {
  const matching = ofKind(scope, kind, which)
  const list = await database
    .select({
      robotId: robots.robotId,
      serial: robots.serial,
      name: robots.name,
      storeName: stores.name,
      online: robots.online
    })
    .from(robots)
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(matching)
    .orderBy(asc(robots.name), asc(robots.robotId))
    .limit(page.size)
    .offset((page.pageNo - 1) * page.size)
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(robots)
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

/** The values that some robots last reported for their settings. */
export const findSaidOf = (database: Database, robotIds: readonly number[]) =>
  database
    .select({
      robotId: robotSettings.robotId,
      key: robotSettings.key,
      value: robotSettings.value,
      sayTime: robotSettings.sayTime
    })
    .from(robotSettings)
    .where(inArray(robotSettings.robotId, [...robotIds]))

const asked = {
  robotId: robots.robotId,
  robotKind: robots.robotKind,
  capabilities: capabilitiesOfRobot,
  online: robots.online,
  state: robots.state,
  tenantId: robots.tenantId
}

/** Robots of a kind within a scope by their ids, in the order of the ids. */
export const findRobotsById = (database: Database, scope: Scope, kind: RobotKind, robotIds: readonly number[]) =>
  database
    .select(asked)
    .from(robots)
    .where(and(inArray(robots.robotId, [...robotIds]), inServiceWithin(scope), eq(robots.robotKind, kind)))
    .orderBy(asc(robots.robotId))

/** Robots of a kind within a scope that fit a filter, in the order of the ids: so many at most, and one more. */
export const findRobotsBy = (database: Database, scope: Scope, kind: RobotKind, which: Which, most: number) =>
  database
    .select(asked)
    .from(robots)
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .where(ofKind(scope, kind, which))
    .orderBy(asc(robots.robotId))
    .limit(most + 1)

export type RobotToSet = Awaited<ReturnType<typeof findRobotsById>>[number]

type NewApplication = {
  templateId: number
  tenantId: number | null
  values: readonly SettingEntry[]
  userId: number
  createTime: number
}

export const addApplication = async (transaction: Database, row: NewApplication): Promise<number> => {
  const [added] = await transaction
    .insert(settingsApplications)
    .values({ ...row, values: [...row.values] })
    .returning({ applicationId: settingsApplications.applicationId })
  if (added === undefined) throw new Error('the database gave no id')
  return added.applicationId
}

type Asked = { robotId: number; requestId: number | null; code: Code | null }

/** Notes how robots were asked, also once more. */
export const putApplied = async (
  transaction: Database,
  applicationId: number,
  rows: readonly Asked[]
): Promise<void> => {
  await transaction
    .insert(appliedRobots)
    .values(rows.map(row => ({ ...row, applicationId })))
    .onConflictDoUpdate({
      target: [appliedRobots.applicationId, appliedRobots.robotId],
      set: { requestId: sql`excluded.request_id`, code: sql`excluded.code` }
    })
}

const state = sql<AppliedState>`case when ${robotRequests.state} in ('asked', 'taken') then 'open'
  when ${robotRequests.state} = 'answered' then 'taken' else 'failed' end`

const told = {
  applicationId: settingsApplications.applicationId,
  templateId: settingsApplications.templateId,
  templateName: settingsTemplates.name,
  userName: users.nickname,
  createTime: settingsApplications.createTime
}

/** One page of the applications of a template within a scope, the newest first. */
export const findApplications = async (database: Database, scope: Scope, templateId: number, page: Page) => {
  const matching = and(eq(settingsApplications.templateId, templateId), within(scope, settingsApplications.tenantId))
  const list = await database
    .select(told)
    .from(settingsApplications)
    .innerJoin(settingsTemplates, eq(settingsTemplates.templateId, settingsApplications.templateId))
    .leftJoin(users, eq(users.userId, settingsApplications.userId))
    .where(matching)
    .orderBy(desc(settingsApplications.applicationId))
    .limit(page.size)
    .offset((page.pageNo - 1) * page.size)
  return { list, total: await database.$count(settingsApplications, matching) }
}

/** How many robots of some applications stand in each way. */
export const countApplied = (database: Database, applicationIds: readonly number[]) =>
  database
    .select({ applicationId: appliedRobots.applicationId, state, count: sql<number>`count(*)::int` })
    .from(appliedRobots)
    .leftJoin(robotRequests, eq(robotRequests.requestId, appliedRobots.requestId))
    .where(inArray(appliedRobots.applicationId, [...applicationIds]))
    .groupBy(appliedRobots.applicationId, sql`2`)

/** An application within a scope. */
export const findApplication = async (database: Database, scope: Scope, applicationId: number) => {
  const [found] = await database
    .select({ ...told, values: settingsApplications.values, robotKind: settingsTemplates.robotKind })
    .from(settingsApplications)
    .innerJoin(settingsTemplates, eq(settingsTemplates.templateId, settingsApplications.templateId))
    .leftJoin(users, eq(users.userId, settingsApplications.userId))
    .where(and(eq(settingsApplications.applicationId, applicationId), within(scope, settingsApplications.tenantId)))
  return found
}

/** Those that somebody has to look at come first, then those that work at it. */
const byWork = sql`case ${state} when 'failed' then 0 when 'open' then 1 else 2 end`

/** One page of the robots of an application that are within a scope. */
export const findAppliedRobots = async (
  database: Database,
  scope: Scope,
  applicationId: number,
  wanted: AppliedState | undefined,
  page: Page
) => {
  const matching = and(
    eq(appliedRobots.applicationId, applicationId),
    within(scope, robots.tenantId),
    wanted === undefined ? undefined : sql`${state} = ${wanted}`
  )
  const list = await database
    .select({
      robotId: robots.robotId,
      serial: robots.serial,
      name: robots.name,
      storeName: stores.name,
      state,
      code: appliedRobots.code,
      requestState: robotRequests.state,
      failure: robotRequests.failure,
      endTime: robotRequests.endTime
    })
    .from(appliedRobots)
    .innerJoin(robots, eq(robots.robotId, appliedRobots.robotId))
    .leftJoin(stores, eq(stores.storeId, robots.storeId))
    .leftJoin(robotRequests, eq(robotRequests.requestId, appliedRobots.requestId))
    .where(matching)
    .orderBy(asc(byWork), asc(robots.name), asc(robots.robotId))
    .limit(page.size)
    .offset((page.pageNo - 1) * page.size)
  const [counted] = await database
    .select({ total: sql<number>`count(*)::int` })
    .from(appliedRobots)
    .innerJoin(robots, eq(robots.robotId, appliedRobots.robotId))
    .leftJoin(robotRequests, eq(robotRequests.requestId, appliedRobots.requestId))
    .where(matching)
  return { list, total: counted?.total ?? 0 }
}

/** The robots of an application that did not take it; nobody else asks them again until the transaction ends. */
export const lockFailedRobots = async (transaction: Database, scope: Scope, applicationId: number) => {
  await transaction
    .select({ applicationId: settingsApplications.applicationId })
    .from(settingsApplications)
    .where(eq(settingsApplications.applicationId, applicationId))
    .for('update')
  return transaction
    .select(asked)
    .from(appliedRobots)
    .innerJoin(robots, eq(robots.robotId, appliedRobots.robotId))
    .leftJoin(robotRequests, eq(robotRequests.requestId, appliedRobots.requestId))
    .where(and(eq(appliedRobots.applicationId, applicationId), inServiceWithin(scope), sql`${state} = 'failed'`))
    .orderBy(asc(robots.robotId))
}
