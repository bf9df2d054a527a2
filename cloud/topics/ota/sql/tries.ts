import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { inServiceWithin } from '../../../database/rows/robot-condition.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { robots, upgrades } from '../../../database/schema.ts'
import { addUpgrades, isFailed } from './upgrades.ts'

/**
 * Adds another try for each robot of a roll-out that failed. Those that have the version meanwhile, left the scope, or are in
 * another upgrade are passed over, and stay failed.
 * @param isBack of the ways back instead
 * @returns how many robots are tried again
 */
export const addTries = async (
  transaction: Database,
  scope: Scope,
  { rollOutId, isBack }: { rollOutId: number; isBack: boolean },
  now: number
): Promise<number> => {
  const ofRollOut = and(eq(upgrades.rollOutId, rollOutId), eq(upgrades.isBack, isBack), isFailed)
  const failed = await transaction
    .select({
      rollOutId: upgrades.rollOutId,
      robotId: upgrades.robotId,
      machineVersionId: upgrades.machineVersionId,
      fromVersion: robots.softwareVersion,
      toVersion: upgrades.toVersion,
      wave: upgrades.wave,
      timeZone: upgrades.timeZone
    })
    .from(upgrades)
    .innerJoin(robots, eq(robots.robotId, upgrades.robotId))
    .where(
      and(
        ofRollOut,
        eq(upgrades.triedAgain, false),
        inServiceWithin(scope),
        ne(robots.softwareVersion, upgrades.toVersion)
      )
    )
  const added = await addUpgrades(
    transaction,
    failed.map(it => ({ ...it, isBack, createTime: now, beginTime: now }))
  )
  if (added.length === 0) return 0
  const again = transaction
    .select({ robotId: upgrades.robotId })
    .from(upgrades)
    .where(and(eq(upgrades.rollOutId, rollOutId), eq(upgrades.isBack, isBack), eq(upgrades.state, 'waiting')))
  await transaction
    .update(upgrades)
    .set({ triedAgain: true })
    .where(and(ofRollOut, inArray(upgrades.robotId, again)))
  return added.length
}
