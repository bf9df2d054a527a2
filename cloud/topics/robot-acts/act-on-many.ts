import type { ChosenRobots, RobotOutcome } from '#contract/calls/robot-acts/many.ts'
import { type Code, codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { type Scope, toRead } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { countOrRefuse } from '../rates/index.ts'
import { outcomesOf, refusedBy } from './outcomes.pure.ts'
import { type ChosenRobot, findRobotIds, findShownRobots, lockChosenRobots } from './sql.ts'

/** Acts of one user on many robots. */
export const acts = { count: 60, windowMs: 60 * minute }

export type By = { scope: Scope; userId: number; now: number }

/** Does the act at locked robots. @returns the code of each robot that can't take it */
type Act = (transaction: Database, robots: readonly ChosenRobot[]) => Promise<ReadonlyMap<number, Code>>

/**
 * A filter stands for the robots that the person sees in the list.
 * @throws Refusal 610604 for a filter that finds too many robots
 */
const idsOf = async (transaction: Database, scope: Scope, chosen: ChosenRobots): Promise<number[]> => {
  if (chosen.by === 'robots') return [...new Set(chosen.robotIds)]
  const found = await findRobotIds(transaction, toRead(scope), chosen.filter, limits.actRobotsMax)
  if (found.length <= limits.actRobotsMax) return found
  throw new Refusal(codes.parameterIllegal, {
    data: [{ field: 'chosen', reason: `at most ${limits.actRobotsMax} robots` }]
  })
}

/**
 * Does one act at many robots, in one transaction: a process that is killed leaves all of it or nothing.
 * @param first the work that is done before the robots are locked
 * @returns the outcome at each robot, and the tenants whose robots took the act
 * @throws Refusal 610520, 610604, 610701 where no robot is found, and any error of `first`
 */
export const actOnMany = async <Before>(
  database: Database,
  chosen: ChosenRobots,
  { scope, userId, now }: By,
  { first, act }: { first: (transaction: Database) => Promise<Before>; act: (before: Before) => Act }
): Promise<{ outcomes: RobotOutcome[]; tenantIds: number[] }> => {
  await countOrRefuse(database, `acts on robots of ${userId}`, acts, now)
  return database.transaction(async transaction => {
    const before = await first(transaction)
    const robotIds = await idsOf(transaction, scope, chosen)
    const robots = await lockChosenRobots(transaction, scope, robotIds)
    const shown = await findShownRobots(transaction, toRead(scope), robotIds)
    // One robot that nobody shows to this person is answered like one that is not there, so that ids tell nothing.
    if (shown.length === 0) throw new Refusal(codes.robotNotFound)
    const own = new Set(robots.map(({ robotId }) => robotId))
    // A robot of a tenant below is shown, and its own people alone act on it.
    const below = refusedBy(shown, ({ robotId }) => (own.has(robotId) ? undefined : codes.permissionMissing))
    const refused = robots.length === 0 ? below : new Map([...below, ...(await act(before)(transaction, robots))])
    const taken = robots.filter(({ robotId }) => !refused.has(robotId))
    return {
      outcomes: outcomesOf(robotIds, shown, refused),
      tenantIds: [...new Set(taken.map(({ tenantId }) => tenantId))]
    }
  })
}

/** For acts that need nothing before the robots. */
export const nothing = async (): Promise<undefined> => undefined
