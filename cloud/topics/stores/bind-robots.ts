import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { namedAtMost } from '../../http/request/validation.ts'
import { Refusal } from '../../refusal.pure.ts'
import { type BindingProblem, bindingProblem, unbindingProblem } from './binding.pure.ts'
import { lockRobotsById, lockStore, type Mover, putRobotsInto } from './sql/stores.ts'

type Wish = { storeId: number; robotIds: readonly number[] }
type By = Mover & { scope: Scope }

const refusalOf = ({ code, problems }: BindingProblem) => new Refusal(code, { data: problems.slice(0, namedAtMost) })

/**
 * Binds robots to a store, or takes them out of it: all or none. Locks the store first, so that its country can't change
 * meanwhile. Then locks the robots in one order, so that two calls for the same robots follow one another.
 */
const change = (
  database: Database,
  { storeId, robotIds }: Wish,
  { scope, ...by }: By,
  { problem, into }: { problem: typeof bindingProblem; into: number | null }
): Promise<number> =>
  database.transaction(async transaction => {
    const store = await lockStore(transaction, scope, storeId)
    if (store === undefined) throw new Refusal(codes.storeNotFound)
    const robots = await lockRobotsById(transaction, scope, robotIds)
    const found = problem({ robotIds, robots, store })
    if (found !== undefined) throw refusalOf(found)
    await putRobotsInto(transaction, into, robotIds, by)
    return store.tenantId
  })

/** @returns whose robots they are. @throws Refusal 610702 for the store; 610701, 610712, 610713, 610717 or 610750 for robots, which it names */
export const bindRobots = (database: Database, wish: Wish, by: By): Promise<number> =>
  change(database, wish, by, { problem: bindingProblem, into: wish.storeId })

/** @returns whose robots they are. @throws Refusal 610702 for the store; 610701, 610714, 610716 or 610721 for robots, which it names */
export const unbindRobots = (database: Database, wish: Wish, by: By): Promise<number> =>
  change(database, wish, by, { problem: unbindingProblem, into: null })
