import type { NotStarted } from '#contract/calls/ota/roll-outs.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { findChosen } from '../sql/chosen-robots.ts'
import { changeRollOut, type LockedRollOut } from '../sql/roll-outs.ts'
import { addUpgrades } from '../sql/upgrades.ts'
import { waveSizes } from './next-step.pure.ts'
import { zoneFinder } from './night.pure.ts'

/** A roll-out, with the version that its robots are brought to. */
export type Beginning = Pick<LockedRollOut, 'rollOutId' | 'machineVersionId' | 'filter' | 'waveShares'> & {
  version: string
}

/** How many robots begin, or why none does. */
export type Begun = { robots: number } | { robots: 0; notStarted: Extract<NotStarted, 'noRobots' | 'tooManyRobots'> }

/** The wave of each of so many robots. */
const wavesOf = (robots: number, shares: readonly number[]): number[] =>
  waveSizes(robots, shares).flatMap((size, wave) => Array(size).fill(wave))

/** Chooses the robots of a locked roll-out, and lets the first wave begin. Nothing changes where none can be chosen. */
export const beginRollOut = async (
  transaction: Database,
  scope: Scope,
  { rollOutId, machineVersionId, filter, waveShares, version }: Beginning,
  now: number
): Promise<Begun> => {
  const chosen = await findChosen(transaction, scope, filter, { version, most: limits.rollOutRobotsMax })
  if (chosen.length > limits.rollOutRobotsMax) return { robots: 0, notStarted: 'tooManyRobots' }
  const waves = wavesOf(chosen.length, waveShares)
  const zoneOf = zoneFinder(now)
  const added = await addUpgrades(
    transaction,
    chosen.map(({ robotId, softwareVersion, ...place }, index) => ({
      rollOutId,
      robotId,
      machineVersionId,
      fromVersion: softwareVersion,
      toVersion: version,
      wave: waves[index] ?? 0,
      timeZone: zoneOf(place),
      createTime: now,
      beginTime: waves[index] === 0 ? now : null
    }))
  )
  if (added.length === 0) return { robots: 0, notStarted: 'noRobots' }
  await changeRollOut(transaction, rollOutId, { state: 'running', robots: added.length })
  return { robots: added.length }
}
