import type { SettingEntry } from '#contract/calls/robot-settings/robot-settings.ts'
import { type Code, codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { countOrRefuse } from '../rates/index.ts'
import { askForSettings } from './ask-for-settings.ts'
import {
  addApplication,
  findApplication,
  findRobotsBy,
  findRobotsById,
  lockFailedRobots,
  putApplied,
  type RobotToSet
} from './sql/applications.ts'
import { findTemplate } from './sql/templates.ts'

/** Applications of one user, also those that are repeated: each asks many robots. */
const applications = { count: 60, windowMs: 60 * minute }

type By = { scope: Scope; userId: number; now: number }
type Chosen =
  | { by: 'robots'; robotIds: readonly number[] }
  | { by: 'filter'; storeId?: number | undefined; text?: string | undefined }

/**
 * Asks each robot to take the values, and notes how it was asked.
 * @returns the code of each robot that can't be asked
 */
export const askEach = async (
  transaction: Database,
  applicationId: number,
  robots: readonly RobotToSet[],
  values: readonly SettingEntry[],
  { userId, now }: Omit<By, 'scope'>
): Promise<Map<number, Code>> => {
  const rows = []
  for (const robot of robots) {
    const asked = await askForSettings(transaction, robot, values, { userId, now })
    rows.push(
      'refused' in asked
        ? { robotId: robot.robotId, requestId: null, code: asked.refused }
        : { robotId: robot.robotId, requestId: asked.requestId, code: null }
    )
  }
  await putApplied(transaction, applicationId, rows)
  return new Map(rows.flatMap(({ robotId, code }) => (code === null ? [] : [[robotId, code] as const])))
}

const tenantsOf = (robots: readonly RobotToSet[]): number[] => [...new Set(robots.map(({ tenantId }) => tenantId))]

/** @throws Refusal 610701 where none fits or one is not for this user, 610604 for too many */
const choose = async (
  transaction: Database,
  scope: Scope,
  template: { robotKind: RobotToSet['robotKind'] },
  chosen: Chosen
) => {
  const { robotKind } = template
  if (chosen.by === 'robots') {
    const robotIds = [...new Set(chosen.robotIds)]
    const robots = await findRobotsById(transaction, scope, robotKind, robotIds)
    if (robots.length < robotIds.length) throw new Refusal(codes.robotNotFound)
    return robots
  }
  const robots = await findRobotsBy(transaction, scope, robotKind, chosen, limits.settingsRobotsMax)
  if (robots.length === 0) throw new Refusal(codes.robotNotFound)
  if (robots.length > limits.settingsRobotsMax) {
    const problem = { field: 'chosen', reason: `at most ${limits.settingsRobotsMax} robots` }
    throw new Refusal(codes.parameterIllegal, { data: [problem] })
  }
  return robots
}

/**
 * Asks robots to take a template: one transaction, so that none is asked without a note of it. Robots come in the order of
 * their ids, so that two applications never wait for one another.
 * @throws Refusal 610603, 610701, 610604, 610520
 */
export const applyTemplate = async (
  database: Database,
  { templateId, chosen }: { templateId: number; chosen: Chosen },
  by: By
): Promise<{ applicationId: number; robots: number; tenantIds: number[] }> => {
  const { scope, userId, now } = by
  await countOrRefuse(database, `settings of ${userId}`, applications, now)
  return database.transaction(async transaction => {
    const template = await findTemplate(transaction, scope, templateId)
    if (template === undefined) throw new Refusal(codes.recordNotFound)
    const { values } = template
    const robots = await choose(transaction, scope, template, chosen)
    const tenantId = scope.of === 'tenant' ? scope.tenantId : null
    const row = { templateId, tenantId, values, userId, createTime: now }
    const applicationId = await addApplication(transaction, row)
    await askEach(transaction, applicationId, robots, values, by)
    return { applicationId, robots: robots.length, tenantIds: tenantsOf(robots) }
  })
}

/**
 * Asks those again that did not take it.
 * @throws Refusal 610603, 610606 where none is left, 610520
 */
export const retryApplication = async (
  database: Database,
  applicationId: number,
  by: By
): Promise<{ robots: number; tenantIds: number[] }> => {
  await countOrRefuse(database, `settings of ${by.userId}`, applications, by.now)
  return database.transaction(async transaction => {
    const application = await findApplication(transaction, by.scope, applicationId)
    if (application === undefined) throw new Refusal(codes.recordNotFound)
    const robots = await lockFailedRobots(transaction, by.scope, applicationId)
    if (robots.length === 0) throw new Refusal(codes.updateFailed)
    await askEach(transaction, applicationId, robots, application.values, by)
    return { robots: robots.length, tenantIds: tenantsOf(robots) }
  })
}
