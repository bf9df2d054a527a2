import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { countChosen } from '../sql/chosen-robots.ts'
import { noteAct } from '../sql/roll-out-history.ts'
import { type Beginning, beginRollOut } from './begin-roll-out.ts'
import { illegal } from './check-plan.ts'

/**
 * Begins a locked roll-out for a person who waits for the answer.
 * @returns how many robots it has
 * @throws Refusal 610604, 610701, 610704, 612006 or 612008, which say why none can be chosen
 */
export const beginOrRefuse = async (
  transaction: Database,
  scope: Scope,
  beginning: Beginning,
  act: { act: 'start' | 'approve'; userId: number; note?: string; now: number }
): Promise<number> => {
  const begun = await beginRollOut(transaction, scope, beginning, act.now)
  if (!('notStarted' in begun)) {
    const { robots } = begun
    await noteAct(transaction, beginning.rollOutId, { ...act, robots })
    return robots
  }
  if (begun.notStarted === 'tooManyRobots')
    throw illegal([{ field: 'filter', reason: `at most ${limits.rollOutRobotsMax} robots` }])
  const { filter, version } = beginning
  const { matching, current, upgrading, locked } = await countChosen(transaction, scope, filter, version)
  if (matching === 0) throw new Refusal(codes.robotNotFound)
  if (upgrading === 0 && locked > 0) throw new Refusal(codes.robotBusy)
  throw new Refusal(matching === current ? codes.noNewSoftware : codes.upgradingAlready)
}
