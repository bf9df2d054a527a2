import type { CallRequest } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import type { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../../database/open.ts'
import type { Scope } from '../../../database/rows/scope.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { countChosen, findChosen } from '../sql/chosen-robots.ts'
import { lockMachineVersion } from '../sql/machine-versions.ts'
import { addRollOut, changeRollOut, countOpenRollOuts } from '../sql/roll-outs.ts'
import { addUpgrades, findTenantsOf } from '../sql/upgrades.ts'
import { waveSizes } from './next-step.pure.ts'
import { zoneFinder } from './night.pure.ts'

type Wish = CallRequest<typeof calls.startRollOut>['body'] & { userId: number }

/** The wave of each of so many robots. */
const wavesOf = (robots: number): number[] => waveSizes(robots).flatMap((size, wave) => Array(size).fill(wave))

/** Says why a filter leaves no robot. */
const refuseEmpty = async (database: Database, scope: Scope, wish: Wish, version: string): Promise<never> => {
  const { matching, current, upgrading, locked } = await countChosen(database, scope, wish.filter, version)
  if (matching === 0) throw new Refusal(codes.robotNotFound)
  if (upgrading === 0 && locked > 0) throw new Refusal(codes.robotBusy)
  throw new Refusal(matching === current ? codes.noNewSoftware : codes.upgradingAlready)
}

/** @throws Refusal 610604 for a model that a version is not for */
const refuseForeignModels = (asked: readonly string[], models: readonly string[]): void => {
  const foreign = asked.findIndex(model => !models.includes(model))
  if (foreign < 0) return
  const problem = { field: `filter.models.${foreign}`, reason: 'the version is not for this model' }
  throw new Refusal(codes.parameterIllegal, { data: [problem] })
}

/**
 * Starts a roll-out. The version is locked: people who start it at the same moment come one after the other, and the first one
 * wins.
 * @returns the roll-out, how many robots it has, and whose they are
 */
export const startRollOut = (
  database: Database,
  scope: Scope,
  wish: Wish,
  now: number
): Promise<{ rollOutId: number; robots: number; tenantIds: number[] }> =>
  database.transaction(async transaction => {
    const { machineVersionId, filter, nightFrom, nightTo, failureShareMax, userId } = wish
    const machine = await lockMachineVersion(transaction, machineVersionId)
    if (machine?.state !== 'released') throw new Refusal(codes.noUsableVersion)
    refuseForeignModels(filter.models, machine.models)
    const tenantId = scope.of === 'tenant' ? scope.tenantId : null
    if ((await countOpenRollOuts(transaction, tenantId)) >= limits.rollOutsMax) throw new Refusal(codes.rollOutsBusy)
    const wanted = { machineVersionId, tenantId, filter, nightFrom, nightTo, failureShareMax, userId }
    const rollOutId = await addRollOut(transaction, { ...wanted, robots: 0, createTime: now })
    if (rollOutId === undefined) throw new Refusal(codes.rollOutRunning)
    const { version } = machine
    const chosen = await findChosen(transaction, scope, filter, { version, most: limits.rollOutRobotsMax })
    if (chosen.length > limits.rollOutRobotsMax)
      throw new Refusal(codes.parameterIllegal, {
        data: [{ field: 'filter', reason: `at most ${limits.rollOutRobotsMax} robots` }]
      })
    const waves = wavesOf(chosen.length)
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
        createTime: now
      }))
    )
    if (added.length === 0) return refuseEmpty(transaction, scope, wish, version)
    await changeRollOut(transaction, rollOutId, { robots: added.length })
    return { rollOutId, robots: added.length, tenantIds: await findTenantsOf(transaction, rollOutId) }
  })
